import {
  isCancelledError,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ApiError } from './errors';
import { cursorListOptions, type FetchPage } from './paging';

type Whole<Item, Key extends QueryKey> = Pick<
  UseQueryOptions<Item[], ApiError, Item[], Key>,
  'queryKey' | 'queryFn' | 'staleTime'
>;

/**
 * Pages of a list that the service gives whole, neither filtered nor sorted (groups, payers and their plans): there is
 * one page, and `arrange` makes of the list what the reader asked for. It is refetched only once it is stale.
 */
function wholePages<Item, Row, Key extends QueryKey>(
  queryClient: QueryClient,
  whole: Whole<Item, Key>,
  arrange: (items: Item[]) => Row[] | Promise<Row[]>,
): FetchPage<Row> {
  return async () => {
    const items = await arrange(await readWhole(queryClient, whole));
    return { items, totalCount: items.length };
  };
}

async function readWhole<Item, Key extends QueryKey>(
  queryClient: QueryClient,
  whole: Whole<Item, Key>,
): Promise<Item[]> {
  // The list that asks tries again by itself.
  const options = { ...whole, retry: false } as UseQueryOptions<Item[], ApiError>;
  try {
    const items = await queryClient.fetchQuery(options);
    if (!queryClient.getQueryState(whole.queryKey)?.isInvalidated) return items;
  } catch (error) {
    if (!isCancelledError(error)) throw error;
  }
  // A dialog that reads the same list was closed meanwhile, and its read given up with it: what came of it is what was
  // there before, or nothing.
  return queryClient.fetchQuery(options);
}

/** The rows of such a list for a table; `question` tells one arrangement from another. */
export function wholeListRows<Item, Row, Key extends QueryKey>(
  queryClient: QueryClient,
  whole: Whole<Item, Key>,
  question: object,
  arrange: (items: Item[]) => Row[] | Promise<Row[]>,
) {
  const fetchPage = wholePages(queryClient, whole, arrange);
  return { query: cursorListOptions({ key: [...whole.queryKey, 'rows', question], fetchPage }), fetchPage };
}
