import type { DatasetMatch } from '@/api/models';
import { type GoneRows, goneRows } from '@/table/list/gone-rows';
import type { MatchParams } from './-list';

const goneFrom = {
  waiting: goneRows<DatasetMatch>((match) => match.userActionNeeded !== true, 'decided'),
  Accept: goneRows<DatasetMatch>((match) => match.userActionResolution !== 'Accept', 'decided otherwise'),
  Reject: goneRows<DatasetMatch>((match) => match.userActionResolution !== 'Reject', 'decided otherwise'),
  all: goneRows<DatasetMatch>((match) => match.userActionResolution === 'Reject', 'rejected'),
};

/** What leaves the list under these filters once it is decided, or that is taken back (rules.md 12.1). */
export function goneMatches({
  userActionResolution,
  includeOldMatches,
}: Pick<MatchParams, 'userActionResolution' | 'includeOldMatches'>): GoneRows<DatasetMatch> {
  if (userActionResolution === 'Accept' || userActionResolution === 'Reject')
    return goneFrom[userActionResolution];
  return includeOldMatches ? goneFrom.all : goneFrom.waiting;
}

/** Which matches have come to the list under these filters: all that leave it otherwise, of newest scans where only these are in it. */
export const comeToMatches =
  (params: Pick<MatchParams, 'userActionResolution' | 'includeOldMatches'>) =>
  (match: DatasetMatch): boolean =>
    !goneMatches(params).isGone(match) && (params.includeOldMatches === true || !match.obsoleteTimestamp);
