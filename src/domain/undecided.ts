import type { DatasetMatch, Details } from '@/api/models';

/**
 * Whether a match waits for a decision: the service says so, or says neither that nor what was decided. One that a newer scan
 * replaced waits no more (rules.md 12.2).
 */
export const isUndecided = ({
  userActionNeeded,
  userActionResolution: decided,
  isIgnored,
  obsoleteTimestamp,
}: Details<DatasetMatch>): boolean =>
  userActionNeeded === true ||
  (userActionNeeded === undefined &&
    decided !== 'Accept' &&
    decided !== 'Reject' &&
    !isIgnored &&
    !obsoleteTimestamp);
