import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { useDeferredValue } from 'react';
import { now } from '@/lib/clock';

/** Milliseconds between two looks at what has been read so far: each draws the figures anew. */
const publishEvery = 500;

/** What was read of a list so far, and what was made of it. */
export interface AggregationResult<Sum> {
  /** Never changes: what is read later is in a later one. */
  sum: Sum;
  /** The same object for as long as reading goes on from what was read, another once it begins again. */
  run: object;
  /** Items. */
  read: number;
  /** Items of all pages together, where the service tells. */
  total: number | undefined;
  /** Where reading goes on. */
  cursor: string | undefined;
  isComplete: boolean;
  /** Somebody does not want to wait for the rest. */
  isStopped: boolean;
  /** When the newest page came, in milliseconds. */
  at: number;
}

export interface AggregationOptions<Item, Sum> {
  /**
   * Its first part is no path of the contract: a write elsewhere must not throw away what took minutes to read. A key that
   * begins with that of another aggregation belongs to it: figures that stand beside each other are read again together.
   */
  key: QueryKey;
  fetchPage: FetchPage<Item>;
  start(): Sum;
  /** Takes a page into a sum that nobody else has, in place; true where nothing that follows can belong to it. */
  add(sum: Sum, items: readonly Item[]): boolean;
  /**
   * A sum that no later page changes, for the cache. A fold that copies the sum for each page would copy it 400 times for
   * 100,000 records; this is called as often as figures are drawn.
   */
  copy(sum: Sum): Sum;
}

/** The runs that pages are still being added to. */
const underWay = new WeakSet<object>();

/**
 * Reads a list page by page and makes figures of it while it comes. It is kept for the session, goes on where it stopped,
 * ends by itself once nobody looks, and begins again where it is asked anew meanwhile. Throws what `fetchAllPages` throws;
 * what was read until then stays.
 */
async function resume<Item, Sum extends object>(
  queryClient: QueryClient,
  { key, fetchPage, start, add, copy }: AggregationOptions<Item, Sum>,
): Promise<AggregationResult<Sum>> {
  const query = () =>
    queryClient.getQueryCache().find<AggregationResult<Sum>>({ queryKey: key, exact: true });
  const before = query()?.state.data;
  const result: AggregationResult<Sum> =
    before && !before.isComplete && !underWay.has(before.run)
      ? { ...before, sum: copy(before.sum), isStopped: false }
      : {
          sum: start(),
          run: {},
          read: 0,
          total: undefined,
          cursor: undefined,
          isComplete: false,
          isStopped: false,
          at: now(),
        };
  const snapshot = () => ({ ...result, sum: copy(result.sum) });
  const isReplaced = () => query()?.state.data?.run !== result.run;
  queryClient.setQueryData(key, snapshot());
  // The first page is drawn as soon as it is there.
  let published = -Infinity;
  let next: string | undefined;
  const pages = fetchAllPages<Item>({
    fetchPage: async (cursor, signal) => {
      const page = await fetchPage(cursor ?? result.cursor, signal);
      next = page.nextCursor;
      result.total = page.totalCount ?? result.total;
      return page;
    },
  });
  underWay.add(result.run);
  try {
    for await (const items of pages) {
      if (isReplaced()) return result;
      result.isComplete = add(result.sum, items) || !next;
      result.read += items.length;
      result.cursor = next;
      result.at = now();
      const current = query();
      result.isStopped = current?.state.data?.isStopped === true && !result.isComplete;
      if (result.isComplete || result.isStopped || !current?.getObserversCount()) return result;
      if (performance.now() - published < publishEvery) continue;
      queryClient.setQueryData(key, snapshot());
      published = performance.now();
    }
    return { ...result, isComplete: true };
  } catch (error) {
    // Pages since the last look are in the sum already: without their cursor they would be counted twice.
    if (!isReplaced()) queryClient.setQueryData(key, snapshot());
    throw error;
  } finally {
    underWay.delete(result.run);
  }
}

export interface Aggregation<Sum> {
  /** Undefined until reading began. */
  result: AggregationResult<Sum> | undefined;
  error: Error | null;
  isReading: boolean;
  stop(): void;
  goOn(): void;
  /** Forgets what was read, with all that belongs to it, and begins again. */
  readAgain(): void;
}

/** A list that is read whole for figures, with what can be done about that. */
export function useAggregation<Item, Sum extends object>(
  options: AggregationOptions<Item, Sum>,
): Aggregation<Sum> {
  const queryClient = useQueryClient();
  const { key } = options;
  const { data, error, isFetching, refetch } = useQuery<AggregationResult<Sum>, Error>({
    queryKey: key,
    queryFn: () => resume(queryClient, options),
    // Each page is tried again by itself.
    retry: false,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: Infinity,
    staleTime: ({ state }) => (state.data?.isComplete || state.data?.isStopped ? Infinity : 0),
  });
  // Figures that come while it is read are drawn when there is time for them.
  const deferred = useDeferredValue(data);
  const result = deferred?.run === data?.run ? deferred : data;
  const mark = (isStopped: boolean) =>
    queryClient.setQueryData<AggregationResult<Sum>>(key, (before) => before && { ...before, isStopped });
  return {
    result,
    error,
    // Until the last of it is drawn, too: what is drawn so far would look as if it had been stopped there.
    isReading: (isFetching || result !== data) && data?.isStopped !== true,
    stop: () => void mark(true),
    goOn: () => {
      mark(false);
      void refetch({ cancelRefetch: false });
    },
    readAgain: () => void queryClient.resetQueries({ queryKey: key }),
  };
}
