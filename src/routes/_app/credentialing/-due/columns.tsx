import { Link } from '@tanstack/react-router';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { calendarDay, daysUntil, relativeDays } from '@/lib/dates';
import { personName, spellOut, userWords } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { statusWords } from '@/features/credentialing/request-statuses';

const name = (provider: ProviderDueForRecredentialing) => personName(provider);

export const dueColumns = columns<ProviderDueForRecredentialing>()([
  {
    id: 'name',
    header: 'Name',
    value: name,
    cell: (provider) => <bdi>{name(provider)}</bdi>,
    sort: 'ProviderLastName',
    width: 216,
  },
  {
    id: 'next',
    header: 'Next credentialing',
    value: ({ nextCredentialingDate }) => calendarDay(nextCredentialingDate),
    cell: ({ nextCredentialingDate }) => <DateText value={nextCredentialingDate} relative />,
    sort: 'NextCredentialingDate',
    filter: 'nextCredentialingDateOnOrBefore',
    width: 216,
    keepsWidth: true,
    phone: 'titleEnd',
    phoneCell: ({ nextCredentialingDate: next }) =>
      daysUntil(next) === undefined ? null : `due ${relativeDays(next)}`,
  },
  {
    id: 'request',
    header: 'Request under way',
    value: ({ requestId, currentEventStatus }) => (requestId ? statusWords(currentEventStatus) : undefined),
    cell: ({ requestId, currentEventStatus }) =>
      requestId ? (
        <Link to="/credentialing/$requestId" params={{ requestId }}>
          {statusWords(currentEventStatus)}
        </Link>
      ) : (
        <Dash />
      ),
    filter: 'credentialingRequestEventStatus',
    width: 208,
    phone: 'lineEnd',
    phoneCell: ({ requestId, currentEventStatus }) => (requestId ? statusWords(currentEventStatus) : null),
  },
  {
    id: 'requestType',
    header: 'Type',
    value: ({ requestType }) => (requestType ? spellOut(requestType) : undefined),
    width: 136,
  },
  {
    id: 'owner',
    header: 'Owner',
    value: ({ owner }) => userWords(owner),
    filter: 'credentialingRequestOwnerId',
    width: 152,
  },
  timeColumn({
    id: 'requested',
    header: 'Requested',
    value: ({ requestCreatedAt }) => requestCreatedAt,
    sort: 'RequestCreatedAt',
    width: 136,
  }),
  {
    id: 'credentialing',
    header: 'Credentialing',
    value: ({ credentialingStatus }) => (credentialingStatus ? spellOut(credentialingStatus) : undefined),
    cell: ({ credentialingStatus }) => <Status of="credentialing" value={credentialingStatus} />,
    width: 152,
    phone: 'line',
  },
  {
    id: 'credentialed',
    header: 'Credentialed',
    value: ({ credentialedDate }) => calendarDay(credentialedDate),
    cell: ({ credentialedDate }) => <DateText value={credentialedDate} />,
    width: 136,
  },
  { id: 'npi', header: 'NPI', value: ({ npi }) => npi, mono: true, width: 116 },
  {
    id: 'priority',
    header: 'Priority',
    value: ({ requestPriority }) => requestPriority,
    cell: ({ requestPriority }) => <Status of="priority" value={requestPriority} />,
    width: 112,
    optional: true,
  },
]);
