import type { CredentialingRequest } from '@/api/models';
import { npiText } from '@/lib/npi';
import { userWords } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { date, entity, mono, recorded, status, text } from '@/table/columns/kinds';
import { recordId, spelled, time } from '@/table/columns/more-kinds';
import { ageWords, entityName, modeWords, requestStatus } from '@/features/credentialing/request-words';
import type { requestList } from './-list';

export const requestColumns = columns<CredentialingRequest, typeof requestList>()([
  entity('entity', (request) => entityName(request), {
    label: 'Provider or facility',
    sort: 'ProviderLastName',
    filter: 'entityType',
    width: 208,
  }),
  spelled('type', ({ type }) => type, { filter: 'credentialingRequestType', width: 136 }),
  status('status', 'request', requestStatus, {
    sort: 'CurrentEventStatus',
    filter: 'currentEventStatus',
    width: 244,
    phoneSlot: 'line',
  }),
  status('priority', 'priority', ({ priority }) => priority, {
    sort: 'Priority',
    sortWords: ['low first', 'urgent first'],
    filter: 'priority',
    width: 112,
    phoneSlot: 'lineEnd',
  }),
  recorded('owner', ({ owner }) => userWords(owner), { filter: 'ownerId', width: 152 }),
  text('mode', (request) => modeWords(request).label, { label: 'Processed', width: 124 }),
  time('age', ({ createdAt }) => createdAt, {
    cell: (request) => <time dateTime={request.createdAt}>{ageWords(request)}</time>,
    sort: 'CreatedAt',
    width: 96,
    phoneSlot: 'titleEnd',
  }),
  time('latest', ({ currentEvent }) => currentEvent?.timestamp, {
    label: 'Latest event',
    sort: 'CurrentEventDate',
  }),
  date('received', (request) => request.applicationReceivedDate, {
    label: 'Application received',
    phoneLabel: 'Received',
    width: 156,
  }),
  status('credentialing', 'credentialing', ({ provider }) => provider?.credentialingStatus, {
    sort: 'ProviderCredentialingStatus',
    filter: 'providerCredentialingStatus',
    optional: true,
  }),
  mono('npi', ({ provider }) => npiText(provider) || undefined, { optional: true }),
  recordId('id', ({ id }) => id, 'Request id'),
]);
