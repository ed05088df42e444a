import type { Provider } from '@/api/models';
import { listedTreat } from '@/domain/credentialing-status';
import { calendarDay, daysUntil, localDay, relativeDays } from '@/lib/dates';
import { npiText } from '@/lib/npi';
import { personName, spellOut, uncapitalized } from '@/lib/words';
import { byDate, columns } from '@/table/columns/columns';
import { Status } from '@/ui/status';
import { DateText, DayText } from '@/ui/text';
import { listedTreatWords } from './list';

const name = (provider: Provider) => personName(provider);
const status = (provider: Provider) =>
  provider.credentialingStatus ? spellOut(provider.credentialingStatus) : undefined;

/** What stands against treating in the row itself; all else takes the file. */
function treatWords(provider: Provider): string {
  const against = listedTreat(provider, localDay()).map((one, at) =>
    at === 0 ? listedTreatWords[one] : uncapitalized(listedTreatWords[one]),
  );
  return against.join(', ') || seeFile;
}

const seeFile = 'See file';

export const providerColumns = columns<Provider>()([
  {
    id: 'name',
    header: 'Name',
    value: name,
    cell: (provider) => <bdi>{name(provider)}</bdi>,
    sort: 'LastName',
    width: 232,
  },
  { id: 'npi', header: 'NPI', value: (provider) => npiText(provider) || undefined, mono: true, width: 116 },
  {
    id: 'type',
    header: 'Type',
    value: ({ providerType }) => providerType?.name,
    filter: 'providerTypeId',
    width: 160,
    phone: 'line',
  },
  {
    id: 'mayTreat',
    header: 'May treat',
    value: treatWords,
    cell: (provider) => {
      const words = treatWords(provider);
      return words === seeFile ? (
        <span className="mute">{words}</span>
      ) : (
        <Status of="treat" value="no" label={words} />
      );
    },
    filter: 'mayTreat',
    width: 172,
  },
  {
    id: 'credentialing',
    header: 'Credentialing',
    value: status,
    cell: ({ credentialingStatus }) => <Status of="credentialing" value={credentialingStatus} />,
    sort: 'CredentialingStatus',
    filter: 'credentialingStatus',
    width: 152,
    phone: 'lineEnd',
    phoneCell: status,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ primaryPracticeState }) => primaryPracticeState,
    width: 84,
    phone: 'line',
  },
  {
    id: 'also',
    header: 'Also practices',
    value: ({ additionalPracticeStates }) => additionalPracticeStates?.join(', '),
    width: 124,
  },
  {
    id: 'credentialed',
    header: 'Credentialed',
    value: ({ credentialedDate }) => calendarDay(credentialedDate),
    cell: ({ credentialedDate }) => <DateText value={credentialedDate} />,
    sort: 'CredentialedDate',
    sortWords: byDate,
    width: 140,
  },
  {
    id: 'next',
    header: 'Next credentialing',
    value: ({ nextCredentialingDate }) => calendarDay(nextCredentialingDate),
    cell: ({ nextCredentialingDate }) => <DateText value={nextCredentialingDate} relative />,
    filter: 'nextCredentialingDateOnOrBefore',
    width: 208,
    keepsWidth: true,
    phone: 'titleEnd',
    phoneCell: ({ nextCredentialingDate }) => nextWords(nextCredentialingDate),
  },
  { id: 'segment', header: 'Segment', value: ({ segment }) => segment?.name, width: 128 },
  {
    id: 'deactivated',
    header: 'Deactivated',
    value: ({ deactivated, deactivatedAt }) =>
      calendarDay(deactivatedAt) ?? (deactivated ? 'Yes' : deactivated === false ? 'No' : undefined),
    cell: ({ deactivated, deactivatedAt }) =>
      deactivated === false ? (
        'No'
      ) : deactivatedAt ? (
        <DayText value={deactivatedAt} />
      ) : deactivated ? (
        'Yes'
      ) : (
        <DateText value={undefined} />
      ),
    filter: 'deactivated',
    width: 124,
  },
  {
    id: 'created',
    header: 'Created',
    value: ({ createdAt }) => calendarDay(createdAt),
    cell: ({ createdAt }) => <DayText value={createdAt} />,
    width: 128,
  },
  {
    id: 'group',
    header: 'Taxonomy group',
    value: ({ nuccGroup }) => nuccGroup?.name,
    width: 180,
    optional: true,
  },
  { id: 'phone', header: 'Phone', value: ({ phone }) => phone, width: 140, optional: true },
  {
    id: 'languages',
    header: 'Languages',
    value: ({ languages }) => languages?.join(', '),
    width: 160,
    optional: true,
  },
]);

function nextWords(value: string | undefined) {
  const days = daysUntil(value);
  if (days === undefined) return null;
  return `${days < 0 ? 'due' : 'next'} ${relativeDays(value)}`;
}
