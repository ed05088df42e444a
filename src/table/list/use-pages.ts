import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { type CursorPage, type cursorListOptions, setSomePages, totalOf } from '@/api/paging';
import type { GoneRows } from './gone-rows';
import { RowCache } from './row-cache';

/** What `cursorListOptions` gives: the query of a list, and the only thing a table needs to load it. */
export type CursorList<T> = ReturnType<typeof cursorListOptions<T>>;

export interface Pages<T> {
  rows: readonly T[];
  /** How many pages are loaded. */
  pages: number;
  /** The first page, of which the rows begin. */
  first: CursorPage<T> | undefined;
  /** How many match, where the service says so. */
  total: number | undefined;
  /** No page has come yet. */
  loading: boolean;
  /** Rows of the filters before; those of the new ones are on their way. */
  stale: boolean;
  /** Something is being loaded while rows are shown. */
  refreshing: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** The next page failed; the rows are kept. */
  moreError: Error | null;
  /** Nothing could be loaded, or what is shown could not be refreshed. */
  error: Error | null;
  /** When the rows came, in milliseconds of this computer's clock. */
  updatedAt: number;
  /** Something changed on the service since; there are too many pages to fetch them all again unasked. */
  outdated: boolean;
  /** `refresh` begins with the first page again: too many are loaded to fetch all of them. */
  startsOver: boolean;
  loadMore: () => void;
  refresh: () => void;
}

/**
 * A change makes lists stale, and React Query then fetches every loaded page again, one after the other. Beyond
 * this many pages the reader is told instead and decides.
 */
const pagesRefetched = 8;

/** Pages kept in the cache for coming back to a list; a day of scrolling must not stay in memory. */
const pagesKept = 40;

/** In module scope on purpose: React Query retains it with the query, and a closure would retain the variables of its component. */
export const fewPages = ({ state }: { state: { data?: unknown } }) =>
  ((state.data as { pages: unknown[] } | undefined)?.pages.length ?? 0) <= pagesRefetched;

const isEmpty = ({ state }: { state: { data?: unknown } }) => state.data === undefined;

/**
 * A table reads what is new beside its rows (`new-rows.tsx`): they do not move because a window was looked at again. Where
 * nothing came yet it is tried again.
 */
export const whileSeen = { refetchOnWindowFocus: isEmpty, refetchOnReconnect: isEmpty } as const;

/** The loaded pages of a list as rows. Old rows stay while those of other filters are loaded. */
export function usePages<T>(query: CursorList<T>, rowKey: (row: T) => string): Pages<T> {
  const client = useQueryClient();
  const result = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    enabled: fewPages,
    ...whileSeen,
  });
  const [cache] = useState(() => new RowCache<T>(rowKey));
  const pages = result.data?.pages ?? noPages;
  const rows = cache.read(pages as readonly CursorPage<T>[]);
  const { fetchNextPage, refetch, hasNextPage, isFetching, isError, isPlaceholderData } = result;

  const outdated = useSyncExternalStore(
    useCallback((listener) => client.getQueryCache().subscribe(listener), [client]),
    () => {
      const state = client.getQueryState(query.queryKey);
      return state?.isInvalidated === true && state.fetchStatus === 'idle' && state.status === 'success';
    },
  );

  const hash = hashKey(query.queryKey);
  useEffect(() => () => keepFirst(client, hash, pagesKept), [client, hash]);

  const busy = isFetching || isError || isPlaceholderData || !hasNextPage;
  const loadMore = useCallback(() => {
    if (!busy) void fetchNextPage({ cancelRefetch: false });
  }, [busy, fetchNextPage]);

  const startsOver = pages.length > pagesRefetched && !result.isFetchNextPageError;
  const refresh = () => {
    if (result.isFetchNextPageError) {
      void fetchNextPage();
      return;
    }
    if (startsOver) keepFirst(client, hash, 1);
    void refetch();
  };

  return {
    rows,
    pages: pages.length,
    first: pages[0] as CursorPage<T> | undefined,
    total: totalOf(result.data),
    loading: result.isPending,
    stale: isPlaceholderData,
    refreshing: isFetching && !result.isPending && !result.isFetchingNextPage,
    hasMore: hasNextPage,
    loadingMore: result.isFetchingNextPage,
    moreError: result.isFetchNextPageError ? result.error : null,
    error: result.isFetchNextPageError ? null : result.error,
    updatedAt: result.dataUpdatedAt,
    outdated,
    startsOver,
    loadMore,
    refresh,
  };
}

/** Lets go of all pages of a cached list but the first ones. Whether it is up to date stays as it was. */
function keepFirst(client: QueryClient, hash: string, count: number): void {
  const stored = client.getQueryCache().get<InfiniteData<CursorPage<unknown>>>(hash);
  const data = stored?.state.data;
  if (!stored || !data || data.pages.length <= count) return;
  const first = { pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) };
  setSomePages(client, stored.queryKey, first, stored.state.dataUpdatedAt);
}

const noPages: readonly CursorPage<never>[] = [];

/**
 * How many records match a list's filters, from the pages its table loads anyway, without those that have left it since;
 * undefined until known.
 */
export function useListTotal<T>(query: CursorList<T>, gone?: GoneRows<T>): number | undefined {
  const { data } = useInfiniteQuery({
    ...query,
    placeholderData: keepPreviousData,
    enabled: fewPages,
    ...whileSeen,
  });
  return (gone?.totalOf ?? totalOf)(data);
}
