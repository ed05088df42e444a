import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { DatasetScan, DatasetScanRequest } from '@/api/models';
import { credentialingKeys, eventKeys, matchKeys, monitorKeys, scanKeys, webhookLogKeys } from './keys';

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
