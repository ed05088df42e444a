import type { DatasetScan, DatasetScanFilters, DatasetType } from '@/api/models';
import { listDatasetScansInfiniteOptions, listDatasetScansPages } from '@/api/operations.gen';
import type { scanList } from './-list';

type ScanQuestion = ReturnType<typeof scanList.ask>;

/** A dataset that the contract does not name yet is asked for like any other. */
const filtersOf = ({ type, ...rest }: ScanQuestion): DatasetScanFilters => ({
  ...rest,
  type: type as DatasetType[] | undefined,
});

export const scanQueryOptions = (question: ScanQuestion) =>
  listDatasetScansInfiniteOptions(filtersOf(question));

export const scanQueryPages = (question: ScanQuestion, count: number) =>
  listDatasetScansPages({ ...filtersOf(question), count });

export const scanId = ({ id }: DatasetScan) => id;
