import { listDatasetMatchesInfiniteOptions, listDatasetScansInfiniteOptions } from '@/api/operations.gen';

// Kept apart, so that a route that asks for them before its screen is there does not load the screen's parts.

/** The matches of a provider or facility that wait for a decision. */
export function waitingMatchOptions(entityId: string) {
  return listDatasetMatchesInfiniteOptions({ entityId, userActionNeeded: true });
}

/** The newest scan of each dataset, the latest first. */
export function latestScanOptions(entityId: string) {
  return listDatasetScansInfiniteOptions({ entityId, sortedBy: 'Started', sortDirection: 'Desc' });
}
