import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError, isApiError } from './errors';
import { asGivenUp, retryDelay, shouldRetry } from './retry';
import { waitOut } from './waiting-reads';

/** What every paged list answers (rules.md 2.1). Any field may be missing. */
export interface CursorPage<Item> {
  items?: Item[];
  nextCursor?: string;
  totalCount?: number;
}

/** Fetches one page; without a cursor, the first. */
export type FetchPage<Item> = (cursor: string | undefined, signal?: AbortSignal) => Promise<CursorPage<Item>>;

/**
 * Infinite query options of a cursor list (rules.md 2.1). The next page comes only from the
 * cursor in the last answer; a cursor that was followed before ends the list, so that a fault of the service cannot
 * make it endless. `pages` in the key keeps the shape apart from a plain query of the same resource.
 */
export function cursorListOptions<Item>(list: {
  key: QueryKey;
  fetchPage: FetchPage<Item>;
  staleTime?: number;
}) {
  return infiniteQueryOptions({
    queryKey: [...list.key, 'pages'],
    queryFn: ({ pageParam, signal }) => list.fetchPage(pageParam, signal),
    // Not `0` or `null`: the first page is asked for by leaving `cursor` out.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last, _pages, _cursor, followed) =>
      last.nextCursor && !followed.includes(last.nextCursor) ? last.nextCursor : undefined,
    ...(list.staleTime === undefined ? {} : { staleTime: list.staleTime }),
  });
}

/** The key under which the first page of a list is read beside the rows on screen, to tell what is new. */
export const firstPageKey = (listKey: QueryKey): QueryKey => ['first page', ...listKey];

/**
 * Puts other pages in the place of those of a cached list, at the age `updatedAt` (milliseconds; now, where none is
 * given), and gives them as they are kept. A list that was invalidated stays so: the rest of it is as old as before.
 */
export function setSomePages<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  data: InfiniteData<CursorPage<T>>,
  updatedAt?: number,
): InfiniteData<CursorPage<T>> | undefined {
  const isInvalidated = queryClient.getQueryState(queryKey)?.isInvalidated ?? false;
  const kept = queryClient.setQueryData<InfiniteData<CursorPage<T>>>(queryKey, data, { updatedAt });
  if (isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  return kept;
}

/** Reads the first page of a cursor list, whatever is loaded of it. Throws `ApiError`. */
export function readFirstPage<Item>(
  { queryFn, queryKey }: ReturnType<typeof cursorListOptions<Item>>,
  context: QueryFunctionContext,
): Promise<CursorPage<Item>> {
  const read = queryFn as QueryFunction<CursorPage<Item>, QueryKey, string | undefined>;
  return Promise.resolve(read({ ...context, queryKey, pageParam: undefined, direction: 'forward' }));
}

/** How many items a list has: what the service says, or, where it does not, what the whole list tells once it is loaded. */
export function totalOf(data: InfiniteData<CursorPage<unknown>, unknown> | undefined): number | undefined {
  const last = data?.pages.at(-1);
  if (!data || !last || last.totalCount !== undefined || last.nextCursor) return last?.totalCount;
  return data.pages.reduce((sum, page) => sum + (page.items?.length ?? 0), 0);
}

/**
 * The items of all loaded pages in order. An item that moved to a later page between two answers is there once:
 * `keyOf` gives what tells items apart, or undefined for one that has nothing of the kind.
 */
export function itemsOf<Item>(
  data: InfiniteData<CursorPage<Item>, unknown> | undefined,
  keyOf: (item: Item) => string | undefined,
): Item[] {
  return withoutRepeats(data?.pages.flatMap((page) => page.items ?? []) ?? [], keyOf, new Set());
}

export interface FetchProgress {
  /** Items handed out so far. */
  loaded: number;
  /** Items of all pages together, where the service tells. */
  total?: number | undefined;
  /** Set while it waits before it tries again, in milliseconds. */
  waitingMs?: number | undefined;
}

interface AllPages<Item> {
  fetchPage: FetchPage<Item>;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: FetchProgress) => void) | undefined;
  /** What tells items apart; those that were handed out before are left out. */
  keyOf?: ((item: Item) => string | undefined) | undefined;
  /** Waits so many milliseconds; tests replace it. */
  wait?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined;
}

/**
 * Reads every page of a list by its cursors and hands out one page of items after the other. Failures that pass are
 * tried again like any read; a full rate limit (429) is waited out however often, since its window ends after five
 * minutes at the latest (rules.md 5.1).
 * Throws `ApiError`: what a page failed with, `aborted`, or `not-json` when the service repeats a cursor.
 */
export async function* fetchAllPages<Item>(options: AllPages<Item>): AsyncGenerator<Item[], void, undefined> {
  const followed = new Set<string>();
  const seen = new Set<string>();
  let cursor: string | undefined;
  let loaded = 0;
  do {
    const page: CursorPage<Item> = await fetchPatiently(options, cursor, loaded);
    const items = withoutRepeats(page.items ?? [], options.keyOf ?? (() => undefined), seen);
    loaded += items.length;
    options.onProgress?.({ loaded, total: page.totalCount });
    if (items.length > 0) yield items;
    cursor = page.nextCursor || undefined;
    if (cursor && followed.has(cursor)) {
      throw new ApiError({ kind: 'not-json', title: 'The service repeats a page of this list' });
    }
    if (cursor) followed.add(cursor);
  } while (cursor);
}

/** Every item of a list at once, for lists that are short, or of which a page cannot tell. Throws what `fetchAllPages` throws. */
export async function readAll<Item extends { id?: string }>(
  fetchPage: FetchPage<Item>,
  signal?: AbortSignal,
): Promise<Item[]> {
  const all: Item[] = [];
  for await (const items of fetchAllPages({ fetchPage, signal, keyOf: ({ id }) => id })) all.push(...items);
  return all;
}

const mostWaits = 60;

async function fetchPatiently<Item>(
  options: AllPages<Item>,
  cursor: string | undefined,
  loaded: number,
): Promise<CursorPage<Item>> {
  const { fetchPage, signal, onProgress, wait = sleep } = options;
  for (let failures = 0, waits = 0; ;) {
    if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
    try {
      return await fetchPage(cursor, signal);
    } catch (error) {
      const limited = isApiError(error) && error.status === 429 && waits++ < mostWaits;
      if (!limited && !shouldRetry(failures, error)) throw asGivenUp(error);
      const ms = retryDelay(limited ? waits : failures++, error);
      if (onProgress) onProgress({ loaded, waitingMs: ms });
      else waitOut(error, ms);
      await wait(ms, signal);
    }
  }
}

function withoutRepeats<Item>(
  items: Item[],
  keyOf: (item: Item) => string | undefined,
  seen: Set<string>,
): Item[] {
  return items.filter((item) => {
    const key = keyOf(item);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
