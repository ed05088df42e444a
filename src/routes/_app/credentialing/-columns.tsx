import type { CredentialingRequest } from '@/api/models';
import { npiText } from '@/lib/npi';
import { spellOut, userWords } from '@/lib/words';
import { byDate, columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { statusWords } from '@/features/credentialing/request-statuses';
import { ageWords, entityName, modeWords, requestStatus } from '@/features/credentialing/request-words';

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
    value: ({ provider }) => npiText(provider) || undefined,
    mono: true,
    width: 116,
    optional: true,
  },
  { id: 'id', header: 'Request id', value: ({ id }) => id, mono: true, width: 296, optional: true },
]);
