import type { BaseUser, CredentialingRequest } from '@/api/models';
import { spellOut, userWords } from '@/lib/words';
import { byDate, columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import {
  ageWords,
  entityName,
  modeWords,
  requestStatus,
  requestStatuses,
  statusWords,
} from '@/features/credentialing/request-words';
import { listCredentialingRequestOwnersOptions } from '@/api/operations.gen';
import { boolean, choice, choices, integer, onlyYes, remoteChoices, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { credentialingFilter } from '@/features/providers/list';

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

export const ownerFilter = (label: string) =>
  remoteChoices(
    label,
    () => listCredentialingRequestOwnersOptions(),
    ownerChoices,
    (id) => names.get(id) ?? id,
  );

export const statusFilter = (label: string) => choices(label, requestStatuses, inWords);

/** Every filter and sort of `GET /credentialing-requests` (openapi.yaml). */
export const requestList = defineList({
  name: 'credentialing requests',
  one: 'request',
  many: 'requests',
  filters: {
    entityName: text('Provider or facility'),
    currentEventStatus: statusFilter('Status'),
    priority: choices('Priority', ['Urgent', 'High', 'Medium', 'Low']),
    ownerId: ownerFilter('Owner'),
    includeUnassigned: onlyYes('Without an owner', 'included'),
    credentialingRequestType: choice('Type', ['Initial', 'ReCredentialing', 'OffCycle']),
    entityType: choice('About', ['Provider', 'Facility'], { Provider: 'Providers', Facility: 'Facilities' }),
    providerCredentialingStatus: credentialingFilter('Credentialing'),
    entityNpi: integer('NPI'),
    entityDeactivated: boolean('Deactivated'),
    providerName: text('Provider’s name'),
    providerNpi: integer('Provider’s NPI'),
    providerDeactivated: boolean('Provider deactivated'),
    providerId: text('Provider id'),
    entityId: text('Provider or facility id'),
    facilitySpecialtyId: text('Facility specialty id'),
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
  box: {
    placeholder: 'Provider or facility',
    fields: ['entityName'],
    read: ({ entityName }) => entityName ?? '',
    write: (typed) => (typed ? { entityName: typed } : {}),
  },
});

const owner = ({ owner: user }: CredentialingRequest) => userWords(user);

export const requestColumns = columns<CredentialingRequest>()([
  {
    id: 'entity',
    header: 'Provider or facility',
    value: (request) => entityName(request),
    cell: (request) => <bdi>{entityName(request)}</bdi>,
    sort: 'ProviderLastName',
    filter: 'entityType',
    width: 232,
  },
  {
    id: 'type',
    header: 'Type',
    value: ({ type }) => (type ? spellOut(type) : undefined),
    filter: 'credentialingRequestType',
    width: 136,
    phone: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    value: (request) => (requestStatus(request) ? statusWords(requestStatus(request)) : undefined),
    cell: (request) => <Status of="request" value={requestStatus(request)} />,
    sort: 'CurrentEventStatus',
    filter: 'currentEventStatus',
    width: 216,
    phone: 'lineEnd',
  },
  {
    id: 'priority',
    header: 'Priority',
    value: ({ priority }) => (priority ? spellOut(priority) : undefined),
    cell: ({ priority }) => <Status of="priority" value={priority} />,
    sort: 'Priority',
    sortWords: ['low first', 'urgent first'],
    filter: 'priority',
    width: 112,
    phone: 'line',
  },
  {
    id: 'owner',
    header: 'Owner',
    value: owner,
    cell: (request) => owner(request) ?? <Dash />,
    filter: 'ownerId',
    width: 152,
  },
  { id: 'mode', header: 'Processed', value: (request) => modeWords(request).label, width: 124 },
  {
    id: 'age',
    header: 'Age',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt, ...request }) => (
      <time dateTime={createdAt}>{ageWords({ ...request, createdAt })}</time>
    ),
    sort: 'CreatedAt',
    sortWords: byDate,
    width: 96,
    phone: 'titleEnd',
  },
  timeColumn({
    id: 'latest',
    header: 'Latest event',
    value: ({ currentEvent }) => currentEvent?.timestamp,
    sort: 'CurrentEventDate',
    width: 136,
  }),
  {
    id: 'received',
    header: 'Application received',
    value: ({ applicationReceivedDate }) => applicationReceivedDate,
    cell: ({ applicationReceivedDate }) => <DateText value={applicationReceivedDate} />,
    width: 156,
  },
  {
    id: 'credentialing',
    header: 'Credentialing',
    value: ({ provider }) => provider?.credentialingStatus,
    cell: ({ provider }) => <Status of="credentialing" value={provider?.credentialingStatus} />,
    sort: 'ProviderCredentialingStatus',
    filter: 'providerCredentialingStatus',
    width: 152,
    optional: true,
  },
  {
    id: 'npi',
    header: 'NPI',
    value: ({ provider }) => provider?.npi,
    mono: true,
    width: 116,
    optional: true,
  },
  { id: 'id', header: 'Request id', value: ({ id }) => id, mono: true, width: 296, optional: true },
]);
