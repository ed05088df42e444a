import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import {
  attachLicense,
  deleteProvider,
  getProviderOptions,
  listLicensesOptions,
  listProviderNotesOptions,
  updateProvider,
} from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { totalOf } from '@/api/paging';
import { useBlocked } from '@/api/permissions';
import { everyMinute } from '@/lib/every-minute';
import { searchParams } from '@/lib/search-params';
import { fullName } from '@/lib/words';
import { provider as providerRecord } from '@/records/provider';
import { RecordPage } from '@/records/record-page';
import { Button } from '@/ui/button';
import { RecordStanding } from '@/ui/record-standing';
import { SkeletonRows } from '@/ui/route-states';
import { type RowRefresh, useRowRefresh } from '@/ui/use-row-refresh';
import { latestScanOptions, waitingMatchOptions } from '@/features/scans/options';
import { primaryFirst } from '@/domain/license-facts';
import { ProviderAlerts } from './-alerts';
import { useTabCounts } from './-counts';
import {
  ProviderActions,
  type ProviderDialog,
  providerDialogs,
  ProviderFacts,
  ProviderLine,
} from './-header';
import { LicenseList, ProviderSummary } from './-summary';
import { providerAlertOptions, type ProviderTab, providerTabs, treatInfoOptions } from './-tabs';
import { ProviderTimeline } from './-timeline/view';
import { Section } from '@/ui/layout';
import * as z from 'zod/mini';

const ProviderDialogs = lazy(() =>
  import('./-dialogs').then((module) => ({ default: module.ProviderDialogs })),
);
interface PlainPartProps {
  provider: Provider;
  refresh: RowRefresh;
  /** Opens a dialog of the file: what is missing can be filled in. */
  onOpen: (dialog: ProviderDialog) => void;
}

// Parts that need only the provider, and to know when their rows are read again.
const ProviderInfo = lazy(async () => ({ default: (await import('./-info')).ProviderInfo }));
const ProviderImports = lazy(async () => ({ default: (await import('./-imports')).ProviderImports }));
const ProviderRequests = lazy(async () => ({ default: (await import('./-entity-parts')).ProviderRequests }));
const ProviderFiles = lazy(async () => ({ default: (await import('./-files')).ProviderFiles }));
const ProviderMonitors = lazy(async () => ({ default: (await import('./-entity-parts')).ProviderMonitors }));
const ProviderEnrollments = lazy(async () => ({
  default: (await import('./-enrollments')).ProviderEnrollments,
}));
const ProviderScreening = lazy(async () => ({
  default: (await import('./-entity-parts')).ProviderScreening,
}));
const ProviderWhere = lazy(async () => ({ default: (await import('./-may-treat/where')).ProviderWhere }));
const ProviderNotes = lazy(() => import('./-notes').then((module) => ({ default: module.ProviderNotes })));

const tabIds = providerTabs.map(({ id }) => id);
const validateSearch = searchParams(() =>
  z.object({
    tab: z.catch(z.optional(z.enum(tabIds)), undefined),
    /** What is begun on the page: one of its dialogs, `write` a new note, `turn` the question of deactivation. */
    act: z.catch(z.optional(z.string()), undefined),
  }),
);

export const Route = createFileRoute('/_app/providers/$providerId/')({
  validateSearch,
  loader: ({ context: { queryClient }, params: { providerId } }) => {
    void queryClient.prefetchQuery(listLicensesOptions({ providerId }));
    void queryClient.prefetchInfiniteQuery(providerAlertOptions(providerId));
    void queryClient.prefetchInfiniteQuery(waitingMatchOptions(providerId));
    void queryClient.prefetchInfiniteQuery(latestScanOptions(providerId));
    void queryClient.prefetchQuery(treatInfoOptions(providerId));
    return queryClient.ensureQueryData(getProviderOptions({ providerId }));
  },
  component: ProviderFile,
});

/** A tab whose code is loaded once it is opened. */
function LazyTab({ children }: { children: ReactNode }) {
  return <Suspense fallback={<SkeletonRows rows={6} />}>{children}</Suspense>;
}

