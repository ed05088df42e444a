import { queryOptions } from '@tanstack/react-query';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { everyMinute } from '@/lib/every-minute';
import type { ListRows } from './list-spec';

interface AssignmentOptions<T> {
  /** `2of3`, or nothing for the whole list. */
  share: string | undefined;
  idOf: (item: T) => string | undefined;
}

/**
 * The rows of a list, or of one's share of it where the address names one. The key of its query begins with that of the list,
 * so that whatever changes rows in lists changes them here. It too is read in pages as wide as the service gives them, as
 * most of a page is not one's own.
 */
export function assignedRows<T>(whole: ListRows<T>, { share, idOf }: AssignmentOptions<T>): ListRows<T> {
  if (share === undefined) return whole;
  // Most people have the whole list, and every address of a queue brings this file.
  const fetchPage: FetchPage<T> = async (cursor, signal) =>
    (await import('./assignment-pages')).assignedPages(whole.fetchPage, share, idOf)(cursor, signal);
  const key = [...whole.query.queryKey.slice(0, -1), `share ${share}`];
  return { query: cursorListOptions({ key, fetchPage }), fetchPage };
}

/**
 * All rows of one's share of a list, by which it is counted; null where the list is too long
 * to be read for that. The key begins with that of the list, as that of its pages does.
 */
export function assignmentTotalOptions<T>({ query, fetchPage }: ListRows<T>) {
  return queryOptions({
    queryKey: [...query.queryKey.slice(0, -1), 'total'],
    queryFn: async ({ signal }) => (await import('./assignment-pages')).countedRows(fetchPage, signal),
    retry: false,
    ...everyMinute,
  });
}
