import { queryOptions } from '@tanstack/react-query';
import { omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { DatasetScan, DatasetScanFilters, DatasetType } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { scanKeys } from './keys';

/** Fetches the pages of `GET /datasets/scans`; for `walkAll` with `largestPage` as `count`. */
export function scanPages(filters: DatasetScanFilters, count = pageSize): FetchPage<DatasetScan> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/datasets/scans', { params: { query }, signal })).data;
  };
}

/** Without `includeOldScans`, the newest scan of each dataset, entity, parameter set and reference (contract.md). */
export function scanListOptions(filters: DatasetScanFilters = {}) {
  return cursorListOptions({ key: scanKeys.list(omitEmpty(filters)), fetchPage: scanPages(filters) });
}

/** A scan with its matches, rejected ones among them. */
export function scanOptions(scanId: string) {
  return queryOptions({
    queryKey: scanKeys.one(scanId),
    queryFn: async ({ signal }) =>
      (await api().GET('/datasets/scans/{scanId}', { params: { path: { scanId } }, signal })).data,
  });
}

/** The scan of a provider or facility that began last; null when there was none. For "a newer scan replaced this". */
export function newestScanOptions(datasetType: string, entityId: string) {
  return queryOptions({
    queryKey: scanKeys.newest({ datasetType, entityId }),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const type = [datasetType as DatasetType];
      const filters = { type, entityId, sortedBy: 'Started', sortDirection: 'Desc' } as const;
      const { items } = await scanPages(filters, 1)(undefined, signal);
      return items?.[0] ?? null;
    },
  });
}
