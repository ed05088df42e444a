import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useCallback, useState } from 'react';
import { aggregateAlertsOptions, getAlertOptions } from '@/api/operations.gen';
import type { Alert } from '@/api/models';
import { whenKnown } from '@/api/query';
import { OpenedRow } from '@/table/opened-row';
import { useMyTotal } from '@/table/list/assignment-count';
import { useListCount } from '@/table/list/list-count';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { useOpened } from '@/table/model/use-opened';
import { lazyComponent } from '@/ui/lazy-component';
import { MasterDetail } from '@/ui/master-detail';
import { PrerenderNext } from '@/queue/prerender-next';
import { QueueDock } from '@/ui/queue-pane';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState, ErrorState } from '@/ui/states';
import { Pager } from '@/ui/pager';
import { AlertFailed } from '@/features/alerts/failed';
import { useGoneAlerts } from '@/features/alerts/dismissals';
import { useAlertTriage } from '@/features/alerts/use-alert-triage';
import { alertId, alertList } from './-list';
import { alerts } from './-rows';
import { UndoBar } from './-undo';
import { AlertPane } from './-pane';
import { AlertQueue } from './-queue';

const DismissAlerts = lazyComponent(async () => (await import('./-bulk')).DismissAlerts);
const BulkDialog = lazyComponent(async () => (await import('@/jobs/bulk-dialog')).BulkDialog);

const fromList = listRoute(alertList, async () => (await import('./-rows')).alertRows);

export const Route = createFileRoute('/_app/alerts/')({
  ...fromList,
  // A pointer that passes over a link to the queue does not have all that changed read.
  loader: (args) =>
    args.cause === 'preload' && args.deps.sortedBy === 'Rank' ? undefined : fromList.loader(args),
  validateSearch: (raw: Record<string, unknown>) => ({
    ...alertList.validateSearch(raw),
    ...(typeof raw.alert === 'string' ? { alert: raw.alert } : {}),
  }),
  component: Alerts,
});

const isActive = ({ dismissalTimestamp }: Alert) => !dismissalTimestamp;

/** The queue of alerts beside the one that is open. On a phone: the queue, then the alert. */
function Alerts() {
  const listed = useList(alerts);
  const { params } = listed.search;
  const gone = useGoneAlerts(params.status);
  const { data: counts } = useQuery(aggregateAlertsOptions());
  const active = params.status === 'Dismissed' ? undefined : counts?.active;
  const total = useListCount({ listed, total: active, gone });
  const myTotal = useMyTotal(listed, params.share, gone);
  const opened = useOpened({ listed, rowId: alertId, to: '/alerts', param: 'alert', first: isActive });
  const { requestedId, index, rows, goTo } = opened;
  // An alert that a link leads to need not be among those that are listed.
  const directRead = useQuery({
    ...whenKnown(requestedId, (id) => getAlertOptions({ alertId: id })),
    enabled: opened.row === undefined && !opened.loading,
  });
  const alert = opened.row ?? (requestedId === undefined ? undefined : directRead.data);
  const triage = useAlertTriage(rows, index, opened.open);
  const [chosen, setChosen] = useState<Pick<ComponentProps<typeof DismissAlerts>, 'selection' | 'alerts'>>();
  const choose = useCallback<ComponentProps<typeof AlertQueue>['onDismiss']>(
    (selection, alerts) => setChosen({ selection, alerts }),
    [],
  );
  const [jobId, setJobId] = useState<string>();
  useShortcuts('Alerts', [
    { keys: 'j', label: 'Next alert', run: () => goTo(index + 1) },
    { keys: 'k', label: 'Previous alert', run: () => goTo(index - 1) },
    {
      keys: 'u',
      label: 'Take the latest dismissal back',
      run: triage.undo,
      disabled: triage.waiting.length === 0,
    },
  ]);
  return (
    <>
      <MasterDetail
        opened={requestedId !== undefined}
        back={<Link {...opened.listAddress}>All alerts</Link>}
        list={
          <OpenedRow value={alert?.id ?? null}>
            <AlertQueue listed={listed} rowLink={opened.rowLink} onDismiss={choose} />
          </OpenedRow>
        }
      >
        <QueueDock>
          <AlertFailed linkOf={(one) => (one.id === alert?.id ? undefined : opened.rowLink(one))} />
          <UndoBar waiting={triage.waiting} onUndo={triage.undo} />
        </QueueDock>
        {alert ? (
          <PrerenderNext open={alert} next={triage.nextLoaded} keyOf={alertId}>
            {(one) => (
              <AlertPane
                alert={one}
                readAt={opened.updatedAt}
                triage={triage}
                position={
                  <Pager
                    one="alert"
                    index={index}
                    last={rows.length - 1}
                    place={gone.placeOf(rows, index)}
                    total={params.share === undefined ? total : myTotal}
                    onGo={goTo}
                  />
                }
              />
            )}
          </PrerenderNext>
        ) : directRead.error ? (
          <ErrorState
            title="The alert could not be read"
            error={directRead.error}
            onRetry={() => void directRead.refetch()}
          />
        ) : (
          !opened.loading &&
          rows.length === 0 && (
            <EmptyState title="No alert is open" text="What is behind an alert is shown here." />
          )
        )}
      </MasterDetail>
      <Suspense>
        {chosen && <DismissAlerts {...chosen} onClose={() => setChosen(undefined)} onStart={setJobId} />}
        {jobId && <BulkDialog jobId={jobId} onClose={() => setJobId(undefined)} />}
      </Suspense>
    </>
  );
}
