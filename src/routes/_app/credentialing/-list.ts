import { entityFilter } from '@/features/entity/entity-filter';
import type { BaseUser, CredentialingRequest, CredentialingRequestFilters } from '@/api/models';
import {
  listCredentialingRequestOwnersOptions,
  listCredentialingRequestsInfiniteOptions,
  listCredentialingRequestsPages,
} from '@/api/operations.gen';
import { boolean, choice, choices, name, npi, onlyYes, remoteChoices, text } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { assignmentFilter } from '@/table/list/assignment';
import { defineList, servicePages } from '@/table/list/list-spec';
import { credentialingFilter } from '@/features/providers/list';
import { openStatuses, requestStatuses, statusWords } from '@/features/credentialing/request-statuses';
import { userWords } from '@/lib/words';
import { assignedRows } from '@/table/list/my-assignment';

const inWords = Object.fromEntries(requestStatuses.map((status) => [status, statusWords(status)]));

/** Who owns requests, by id, as far as the service was asked: filters restate them in words. */
const names = new Map<string, string>();

function ownerChoices(owners: readonly BaseUser[]) {
  return owners.flatMap((owner) => {
    if (!owner.id) return [];
    const label = userWords(owner) ?? owner.id;
    names.set(owner.id, label);
    return [{ value: owner.id, label }];
  });
}

/** Owners of requests, read from the service when the filter is opened. */
export const ownerFilter = (label: string) =>
  remoteChoices(
    label,
    () => listCredentialingRequestOwnersOptions(),
    ownerChoices,
    (id) => names.get(id) ?? id,
  );

/** The statuses that the contract names; one that came later cannot be chosen. */
export const statusFilter = (label: string) =>
  choices(label, requestStatuses, inWords, { label: 'Open', values: openStatuses });

export const requestId = ({ id }: CredentialingRequest) => id;

/** What the service is asked for, and the share that it knows nothing of. */
export type RequestParams = CredentialingRequestFilters & { share?: string };

/** The requests of the list or of a column of the board, or one's share of them. */
export const requestRows = ({ share, ...filters }: RequestParams) =>
  assignedRows(
    servicePages(listCredentialingRequestsInfiniteOptions, listCredentialingRequestsPages, filters),
    {
      share,
      idOf: requestId,
    },
  );

/**
 * Every filter and sort of `GET /credentialing-requests` (openapi.yaml). It opens with the open requests. Where only such are
 * asked for, what waits longest is first; the service has no order that would put them before those that are over.
 */
export const requestList = defineList({
  name: 'credentialing requests',
  one: 'request',
  many: 'requests',
  filters: {
    entityName: name('Provider or facility'),
    currentEventStatus: statusFilter('Status'),
    priority: choices('Priority', ['Urgent', 'High', 'Medium', 'Low']),
    ownerId: ownerFilter('Owner'),
    includeUnassigned: onlyYes('Without an owner', 'included'),
    credentialingRequestType: choice('Type', ['Initial', 'ReCredentialing', 'OffCycle']),
    entityType: choice('About', ['Provider', 'Facility'], { Provider: 'Providers', Facility: 'Facilities' }),
    providerCredentialingStatus: credentialingFilter('Credentialing'),
    entityNpi: npi('NPI'),
    entityDeactivated: boolean('Deactivated'),
    providerName: name('Provider’s name'),
    providerNpi: npi('Provider’s NPI'),
    providerDeactivated: boolean('Provider deactivated'),
    providerId: text('Provider id'),
    entityId: entityFilter(),
    facilitySpecialtyId: text('Facility specialty id'),
    share: assignmentFilter(),
  },
  sorts: {
    CreatedAt: 'age',
    Priority: 'priority',
    CurrentEventDate: 'latest event',
    CurrentEventStatus: 'status',
    ProviderLastName: 'provider’s last name',
    ProviderFirstName: 'provider’s first name',
    ProviderCredentialingStatus: 'credentialing status',
    ProviderId: 'provider id',
    FacilityName: 'facility',
    FacilityId: 'facility id',
    Id: 'id',
  },
  sort: { sortedBy: 'CreatedAt', sortDirection: 'Desc' },
  sortFor: ({ currentEventStatus: asked }) =>
    asked?.every((status) => openStatuses.includes(status))
      ? { sortedBy: 'CreatedAt', sortDirection: 'Asc' }
      : undefined,
  opensWith: { currentEventStatus: openStatuses },
  box: nameOrNpiBox('Provider or facility', 'entityName', 'entityNpi'),
  rows: requestRows,
});
