import type { Provider } from '@/api/models';
import { listedTreat } from '@/domain/credentialing-status';
import { formatDay, localDay, localDayOf } from '@/lib/dates';
import { npiText } from '@/lib/npi';
import { spellOut, uncapitalized } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { date, day, list, mono, person, recorded, status, text } from '@/table/columns/kinds';
import { Status } from '@/ui/status';
import { listedTreatWords, type providerList } from './list';

const seeFile = 'See file';

/** What stands against treating in the row itself; all else takes the file. */
function treatWords(provider: Provider): string {
  const against = listedTreat(provider, localDay()).map((one, index) =>
    index === 0 ? listedTreatWords[one] : uncapitalized(listedTreatWords[one]),
  );
  return against.join(', ') || seeFile;
}

function MayTreat(provider: Provider) {
  const words = treatWords(provider);
  if (words === seeFile) return <span className="mute">{words}</span>;
  return <Status of="treat" value="no" label={words} />;
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'Yes' : 'No');

/** Since when somebody is deactivated; that they are, where the day is not known. */
const deactivatedWords = ({ deactivated, deactivatedAt }: Provider) =>
  (deactivated === false ? undefined : localDayOf(deactivatedAt)) ?? yesOrNo(deactivated);

export const providerColumns = columns<Provider, typeof providerList>()([
  person('name', (provider) => provider, { sort: 'LastName', width: 236 }),
  mono('npi', (provider) => npiText(provider) || undefined),
  text('type', ({ providerType }) => providerType?.name, {
    filter: 'providerTypeId',
    width: 160,
    phoneSlot: 'line',
  }),
  text('mayTreat', treatWords, { cell: MayTreat, filter: 'mayTreat', width: 172, optional: true }),
  status('credentialing', 'credentialing', ({ credentialingStatus }) => credentialingStatus, {
    // Green would say that somebody works here.
    cell: ({ credentialingStatus, deactivated }) =>
      deactivated && credentialingStatus ? (
        <span className="mute">{spellOut(credentialingStatus)}</span>
      ) : (
        <Status of="credentialing" value={credentialingStatus} />
      ),
    sort: 'CredentialingStatus',
    filter: 'credentialingStatus',
    phoneSlot: 'lineEnd',
    phonePlain: true,
  }),
  recorded('state', ({ primaryPracticeState }) => primaryPracticeState, { width: 84, phoneSlot: 'line' }),
  list('also', ({ additionalPracticeStates }) => additionalPracticeStates, {
    label: 'Also practices',
    width: 124,
    phoneSlot: 'line',
    phoneCell: ({ additionalPracticeStates: states }) =>
      states?.length ? `also ${states.join(', ')}` : null,
  }),
  date('credentialed', ({ credentialedDate }) => credentialedDate, { sort: 'CredentialedDate', width: 140 }),
  date('next', ({ nextCredentialingDate }) => nextCredentialingDate, {
    label: 'Recredentialing due',
    relative: true,
    filter: 'nextCredentialingDateOnOrBefore',
    phoneSlot: 'titleEnd',
    phoneWords: ['recredentialing due', 'recredentialing'],
  }),
  text('segment', ({ segment }) => segment?.name, { width: 128 }),
  text('deactivated', deactivatedWords, {
    cell: (provider) => formatDay(deactivatedWords(provider)),
    filter: 'deactivated',
    width: 124,
  }),
  day('created', ({ createdAt }) => createdAt),
  text('group', ({ nuccGroup }) => nuccGroup?.name, { label: 'Taxonomy group', width: 180, optional: true }),
  recorded('phone', ({ phone }) => phone, { width: 140, optional: true }),
  list('languages', ({ languages }) => languages, { width: 160, optional: true }),
]);
