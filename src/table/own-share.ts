import { queryOptions } from '@tanstack/react-query';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { everyMinute } from '@/lib/every-minute';
import type { CursorList } from './use-pages';

interface Divided<T> {
  /** `2of3`, or nothing for the whole list. */
  share: string | undefined;
  idOf: (item: T) => string | undefined;
}

/** The pages of a list, or of one's share of it where the address names one. */
export function ownPages<T>(fetchPage: FetchPage<T>, { share, idOf }: Divided<T>): FetchPage<T> {
  if (share === undefined) return fetchPage;
  // Most people have the whole list, and every address of a queue brings this file.
  return async (cursor, signal) =>
    (await import('./share-pages')).pagesOfShare(fetchPage, share, idOf)(cursor, signal);
}

/**
 * The query of a list, or of one's share of it. It begins with the key of the list, so that whatever changes rows in
 * lists changes them here. `fetchPage` gives pages as wide as the service has them, as most of a page is not one's own.
 */
export function ownListOptions<T>(
  query: CursorList<T>,
  fetchPage: FetchPage<T>,
  divided: Divided<T>,
): CursorList<T> {
  const { share } = divided;
  if (share === undefined) return query;
  const key = [...query.queryKey.slice(0, -1), `share ${share}`];
  return cursorListOptions({ key, fetchPage: ownPages(fetchPage, divided) });
}

/**
 * How many rows one's share of a list has, of which these are the query and the pages; null where the list is too long
 * to be read for that. The key begins with that of the list, as that of its pages does.
 */
export function shareTotalOptions<T>({ queryKey }: CursorList<T>, fetchPage: FetchPage<T>) {
  return queryOptions({
    queryKey: [...queryKey.slice(0, -1), 'total'],
    queryFn: async ({ signal }) => (await import('./share-pages')).countShare(fetchPage, signal),
    retry: false,
    ...everyMinute,
  });
}
