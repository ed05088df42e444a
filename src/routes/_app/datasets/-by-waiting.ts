import type { QueryClient } from '@tanstack/react-query';
import type { Dataset } from '@/api/models';
import { aggregateDatasetMatchesOptions, listDatasetsPages } from '@/api/operations.gen';
import { type CursorPage, fetchAllPages } from '@/api/paging';
import { largestPage } from '@/api/query';
import { datasetName } from '@/lib/dataset-names';

type Wanted = Omit<NonNullable<Parameters<typeof listDatasetsPages>[0]>, 'sortedBy' | 'count'>;

/**
 * Lists and databases on one page, in the order in which they have matches to decide, most first but for `Asc`, those that have as many by
 * their names. Where the
 * counts cannot be read the names alone are the order. Throws `ApiError` where the lists cannot be read.
 */
export async function byWaiting(
  { sortDirection, ...filters }: Wanted,
  queryClient: QueryClient,
  signal?: AbortSignal,
): Promise<CursorPage<Dataset>> {
  const counted = queryClient
    .fetchQuery({ ...aggregateDatasetMatchesOptions(), retry: false, staleTime: 10_000 })
    .catch(() => undefined);
  const all: Dataset[] = [];
  const fetchPage = listDatasetsPages({ ...filters, count: largestPage });
  for await (const items of fetchAllPages({ fetchPage, ...(signal && { signal }) })) all.push(...items);
  const counts = (await counted)?.userActionNeeded?.aggregations ?? {};
  const waiting = ({ type = '' }: Dataset) => (Object.hasOwn(counts, type) ? (counts[type] ?? 0) : 0);
  const sign = sortDirection === 'Asc' ? -1 : 1;
  const items = all.toSorted(
    (one, other) =>
      sign * (waiting(other) - waiting(one)) || datasetName(one.type).localeCompare(datasetName(other.type)),
  );
  return { items, totalCount: items.length };
}
