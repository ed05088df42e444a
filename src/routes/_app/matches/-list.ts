import { entityFilter } from '@/features/entity/entity-filter';
import type { DatasetMatch, DatasetMatchFilters, DatasetType } from '@/api/models';
import { listDatasetMatchesInfiniteOptions, listDatasetMatchesPages } from '@/api/operations.gen';
import { largestPage } from '@/api/query';
import { ownListOptions, ownPages } from '@/table/own-share';
import { boolean, choice, choices, integer, text } from '@/table/filters/filters';
import { share } from '@/table/filters/share';
import { defineList } from '@/table/list-spec';
import { credentialingFilter } from '@/features/providers/list';
import { datasetFilter } from '@/features/scans/options';

/** The queue of matches with the filters that the service offers for it. */
export const matchList = defineList({
  name: 'matches',
  one: 'match',
  many: 'matches',
  filters: {
    types: datasetFilter(),
    matchRelevance: choices('Relevance', ['High', 'Medium', 'Low']),
    entityName: text('Provider or facility'),
    entityType: choice('About', ['Practitioner', 'Facility'], {
      Practitioner: 'Providers',
      Facility: 'Facilities',
    }),
    credentialingStatus: credentialingFilter('Credentialing'),
    entityNpi: integer('NPI'),
    entityId: entityFilter(),
    providerId: text('Provider id'),
    userActionResolution: choice('Decision', ['Accept', 'Reject'], {
      Accept: 'Accepted',
      Reject: 'Rejected',
    }),
    entityDeactivated: boolean('Deactivated'),
    includeOldMatches: boolean('Old matches', 'too', 'left out'),
    share: share(),
  },
  sorts: { MatchRelevance: 'relevance' },
  sort: { sortedBy: 'MatchRelevance', sortDirection: 'Desc' },
  box: {
    placeholder: 'Provider or facility',
    fields: ['entityName'],
    read: ({ entityName }) => entityName ?? '',
    write: (typed) => (typed ? { entityName: typed } : {}),
  },
});

export type MatchParams = ReturnType<typeof matchList.toParams>;

export const matchId = ({ id }: DatasetMatch) => id;

/** Unless decided or old ones are asked for, what waits for a decision. */
function filtersOf({ types, share: _share, ...rest }: MatchParams): DatasetMatchFilters {
  const waiting = rest.userActionResolution === undefined && !rest.includeOldMatches;
  // A dataset that the contract does not name yet is asked for like any other.
  return { ...rest, types: types as DatasetType[] | undefined, ...(waiting && { userActionNeeded: true }) };
}

const divided = ({ share }: MatchParams) => ({ share, idOf: matchId });

const allPages = (params: MatchParams) =>
  listDatasetMatchesPages({ ...filtersOf(params), count: largestPage });

/** The queue, or one's share of it. */
export const matchQueueOptions = (params: MatchParams) =>
  ownListOptions(listDatasetMatchesInfiniteOptions(filtersOf(params)), allPages(params), divided(params));

/** The same in pages as wide as the service gives them. */
export const matchQueuePages = (params: MatchParams) => ownPages(allPages(params), divided(params));
