import { stateName } from '@/lib/states';
import type { LicenseFinder } from './licenses';
import { leaveOut, type Told } from './told';
import { statesOfZipCode } from './zip-codes';

type Values = Record<string, string | undefined>;

const partsOfAddress = [
  ['addressLine1', 'the street'],
  ['city', 'the city'],
  ['state', 'the state'],
  ['zipCode', 'the ZIP code'],
] as const;
const addressKeys = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'];
const licenseKeys = ['licenseNumber', 'licenseType', 'licenseState'];

/** Tells of a ZIP code that cannot lie in the state of its address. */
export function noteZipCode({ state, zipCode }: Values, told: Told): void {
  if (!state || !zipCode) return;
  const states = statesOfZipCode(zipCode);
  if (states.includes(state)) return;
  const where = states.map((code) => stateName(code)).join(' or ');
  told.notes = {
    ...told.notes,
    zipCode: `The ZIP code ${zipCode} lies in ${where || 'no state'}, not in ${stateName(state)}.`,
  };
}

/** An address is whole or not there at all (rules.md 7.7). */
function settleAddress(values: Values, told: Told): void {
  const missing = partsOfAddress.filter(([key]) => !values[key]);
  if (missing.length === 0) noteZipCode(values, told);
  else if (addressKeys.some((key) => values[key])) {
    const parts = missing.map(([, words]) => words).join(', ').replace(/, ([^,]+)$/, ' and $1');
    leaveOut(values, told, addressKeys, `The address lacks ${parts}.`);
  }
}

/** A license is attached where its number, type and state are known (rules.md 9.1). */
function settleLicense(
  values: Values,
  told: Told,
  finder: LicenseFinder,
  professionOfType: (id: string | undefined) => string | undefined,
): void {
  const { licenseNumber, licenseType: type } = values;
  if (!licenseKeys.some((key) => values[key])) return;
  if (!licenseNumber) return leaveOut(values, told, licenseKeys, 'The license has no number.');
  const state = values['licenseState'] ?? values['state'] ?? values['primaryPracticeState'];
  const profession = professionOfType(values['providerTypeId']);
  if (told.leftOut['licenseType'])
    return leaveOut(values, told, licenseKeys, 'The license has no type that is known.');
  if (!type && !profession)
    return leaveOut(values, told, licenseKeys, 'Neither license type nor provider type says which license it is.');
  const found = finder.find({ type, state, profession });
  if (!found) {
    const reason = state
      ? 'There is no one license type like this in its state.'
      : 'The license has no state.';
    return leaveOut(values, told, licenseKeys, reason);
  }
  values['licenseType'] = found.typeId;
  values['licenseState'] = found.state ?? state;
}

/**
 * Settles what goes by several fields of a provider: a license gets its type from its own column or the provider’s type, and
 * its state from its own, the address or the practice; an address that lacks a part stays out, as does a license that nothing
 * is known of.
 */
export function settleProvider(
  finder: LicenseFinder,
  professionOfType: (id: string | undefined) => string | undefined,
): (values: Values, told: Told) => void {
  return (values, told) => {
    settleLicense(values, told, finder, professionOfType);
    settleAddress(values, told);
    const { credentialedDate: from, nextCredentialingDate: next } = values;
    if (from && next && next <= from)
      leaveOut(
        values,
        told,
        ['nextCredentialingDate'],
        'Recredentialing must be due after the day of credentialing.',
      );
  };
}
