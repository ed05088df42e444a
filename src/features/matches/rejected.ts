import type { DatasetMatch, DatasetType } from '@/api/models';
import { listDatasetMatchesAllOptions } from '@/api/operations.gen';

/** Every match of an entity in a dataset that was ever rejected, those of older scans among them. */
export function rejectedMatchesOptions(datasetType: string, entityId: string) {
  return listDatasetMatchesAllOptions({
    types: [datasetType as DatasetType],
    entityId,
    includeOldMatches: true,
    userActionResolution: 'Reject',
  });
}

/** Those among rejected matches that are about the same record, the newest first. A record is told by its id. */
export function sameRecordRejected(match: DatasetMatch, rejected: readonly DatasetMatch[]): DatasetMatch[] {
  const recordId = match.data?.record?.id;
  if (!recordId) return [];
  return rejected
    .filter((other) => other.id !== match.id && other.data?.record?.id === recordId)
    .toSorted((one, other) => (other.createdTimestamp ?? '').localeCompare(one.createdTimestamp ?? ''));
}
