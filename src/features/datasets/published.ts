import { useInfiniteQuery } from '@tanstack/react-query';
import type { Dataset, DatasetScan, DatasetScanFilters } from '@/api/models';
import { listDatasetScansInfiniteOptions } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { publishedDay } from '@/domain/list-day';
import { calendarDay } from '@/lib/dates';
import { publishedHere } from './upload/remembered';

type Dated = Pick<Dataset, 'type' | 'lastUpdated'>;

/**
 * The day on which the list in a dataset was published, `YYYY-MM-DD`: a search of it since it was changed last tells the name of its
 * file, which has the day; before there is one, the browser that uploaded it knows. Undefined where nobody said it.
 */
export function publishedOf(
  { type, lastUpdated }: Dated,
  scans: readonly Pick<DatasetScan, 'type' | 'datasetMetadata'>[],
): string | undefined {
  if (!type || !lastUpdated) return undefined;
  const updated = calendarDay(lastUpdated);
  const scan = scans.find(
    (one) =>
      one.type === type &&
      one.datasetMetadata?.importFileName &&
      calendarDay(one.datasetMetadata.importDate) === updated,
  );
  return publishedHere(type, lastUpdated) ?? publishedDay(scan?.datasetMetadata?.importFileName);
}

/** The latest searches of a dataset, or of several, the newest first: one call. */
export const latestScansOf = (types: readonly string[]) =>
  listDatasetScansInfiniteOptions({
    type: types,
    sortedBy: 'Started',
    sortDirection: 'Desc',
  } as DatasetScanFilters);

/** The day on which the list in a dataset was published; undefined while or where that is not known. */
export function usePublished(dataset: Dated): string | undefined {
  const { data } = useInfiniteQuery({
    ...latestScansOf(dataset.type ? [dataset.type] : []),
    enabled: Boolean(dataset.type),
    retry: false,
  });
  return publishedOf(
    dataset,
    itemsOf(data, ({ id }) => id),
  );
}
