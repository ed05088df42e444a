import type { QueryClient } from '@tanstack/react-query';
import type { Dataset } from '@/api/models';
import { aggregateDatasetMatchesOptions, listDatasetsPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { largestPage } from '@/api/query';
import { datasetName } from '@/lib/dataset-names';

type Filters = Omit<
  NonNullable<Parameters<typeof listDatasetsPages>[0]>,
  'sortedBy' | 'sortDirection' | 'count'
>;

/**
 * Lists and databases in the order in which they have matches to decide, most first, those that have as many by their names. Where the
 * counts cannot be read the names alone are the order. Throws `ApiError` where the lists cannot be read.
 */
export async function byWaiting(
  filters: Filters,
  queryClient: QueryClient,
  signal?: AbortSignal,
): Promise<Dataset[]> {
  const counted = queryClient
    .fetchQuery({ ...aggregateDatasetMatchesOptions(), retry: false, staleTime: 10_000 })
    .catch(() => undefined);
  const all: Dataset[] = [];
  const fetchPage = listDatasetsPages({ ...filters, count: largestPage });
  for await (const items of fetchAllPages({ fetchPage, ...(signal && { signal }) })) all.push(...items);
  const counts = (await counted)?.userActionNeeded?.aggregations ?? {};
  const waiting = ({ type = '' }: Dataset) => (Object.hasOwn(counts, type) ? (counts[type] ?? 0) : 0);
  return all.toSorted(
    (one, other) =>
      waiting(other) - waiting(one) || datasetName(one.type).localeCompare(datasetName(other.type)),
  );
}
