import { cursorListOptions, type FetchPage } from '@/api/paging';
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
