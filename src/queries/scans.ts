import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { DatasetScan, DatasetScanFilters, DatasetScanRequest, DatasetType } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { credentialingKeys, eventKeys, matchKeys, monitorKeys, scanKeys, webhookLogKeys } from './keys';

/** Fetches the pages of `GET /datasets/scans`; for `walkAll` with `widestPage` as `count`. */
export function scanPages(filters: DatasetScanFilters, count = screenPage): FetchPage<DatasetScan> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/datasets/scans', { params: { query }, signal })).data;
  };
}

/** Without `includeOldScans`, the newest scan of each dataset, entity, parameter set and reference (contract.md). */
export function scanListOptions(filters: DatasetScanFilters = {}) {
  return cursorListOptions({ key: scanKeys.list(onlySet(filters)), fetchPage: scanPages(filters) });
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

/** Starts one scan. For work over many, which makes lists stale once at its end. */
export async function startScan(body: DatasetScanRequest): Promise<DatasetScan> {
  return (await api().POST('/datasets/scans', { body })).data;
}

/** Starts a scan; one that lacks a required parameter comes back as failed (service.md, "Datasets"). */
export function useStartScan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: startScan,
    onSuccess: (scan) => {
      if (scan.id) queryClient.setQueryData(scanKeys.one(scan.id), scan);
      makeScansStale(queryClient);
    },
    onError: (error) => {
      // The same scan runs already: a list that does not show it is old.
      if (error.status === 409) makeScansStale(queryClient);
    },
  });
}

/** Fetches the latest answer of a continuous scan: the databank's only, and only while it is active (service.md). */
export function useRefreshScan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (scanId: string) => {
      await api().POST('/datasets/scans/{scanId}/refresh', { params: { path: { scanId } } });
    },
    onSuccess: () => makeScanResultsStale(queryClient),
    onError: (error) => {
      if (error.status === 409) makeScansStale(queryClient);
    },
  });
}

/** Everything that shows the state of scans. */
export function makeScansStale(queryClient: QueryClient): void {
  for (const queryKey of [scanKeys.all, credentialingKeys.allData, eventKeys.all])
    void queryClient.invalidateQueries({ queryKey });
}

/** What the end of a scan changes: the same, its matches and those it made old, and the monitor behind it. */
export function makeScanResultsStale(queryClient: QueryClient): void {
  makeScansStale(queryClient);
  for (const queryKey of [matchKeys.all, monitorKeys.all, webhookLogKeys.all]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
