import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@/api/models';
import { listAlertsInfiniteOptions, listAlertsPages } from '@/api/operations.gen';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { type ListRows, servicePages } from '@/table/list/list-spec';
import { assignedRows } from '@/table/list/my-assignment';
import { alertId, alertList, type AlertParams } from './-list';

/** The alerts for what an address asks: as the service lists them, or by their rank, which is made here of all of them. */
export function alertRows(
  { share, sortedBy, sortDirection, ...rest }: AlertParams,
  queryClient: QueryClient,
): ListRows<Alert> {
  const isRanked = sortedBy === 'Rank';
  const byAge = assignedRows(
    // Unless a state is asked for, what is active: the queue.
    servicePages(listAlertsInfiniteOptions, listAlertsPages, {
      status: 'Active',
      ...rest,
      sortedBy: 'Timestamp',
      sortDirection: isRanked ? 'Desc' : sortDirection,
    }),
    { share, idOf: alertId },
  );
  if (!isRanked) return byAge;
  const fetchPage: FetchPage<Alert> = async (_cursor, signal) =>
    (await import('./-ranked')).readRanked(queryClient, byAge.fetchPage, sortDirection, signal);
  const key = [...byAge.query.queryKey, `rank ${sortDirection}`];
  return { ...byAge, query: cursorListOptions({ key, fetchPage }) };
}

/** The list with its rows. */
export const alerts = { ...alertList, rows: alertRows };
