import { entityFilter } from '@/features/entity/entity-filter';
import type { DatasetMatch, DatasetType } from '@/api/models';
import { listDatasetMatchesInfiniteOptions, listDatasetMatchesPages } from '@/api/operations.gen';
import { boolean, choice, choices, name, npi, text } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { assignmentFilter } from '@/table/list/assignment';
import { defineList, servicePages } from '@/table/list/list-spec';
import { assignedRows } from '@/table/list/my-assignment';
import { credentialingFilter } from '@/features/providers/list';
import { datasetFilter } from '@/features/scans/options';

export const matchId = ({ id }: DatasetMatch) => id;

/** The queue of matches with the filters that the service offers for it. */
export const matchList = defineList({
  name: 'matches',
  one: 'match',
  many: 'matches',
  filters: {
    types: datasetFilter(),
    matchRelevance: choices('Relevance', ['High', 'Medium', 'Low']),
    entityName: name('Provider or facility'),
    entityType: choice('About', ['Practitioner', 'Facility'], {
      Practitioner: 'Providers',
      Facility: 'Facilities',
    }),
    credentialingStatus: credentialingFilter('Credentialing'),
    entityNpi: npi('NPI'),
    entityId: entityFilter(),
    providerId: text('Provider id'),
    userActionResolution: choice('Decision', ['Accept', 'Reject'], {
      Accept: 'Accepted',
      Reject: 'Rejected',
    }),
    entityDeactivated: boolean('Deactivated'),
    includeOldMatches: boolean('Matches of earlier scans', 'included', 'left out'),
    share: assignmentFilter(),
  },
  sorts: { MatchRelevance: 'relevance' },
  sort: { sortedBy: 'MatchRelevance', sortDirection: 'Desc' },
  box: nameOrNpiBox('Provider or facility', 'entityName', 'entityNpi'),
  // Unless decided or old ones are asked for, what waits for a decision.
  rows({ types, share, ...rest }) {
    const waiting = rest.userActionResolution === undefined && !rest.includeOldMatches;
    return assignedRows(
      servicePages(listDatasetMatchesInfiniteOptions, listDatasetMatchesPages, {
        ...rest,
        // A dataset that the contract does not name yet is asked for like any other.
        types: types as DatasetType[] | undefined,
        ...(waiting && { userActionNeeded: true }),
      }),
      { share, idOf: matchId },
    );
  },
});

export type MatchParams = ReturnType<typeof matchList.toParams>;
