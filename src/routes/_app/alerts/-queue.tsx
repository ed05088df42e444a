import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import { aggregateAlertsOptions, dismissAlert } from '@/api/operations.gen';
import type { Alert } from '@/api/models';
import { useGoneAlerts } from '@/features/alerts/dismissals';
import type { Selection } from '@/table/list/bulk-selection';
import { DataTable } from '@/table/data-table';
import { AssignmentCount, useMyTotal } from '@/table/list/assignment-count';
import type { ListedOf } from '@/table/list/use-list';
import type { RowLink } from '@/table/list/use-row-link';
import { lazyComponent } from '@/ui/lazy-component';
import { PageHeader } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { alertColumns } from './-columns';
import { AlertCounts } from './-counts';
import { alertId } from './-list';
import type { alerts } from './-rows';
import type { RankedRow } from './-ranked';

const AlertRanking = lazyComponent(async () => (await import('./-ranking')).AlertRanking);

interface AlertQueueProps {
  listed: ListedOf<typeof alerts>;
  rowLink: (alert: Alert) => RowLink | undefined;
  /** `alerts` are those that the dialog lists one by one. */
  onDismiss: (selection: Selection<Alert>, alerts?: readonly RankedRow[]) => void;
}

/** Heading, counts and list of the alerts. Another alert that opens beside them renders none of it but two rows. */
export const AlertQueue = memo(function AlertQueue({ listed, rowLink, onDismiss }: AlertQueueProps) {
  const { params } = listed.search;
  const { data: counts } = useQuery(aggregateAlertsOptions());
  const active = counts?.active;
  // What was dismissed is no part of what is active.
  const total = params.status === 'Dismissed' ? undefined : active;
  const gone = useGoneAlerts(params.status);
  const myTotal = useMyTotal(listed, params.share, gone);
  return (
    <>
      <PageHeader
        title="Alerts"
        waiting={params.share === undefined ? active : myTotal}
        subtitle={<AssignmentCount listed={listed} total={total} gone={gone} />}
      />
      <AlertCounts params={params} />
      <DataTable
        listed={listed}
        columns={alertColumns}
        rowId={alertId}
        rowLink={rowLink}
        isPane
        bulkActions={[
          {
            label: 'Dismiss',
            icon: IconCheck,
            needs: dismissAlert,
            run: (selection) => onDismiss(selection),
          },
        ]}
        total={total}
        gone={gone}
        replaceRowsWith={
          params.sortedBy === 'Rank' ? (
            <Suspense fallback={<SkeletonRows rows={8} />}>
              <AlertRanking listed={listed} rowLink={rowLink} onDismiss={onDismiss} />
            </Suspense>
          ) : undefined
        }
        empty={{
          title: 'Nothing waits here',
          text: 'Alerts arise by themselves: when a license changes between two verifications, when it is about to expire, and when it has.',
        }}
      />
    </>
  );
});
