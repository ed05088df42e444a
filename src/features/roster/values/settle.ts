import { stateName } from '@/lib/states';
import { professionOf } from '../cells/degrees';
import { unfinishedEntries, type RosterEntry } from './entries';
import type { LicenseFinder } from './licenses';
import { leaveOut, type RowMessages } from '../model/messages';
import type { RosterKind } from '../model/kind';
import type { TypeReader } from './provider-types';
import { settleSpecialties } from './settle-specialty';
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
  const lost = settleZipCode(values, messages);
  if (!lost) return;
  // No facility is taken without one.
  values['zipCode'] = undefined;
  messages.problems = { ...messages.problems, zipCode: lost };
}

/**
 * Tells of a ZIP code that cannot lie in the state of its address. Gives the words where it begins with a zero, which no file but one of
 * the Northeast has: there a digit was lost, and the zero stands for none that anybody wrote.
 */
function settleZipCode({ state, zipCode }: Values, messages: RowMessages): string | undefined {
  if (!state || !zipCode) return undefined;
  const states = statesOfZipCode(zipCode);
  if (states.includes(state)) return undefined;
  const where = states.map((code) => stateName(code)).join(' or ');
  const words = `The ZIP code ${zipCode} lies in ${where || 'no state'}, not in ${stateName(state)}`;
  if (zipCode.startsWith('0')) return `${words}: a digit may be missing.`;
  messages.notes = { ...messages.notes, zipCode: `${words}.` };
  return undefined;
}

/** An address is whole or not there at all (rules.md 7.7); `unread` is why its one cell was not understood. */
function settleAddress(values: Values, messages: RowMessages, unread: string | undefined): void {
  if (unread) return leaveOut(values, messages, addressKeys, unread);
  const { addressLine1, addressLine2, city, state, zipCode } = values;
  if (addressLine1 && city && state && zipCode) {
    const lost = settleZipCode(values, messages);
    if (lost) leaveOut(values, messages, addressKeys, lost);
  } else if (addressLine1 || addressLine2 || city || state || zipCode) {
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
      settleSpecialties(values, messages, types.professionOfType(values['providerTypeId']), specialty);
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
