import { stateName } from '@/lib/states';
import { professionOf } from '../cells/degrees';
import { unfinishedEntries, type RosterEntry } from './entries';
import type { LicenseFinder } from './licenses';
import { leaveOut, type RowMessages } from '../model/messages';
import type { RosterKind } from '../model/kind';
import type { TypeReader } from './provider-types';
import type { SpecialtyReader } from './specialties';
import { settleAddressCells } from './whole-address-field';
import { settleDegree, settleWholeName } from './whole-name-field';
import { takeSecondLicense } from './second-license';
import { settleLicense, takeLicenseState } from './settle-license';
import { statesOfZipCode } from '../cells/zip-codes';

type Values = Record<string, string | undefined>;

const partsOfAddress = [
  ['addressLine1', 'the street'],
  ['city', 'the city'],
  ['state', 'the state'],
  ['zipCode', 'the ZIP code'],
] as const;
const addressKeys = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'];

/** Settles what goes by several fields of a facility: its address. */
export function settleFacility(values: Values, messages: RowMessages, fill: () => void): void {
  settleAddressCells(values, messages, fill);
  noteZipCode(values, messages);
}

/** Tells of a ZIP code that cannot lie in the state of its address. */
function noteZipCode({ state, zipCode }: Values, messages: RowMessages): void {
  if (!state || !zipCode) return;
  const states = statesOfZipCode(zipCode);
  if (states.includes(state)) return;
  const where = states.map((code) => stateName(code)).join(' or ');
  messages.notes = {
    ...messages.notes,
    zipCode: `The ZIP code ${zipCode} lies in ${where || 'no state'}, not in ${stateName(state)}.`,
  };
}

/** An address is whole or not there at all (rules.md 7.7); `unread` is why its one cell was not understood. */
function settleAddress(values: Values, messages: RowMessages, unread: string | undefined): void {
  if (unread) return leaveOut(values, messages, addressKeys, unread);
  const { addressLine1, addressLine2, city, state, zipCode } = values;
  if (addressLine1 && city && state && zipCode) noteZipCode(values, messages);
  else if (addressLine1 || addressLine2 || city || state || zipCode) {
    const missing = partsOfAddress.filter(([key]) => !values[key]);
    const parts = missing
      .map(([, words]) => words)
      .join(', ')
      .replace(/, ([^,]+)$/, ' and $1');
    leaveOut(values, messages, addressKeys, `The address lacks ${parts}.`);
  }
}

/** `Quill, MD` in the column of last names: the degree is no part of the name, and says the type where no column does. */
function settleName(values: Values, { read }: TypeReader): void {
  const { lastName = '' } = values;
  const comma = lastName.indexOf(',');
  if (comma <= 0) return;
  const degree = lastName.slice(comma + 1).trim();
  if (professionOf(degree) === undefined) return;
  values['lastName'] = lastName.slice(0, comma).trim();
  const type = read(degree);
  if (!values['providerTypeId'] && 'value' in type) values['providerTypeId'] = type.value;
}

/** A specialty in words is what its words mean of the profession of the row (field.md 4.4). */
function settleSpecialty(
  values: Values,
  messages: RowMessages,
  profession: string | undefined,
  { settle }: SpecialtyReader,
): void {
  const settled = settle(values['taxonomyId'] ?? '', profession);
  if (!settled) return;
  const isLoose = 'problem' in settled || (settled.isLoose && settled.value !== '');
  if (isLoose) messages.loose = { ...messages.loose, taxonomyId: profession ?? '' };
  if ('problem' in settled) return leaveOut(values, messages, ['taxonomyId'], settled.problem);
  values['taxonomyId'] = settled.value || undefined;
  if (settled.note) messages.notes = { ...messages.notes, taxonomyId: settled.note };
}

/**
 * Settles what goes by several fields of a provider: a license gets its type from its own column or the provider’s type, and
 * its state from its own, the address or the practice; an address that lacks a part stays out, as does a license that nothing
 * is known of.
 */
export function settleProvider(
  finder: LicenseFinder,
  types: TypeReader,
  entries: readonly RosterEntry[] = [],
  specialty?: SpecialtyReader,
): RosterKind['settle'] {
  const unfinished = unfinishedEntries(entries);
  return (values, messages, fill) => {
    settleWholeName(values, messages, types);
    settleName(values, types);
    takeLicenseState(values, messages);
    const ofFirst = values['licenseState'];
    const unread = settleAddressCells(values, messages, fill);
    settleDegree(values, messages, types);
    const column = takeSecondLicense(values, messages, ofFirst);
    settleLicense(values, messages, { finder, professionOfType: types.professionOfType, column });
    settleAddress(values, messages, unread);
    if (specialty)
      settleSpecialty(values, messages, types.professionOfType(values['providerTypeId']), specialty);
    for (const { keys, reason } of unfinished(values)) leaveOut(values, messages, keys, reason);
    const { credentialedDate: from, nextCredentialingDate: next } = values;
    if (from && next && next <= from)
      leaveOut(
        values,
        messages,
        ['nextCredentialingDate'],
        'Recredentialing must be due after the day of credentialing.',
      );
  };
}
