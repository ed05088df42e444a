import type { DatasetScan, DatasetScanFilters, DatasetType } from '@/api/models';
import { listDatasetScansInfiniteOptions, listDatasetScansPages } from '@/api/operations.gen';
import type { scanList } from './-list';

type ScanParams = ReturnType<typeof scanList.toParams>;

/** A dataset that the contract does not name yet is asked for like any other. */
const filtersOf = ({ type, ...rest }: ScanParams): DatasetScanFilters => ({
  ...rest,
  type: type as DatasetType[] | undefined,
});

export const scanQueryOptions = (params: ScanParams) => listDatasetScansInfiniteOptions(filtersOf(params));

export const scanQueryPages = (params: ScanParams, count: number) =>
  listDatasetScansPages({ ...filtersOf(params), count });

export const scanId = ({ id }: DatasetScan) => id;
