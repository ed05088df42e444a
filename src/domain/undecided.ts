import type { DatasetMatch, Details } from '@/api/models';
import { textOf } from '@/lib/words';

/**
 * Whether a match waits for a decision: the service says so, or says neither that nor what was decided, or has a decision in a
 * word that nobody knows (rules.md 1.3). One that a newer scan replaced waits no more (rules.md 12.2).
 */
export const isUndecided = ({
  userActionNeeded,
  userActionResolution: decided,
  isIgnored,
  obsoleteTimestamp,
}: Details<DatasetMatch>): boolean =>
  userActionNeeded === true ||
  (decided !== 'Accept' &&
    decided !== 'Reject' &&
    !isIgnored &&
    !obsoleteTimestamp &&
    (userActionNeeded === undefined || textOf(decided) !== ''));
