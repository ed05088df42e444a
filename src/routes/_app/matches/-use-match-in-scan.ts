import { useQuery } from '@tanstack/react-query';
import type { DatasetMatch } from '@/api/models';
import { getDatasetScanOptions } from '@/api/operations.gen';

/** A match that a link names but the list does not have, read from its scan. */
export function useMatchInScan(matchId: string | undefined, scanId: string | undefined) {
  const { data, isLoading } = useQuery({
    ...getDatasetScanOptions({ scanId: scanId ?? '' }),
    enabled: Boolean(matchId && scanId),
  });
  const found = data?.matches?.find(({ id }) => id === matchId);
  const { matches: _matches, ...scan } = data ?? {};
  const match: DatasetMatch | undefined = found && { ...found, scanId: found.scanId ?? scan.id, scan };
  return { match, isLoading };
}
