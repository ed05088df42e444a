import { listProvidersDueForRecredentialingPages } from '@/api/operations.gen';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { cursorListOptions, type FetchPage, readAll } from '@/api/paging';
import { omitEmpty, pageSize } from '@/api/query';
import { byNextDate } from '@/features/credentialing/due';
import { date, name, npi, onlyYes } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { assignmentFilter } from '@/table/list/assignment';
import { assignedRows } from '@/table/list/my-assignment';
import { defineList, type ListParams } from '@/table/list/list-spec';
import { ownerFilter, statusFilter } from '../-list';

const filters = {
  providerName: name('Provider’s name'),
  nextCredentialingDateOnOrBefore: date('Recredentialing due', 'by'),
  nextCredentialingDateOnOrAfter: date('Recredentialing due from'),
  credentialingRequestEventStatus: statusFilter('Request'),
  credentialingRequestOwnerId: ownerFilter('Owner'),
  includeUnassigned: onlyYes('Without an owner', 'included'),
  providerNpi: npi('NPI'),
  share: assignmentFilter(),
};

type DueParams = ListParams<
  typeof filters,
  'NextCredentialingDate' | 'ProviderLastName' | 'ProviderFirstName' | 'RequestCreatedAt'
>;

export const dueId = ({ id }: ProviderDueForRecredentialing) => id;

/** Every filter and sort of `GET /providers/recredentialing/due` (openapi.yaml), and the sort by date that it lacks. */
export const dueList = defineList({
  name: 'recredentialing due',
  one: 'provider',
  many: 'providers',
  filters,
  sorts: {
    NextCredentialingDate: 'recredentialing due',
    ProviderLastName: 'last name',
    ProviderFirstName: 'first name',
    RequestCreatedAt: 'age of the request',
  },
  sort: { sortedBy: 'NextCredentialingDate', sortDirection: 'Asc' },
  box: nameOrNpiBox('Name or NPI', 'providerName', 'providerNpi', true),
  rows: ({ share, ...filters }) =>
    assignedRows(
      {
        query: cursorListOptions({
          key: ['/providers/recredentialing/due', omitEmpty(filters)],
          fetchPage: pagesOf(filters, pageSize),
        }),
        fetchPage: pagesOf(filters),
      },
      { share, idOf: dueId },
    ),
});

/** The pages of the whole list. The service does not sort by date: in that order all who are due come as one page, put in order here. */
function pagesOf(params: Omit<DueParams, 'share'>, count?: number): FetchPage<ProviderDueForRecredentialing> {
  const { sortedBy, sortDirection, ...filters } = params;
  if (sortedBy !== 'NextCredentialingDate') {
    return listProvidersDueForRecredentialingPages({ ...filters, sortedBy, sortDirection, count });
  }
  return async (_cursor, signal) => {
    const all = await readAll(listProvidersDueForRecredentialingPages(filters), signal);
    const items = all.toSorted((one, other) =>
      sortDirection === 'Desc' ? byNextDate(other, one) : byNextDate(one, other),
    );
    return { items, totalCount: items.length };
  };
}
