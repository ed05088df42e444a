import { compareNames, normalised, type NameOnFile } from '@/lib/names';
import { compareAddress } from '@/review/compare-address';
import type { RosterValues } from '../model/fields';
import { textKey } from '../cells/text-key';

const isUnknown = (text: string) => /^unknown$/i.test(text);
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Streets with their suites and ZIP codes: short forms, capitals and a suite on one side only are no difference. */
export function isSameStreet(one: string, other: string): boolean {
  if (one === other) return true;
  return ['agrees', 'similar'].includes(compareAddress(one, other).mark);
}

/**
 * Whether a value adds nothing to what is there already: the same but for capitals, accents, punctuation and short forms, less
 * exact than it (a ZIP code of five digits, a telephone without its extension), or not known.
 */
export function isSameValue(key: string, value: string, there: string): boolean {
  if (value === there || (there !== '' && isUnknown(value))) return true;
  if (there === '') return false;
  if (key === 'zipCode') return there.startsWith(value);
  if (/phone|fax/i.test(key)) return digitsOf(there).startsWith(digitsOf(value));
  if (key === 'addressLine1') return isSameStreet(value, there);
  const plain = normalised(value);
  return plain !== '' && plain === normalised(there);
}

/** Those of some fields in which a row has something else than a record. */
export const differing = (keys: readonly string[], values: RosterValues, onFile: RosterValues): string[] =>
  keys.filter((key) => {
    const value = values[key];
    return value && !isSameValue(key, value, onFile[key] ?? '');
  });

/**
 * Whether a row may name somebody whose name is known: the same words, or one that people leave out or write otherwise, as
 * initials, middle names, suffixes and degrees.
 */
export function isSameName({ firstName = '', lastName = '' }: RosterValues, known: NameOnFile): boolean {
  const isWritten =
    textKey(lastName) === textKey(known.lastName ?? '') &&
    textKey(firstName) === textKey(known.firstName ?? '');
  return isWritten || compareNames(known, `${lastName}, ${firstName}`).like !== 'different';
}