function ProviderFile() {
  const { providerId } = Route.useParams();
  const { tab = 'summary', act } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: provider } = useSuspenseQuery({ ...getProviderOptions({ providerId }), ...everyMinute });
  const wide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const shown: ProviderTab = wide && tab === 'timeline' ? 'summary' : tab;
  const providersBlocked = useBlocked([updateProvider, deleteProvider]);
  const licensesBlocked = useBlocked(attachLicense);
  const { ref, refresh } = useRowRefresh();
  // In a wide window the timeline stands beside every part.
  const whileOn = (...tabs: ProviderTab[]) => refresh(wide || tabs.includes(shown));
  const licenses = useQuery({
    ...listLicensesOptions({ providerId }),
    ...whileOn('summary', 'licenses', 'where', 'timeline'),
    select: primaryFirst,
  });
  const notes = useQuery({
    ...listProviderNotesOptions({ providerId }),
    ...whileOn('notes', 'timeline'),
  });
  // The parts that show them have them from the cache.
  useInfiniteQuery({
    ...providerAlertOptions(providerId),
    ...whileOn('summary', 'alerts', 'timeline'),
  });
  const waiting = useInfiniteQuery({
    ...waitingMatchOptions(providerId),
    ...refresh(shown === 'summary' || shown === 'screening'),
  });
  const [opened, setOpened] = useState<ProviderDialog>();
  const dialog = opened ?? providerDialogs.find((name) => name === act);
  const counts = useTabCounts(providerId, shown, refresh);

  function close() {
    setOpened(undefined);
    if (act) void navigate({ search: (before) => ({ ...before, act: undefined }), replace: true });
  }

  const list = {
    provider,
    licenses: licenses.data,
    failure: licenses.error,
    onRetry: () => void licenses.refetch(),
    onAttach: () => setOpened('attach'),
  };
  const plain = (Part: ComponentType<PlainPartProps>) => (
    <LazyTab>
      <Part provider={provider} refresh={refresh} onOpen={setOpened} />
    </LazyTab>
  );
  const timeline = <ProviderTimeline provider={provider} licenses={licenses.data} refresh={refresh} />;
  const name = fullName(provider);
  return (
    <>
      <RecordPage
        record={providerRecord}
        item={provider}
        title={name === '–' ? 'Unnamed provider' : name}
        titleEnd={
          <RecordStanding
            deactivated={provider.deactivated ?? false}
            readOnly={licensesBlocked && providersBlocked}
          />
        }
        subtitle={<ProviderLine provider={provider} />}
        actions={
          <ProviderActions
            provider={provider}
            licenses={licenses.data}
            isTurned={act === 'turn'}
            onTurned={close}
            onOpen={setOpened}
          />
        }
        bodyRef={ref}
        aside={
          <>
            <ProviderFacts provider={provider} />
            {wide && timeline}
          </>
        }
        tabs={{
          label: 'Parts of the file',
          all: providerTabs,
          current: shown,
          without: wide ? ['timeline'] : [],
          content: {
            summary: { content: <ProviderSummary {...list} refresh={refresh} /> },
            licenses: {
              count: licenses.data?.length,
              content: (
                <Section
                  title="All licenses"
                  actions={
                    licenses.data &&
                    licenses.data.length > 1 && (
                      <Button variant="default" size="xs" onClick={() => setOpened('verify')}>
                        Verify several
                      </Button>
                    )
                  }
                >
                  <LicenseList {...list} full />
                </Section>
              ),
            },
            where: {
              content: (
                <LazyTab>
                  <ProviderWhere {...list} refresh={refresh} />
                </LazyTab>
              ),
            },
            info: { content: plain(ProviderInfo) },
            // What only counts what is open says nothing where that is none: there may be more in the tab.
            screening: { count: totalOf(waiting.data) || undefined, content: plain(ProviderScreening) },
            monitors: { count: counts.monitors, content: plain(ProviderMonitors) },
            credentialing: { count: counts.credentialing || undefined, content: plain(ProviderRequests) },
            enrollments: { count: counts.enrollments, content: plain(ProviderEnrollments) },
            alerts: {
              count: counts.alerts || undefined,
              content: <ProviderAlerts providerId={providerId} licenses={licenses.data ?? []} />,
            },
            notes: {
              count: notes.data?.length,
              content: (
                <Suspense>
                  <ProviderNotes provider={provider} write={act === 'write'} onWriting={close} />
                </Suspense>
              ),
            },
            imports: { count: counts.imports, content: plain(ProviderImports) },
            files: { count: counts.files, content: plain(ProviderFiles) },
            timeline: { content: timeline },
          },
        }}
      />
      {dialog && (
        <Suspense>
          <ProviderDialogs dialog={dialog} provider={provider} licenses={licenses.data} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
