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
  // Unless a state is asked for, what is active: the queue.
  const filters = { status: 'Active' as const, ...rest };
  const whole = servicePages(listAlertsInfiniteOptions, listAlertsPages, {
    ...filters,
    sortedBy: 'Timestamp',
    sortDirection: isRanked ? 'Desc' : sortDirection,
  });
  const byAge = assignedRows(whole, { share, idOf: alertId });
  if (!isRanked) return byAge;
  const key = [...byAge.query.queryKey, `rank ${sortDirection}`];
  const fetchPage: FetchPage<Alert> = async (_cursor, signal) => {
    const { readRanked } = await import('./-ranked');
    const isOfActive = filters.status === 'Active';
    const ranking = { fetchPage: whole.fetchPage, direction: sortDirection, isOfActive, share };
    return readRanked(queryClient, { ...ranking, listKey: [...key, 'pages'] }, signal);
  };
  return { ...byAge, query: cursorListOptions({ key, fetchPage }) };
}

/** The list with its rows. */
export const alerts = { ...alertList, rows: alertRows };
