import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { emptiedBy, invalidateAfter, invalidateTags, isOneOf, staleAfter } from './invalidations';
import type { Tag, WriteOperation } from './operation-names.gen';
import { firstPageKey, type CursorPage, setSomePages } from './paging';
import type { paths } from './schema';

type Pages<T> = InfiniteData<CursorPage<T>>;

/** Whether something cached is a list that has such a row in its loaded pages. */
export function hasRow<T>(data: unknown, isIt: (row: T) => boolean): boolean {
  const { pages } = (data ?? {}) as Partial<Pages<T>>;
  return pages?.some(({ items }) => items?.some(isIt)) ?? false;
}

/**
 * Shows a record as it is now in its row of every cached list of a path (`/alerts`): `change` gives the new row. It keeps
 * its place, also in lists that it does not belong to any more, so that nothing jumps under the eyes of who works through
 * them.
 */
export function showInLists<T>(
  queryClient: QueryClient,
  path: keyof paths,
  isIt: (row: T) => boolean,
  change: (row: T) => T,
): void {
  const inPage = (page: CursorPage<T>): CursorPage<T> =>
    page.items?.some(isIt)
      ? { ...page, items: page.items.map((row) => (isIt(row) ? change(row) : row)) }
      : page;
  const cached = queryClient.getQueryCache().findAll({ queryKey: [path] });
  for (const { queryKey, state } of cached.filter((query) => hasRow(query.state.data, isIt))) {
    const { pages, pageParams } = state.data as Pages<T>;
    setSomePages<T>(queryClient, queryKey, { pageParams, pages: pages.map(inPage) });
  }
}

/**
 * Shows what a read or a write answered of a record in its row of every cached list of a path (`/providers`). What the
 * write emptied is not in its answer, and follows from its `body`.
 */
export function showRecord<T extends { id?: string }>(
  queryClient: QueryClient,
  path: keyof paths,
  recordId: string,
  answer: T | undefined,
  body?: object,
): void {
  showInLists<T>(
    queryClient,
    path,
    ({ id }) => id === recordId,
    (row) => ({ ...row, ...emptiedBy(body), ...answer }),
  );
}

/**
 * Invalidates what a bulk operation made stale. Where its dialog is open (`isSeen`) its outcome is waited for, and tables
 * are refetched; where it ended in the background their rows stay where they are.
 */
export function invalidateAfterBulk(queryClient: QueryClient, id: WriteOperation, isSeen: boolean): void {
  if (isSeen) void invalidateAfter(queryClient, id);
  else invalidateAllButRows(queryClient, staleAfter(id));
}

/**
 * Invalidates what was read under these tags after something that nobody waits for at its place, such as the end of a
 * verification. A table on screen is read beside its rows, which stay where they are, and says that they may be old; all
 * else, where `isWanted` says so, is refetched.
 */
export function invalidateAllButRows(
  queryClient: QueryClient,
  tags: readonly Tag[],
  isWanted: (query: Query) => boolean = () => true,
): void {
  const cache = queryClient.getQueryCache();
  // Not `find`, which makes a hash of the key for every query: after a thousand verifications there are thousands of them.
  const isOnScreen = ({ queryKey }: Query) => cache.get(hashKey(firstPageKey(queryKey)))?.isActive() ?? false;
  const tables = cache.findAll({ predicate: (query) => isOneOf(tags, query) && isOnScreen(query) });
  for (const { queryKey } of tables) {
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: firstPageKey(queryKey), exact: true });
  }
  void invalidateTags(queryClient, tags, (query) => isWanted(query) && !tables.includes(query));
}
