import { Link } from '@tanstack/react-router';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { userWords } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { date, mono, person, recorded, status, text } from '@/table/columns/kinds';
import { spelled, time } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { statusWords } from '@/features/credentialing/request-statuses';
import type { dueList } from './list';

type Due = ProviderDueForRecredentialing;

const requestWords = ({ requestId, currentEventStatus }: Due) =>
  requestId ? statusWords(currentEventStatus) : undefined;

export const dueColumns = columns<Due, typeof dueList>()([
  person('name', (provider) => provider, { sort: 'ProviderLastName' }),
  date('next', ({ nextCredentialingDate }) => nextCredentialingDate, {
    label: 'Recredentialing due',
    relative: true,
    sort: 'NextCredentialingDate',
    sortWords: ['soonest first', 'latest first'],
    filter: 'nextCredentialingDateOnOrBefore',
    phoneSlot: 'titleEnd',
    phoneWords: ['due', 'due'],
  }),
  text('request', requestWords, {
    label: 'Request under way',
    cell: RequestLink,
    filter: 'credentialingRequestEventStatus',
    width: 208,
    phoneSlot: 'lineEnd',
    phoneCell: (provider) => requestWords(provider) ?? null,
  }),
  spelled('requestType', ({ requestType }) => requestType, { label: 'Type', width: 136 }),
  recorded('owner', ({ owner }) => userWords(owner), { filter: 'credentialingRequestOwnerId', width: 152 }),
  time('requested', ({ requestCreatedAt }) => requestCreatedAt, { sort: 'RequestCreatedAt' }),
  status('credentialing', 'credentialing', (provider) => provider.credentialingStatus, { phoneSlot: 'line' }),
  date('credentialed', ({ credentialedDate }) => credentialedDate, { width: 136 }),
  mono('npi', ({ npi }) => npi),
  status('priority', 'priority', (row) => row.requestPriority, { width: 112, optional: true }),
]);

function RequestLink({ requestId, currentEventStatus }: Due) {
  if (!requestId) return <Dash />;
  return (
    <Link to="/credentialing/$requestId" params={{ requestId }}>
      {statusWords(currentEventStatus)}
    </Link>
  );
}
