import type { DatasetMatch, DatasetMatchFilters, DatasetType } from '@/api/models';
import { listDatasetMatchesInfiniteOptions, listDatasetMatchesPages } from '@/api/operations.gen';
import { boolean, choice, choices, integer, text } from '@/table/filters/filters';
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
    entityId: text('Provider or facility id'),
    providerId: text('Provider id'),
    userActionResolution: choice('Decision', ['Accept', 'Reject'], {
      Accept: 'Accepted',
      Reject: 'Rejected',
    }),
    entityDeactivated: boolean('Deactivated'),
    includeOldMatches: boolean('Old matches', 'too', 'left out'),
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

export const matchId = ({ id }: DatasetMatch) => id;

export type MatchParams = ReturnType<typeof matchList.toParams>;

/** Unless decided or old ones are asked for, what waits for a decision. */
function filtersOf({ types, ...rest }: MatchParams): DatasetMatchFilters {
  const waiting = rest.userActionResolution === undefined && !rest.includeOldMatches;
  // A dataset that the contract does not name yet is asked for like any other.
  return { ...rest, types: types as DatasetType[] | undefined, ...(waiting && { userActionNeeded: true }) };
}

export const matchQueueOptions = (params: MatchParams) =>
  listDatasetMatchesInfiniteOptions(filtersOf(params));

export const matchQueuePages = (params: MatchParams, count?: number) =>
  listDatasetMatchesPages({ ...filtersOf(params), count });
