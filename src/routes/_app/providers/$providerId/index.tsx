import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { getProviderOptions, listLicensesOptions, listProviderNotesOptions } from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { totalOf } from '@/api/paging';
import { everyMinute } from '@/lib/every-minute';
import { searchParams } from '@/lib/search-params';
import { Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { type RowRefresh, useRowRefresh } from '@/ui/use-row-refresh';
import { latestScanOptions, waitingMatchOptions } from '@/features/scans/options';
import { inOrder } from '@/domain/license-facts';
import { ProviderAlerts } from './-alerts';
import { useTabCounts } from './-counts';
import { type ProviderDialog, ProviderFacts, ProviderPage, ProviderTabs } from './-header';
import { LicenseList, ProviderSummary } from './-summary';
import { providerAlertOptions, type ProviderTab, providerTabs, treatInfoOptions } from './-tabs';
import { ProviderTimeline } from './-timeline/view';
import { Section } from '@/ui/parts';
import * as z from 'zod/mini';

const ProviderDialogs = lazy(() => import('./-dialogs').then((part) => ({ default: part.ProviderDialogs })));
interface PlainPartProps {
  provider: Provider;
  refresh: RowRefresh;
  /** Opens a dialog of the file: what is missing can be filled in. */
  onOpen: (dialog: ProviderDialog) => void;
}

/** Parts that need only the provider, and to know when their rows are read again. */
const plainParts: Partial<Record<ProviderTab, ComponentType<PlainPartProps>>> = {
  info: lazy(async () => ({ default: (await import('./-info')).ProviderInfo })),
  imports: lazy(async () => ({ default: (await import('./-imports')).ProviderImports })),
  credentialing: lazy(async () => ({
    default: (await import('./-entity-parts')).ProviderRequests,
  })),
  files: lazy(async () => ({ default: (await import('./-files')).ProviderFiles })),
  monitors: lazy(async () => ({ default: (await import('./-entity-parts')).ProviderMonitors })),
  enrollments: lazy(async () => ({
    default: (await import('./-enrollments')).ProviderEnrollments,
  })),
  screening: lazy(async () => ({ default: (await import('./-entity-parts')).ProviderScreening })),
};
const ProviderWhere = lazy(async () => ({ default: (await import('./-may-treat/where')).ProviderWhere }));
const ProviderNotes = lazy(() => import('./-notes').then((part) => ({ default: part.ProviderNotes })));

const tabIds = providerTabs.map(({ id }) => id);
const validateSearch = searchParams(() =>
  z.object({
    tab: z.catch(z.optional(z.enum(tabIds)), undefined),
    /** Opens the form to attach a license, as the step after creating a provider. */
    attach: z.catch(z.optional(z.boolean()), undefined),
    /** Opens the form of the provider, where something that is missing is filled in. */
    edit: z.catch(z.optional(z.boolean()), undefined),
    /** Opens the notes with the cursor in the new one. */
    write: z.catch(z.optional(z.boolean()), undefined),
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

function ProviderFile() {
  const { providerId } = Route.useParams();
  const { tab = 'summary', attach, edit, write } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: record } = useSuspenseQuery({ ...getProviderOptions({ providerId }), ...everyMinute });
  // Every call needs the id, and any field of an answer may be missing.
  const provider = { ...record, id: providerId };
  const wide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const shown: ProviderTab = wide && tab === 'timeline' ? 'summary' : tab;
  const { ref, refresh } = useRowRefresh();
  // In a wide window the timeline stands beside every part.
  const whileOn = (...tabs: ProviderTab[]) => refresh(wide || tabs.includes(shown));
  const licenses = useQuery({
    ...listLicensesOptions({ providerId }),
    ...whileOn('summary', 'licenses', 'where', 'timeline'),
    select: inOrder,
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
  const dialog = opened ?? (attach ? 'attach' : edit ? 'edit' : undefined);
  const tabCounts = useTabCounts(providerId, shown, refresh);
  const PlainPart = plainParts[shown];

  function close() {
    setOpened(undefined);
    if (attach || edit) {
      const closed = { attach: undefined, edit: undefined };
      void navigate({ search: (before) => ({ ...before, ...closed }), replace: true });
    }
  }

  const list = {
    provider,
    licenses: licenses.data,
    failure: licenses.error,
    onRetry: () => void licenses.refetch(),
    onAttach: () => setOpened('attach'),
  };
  return (
    <>
      <ProviderPage
        provider={provider}
        licenses={licenses.data}
        onOpen={setOpened}
        bodyRef={ref}
        tabs={
          <ProviderTabs
            providerId={providerId}
            current={shown}
            counts={{
              ...tabCounts,
              licenses: licenses.data?.length,
              screening: totalOf(waiting.data),
              notes: notes.data?.length,
            }}
            without={wide ? ['timeline'] : []}
          />
        }
        aside={
          (wide || shown === 'summary') && (
            <>
              <ProviderFacts provider={provider} />
              {wide && <ProviderTimeline provider={provider} licenses={licenses.data} refresh={refresh} />}
            </>
          )
        }
      >
        {shown === 'summary' && <ProviderSummary {...list} refresh={refresh} />}
        {shown === 'licenses' && (
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
        )}
        {shown === 'where' && (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <ProviderWhere {...list} refresh={refresh} />
          </Suspense>
        )}
        {PlainPart && (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <PlainPart provider={provider} refresh={refresh} onOpen={setOpened} />
          </Suspense>
        )}
        {shown === 'alerts' && <ProviderAlerts providerId={providerId} licenses={licenses.data ?? []} />}
        {shown === 'notes' && (
          <Suspense>
            <ProviderNotes provider={provider} write={write ?? false} />
          </Suspense>
        )}
        {shown === 'timeline' && (
          <ProviderTimeline provider={provider} licenses={licenses.data} refresh={refresh} />
        )}
      </ProviderPage>
      {dialog && (
        <Suspense>
          <ProviderDialogs dialog={dialog} provider={provider} licenses={licenses.data} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
