import { wordsOf } from '@/lib/names';
import { eitherMissing, differs, type Text } from './compare-text';
import type { Comparison } from './marks';

const shortForms: Record<string, string> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  AV: 'AVE',
  BOULEVARD: 'BLVD',
  DRIVE: 'DR',
  ROAD: 'RD',
  LANE: 'LN',
  COURT: 'CT',
  PLACE: 'PL',
  HIGHWAY: 'HWY',
  PARKWAY: 'PKWY',
  SUITE: 'STE',
  APARTMENT: 'APT',
  BUILDING: 'BLDG',
  FLOOR: 'FL',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
};

/** Words in their short forms. */
const abbreviated = (words: readonly string[]) => words.map((word) => shortForms[word] ?? word).join(' ');

interface Parts {
  /** Without what stands apart. */
  place: readonly string[];
  /** Suite, apartment, room or floor, by its number or letter. */
  unit: readonly string[];
  /** Four further digits of the ZIP code. */
  extension: string;
}

const unitWords = new Set('STE SUITE APT APARTMENT UNIT RM ROOM FLOOR BLDG BUILDING'.split(' '));
const isUnitName = (word = '') => /^(?:\p{L}|\p{L}?-?\d{1,4}\p{L}?)$/u.test(word);

/** An address taken apart: a suite and the extension of a ZIP code are often left out. */
function partsOf(text: string): Parts {
  // `#747` is a suite, whatever it is called.
  const words = wordsOf(text.replaceAll('#', ' Unit '));
  const hasExtension = /^\d{4}$/.test(words.at(-1) ?? '') && /^\d{5}$/.test(words.at(-2) ?? '');
  const extension = hasExtension ? (words.pop() ?? '') : '';
  const place: string[] = [];
  const unit: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next, after] = words.slice(index, index + 3);
    if (unitWords.has(word) && unitWords.has(next ?? '') && isUnitName(after)) continue;
    if (unitWords.has(word) && isUnitName(next)) {
      unit.push(next ?? '');
      index += 1;
    } else if (/^\d+(?:ST|ND|RD|TH)$/.test(word) && next === 'FLOOR') {
      unit.push(String(Number.parseInt(word, 10)));
      index += 1;
    } else place.push(word);
  }
  return { place, unit, extension };
}

/** A street, with its suite if it has one, so that two ways to write it are one text: `100 MAIN ST STE 2`. */
export function streetKey(text: string): string {
  const { place, unit } = partsOf(text);
  return [abbreviated(place), ...(unit.length > 0 ? ['STE', ...unit] : [])].join(' ');
}

/** Only one of them names it. Two different ones are two places. */
const isOneSided = (one: string, other: string) => (one === '') !== (other === '');

/** Addresses: the same words in the same order agree; abbreviations, and a suite or a ZIP+4 on one side only, make them similar. */
export function compareAddress(onFile: Text, given: Text): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  const ours = wordsOf(onFile ?? '');
  if (ours.length > 0 && ours.join(' ') === wordsOf(given ?? '').join(' ')) return { mark: 'agrees' };
  const [one, other] = [partsOf(onFile ?? ''), partsOf(given ?? '')];
  const [ourUnit, theirUnit] = [one.unit.join(' '), other.unit.join(' ')];
  const hasSuite = isOneSided(ourUnit, theirUnit);
  const isExtended = isOneSided(one.extension, other.extension);
  const isSame =
    one.place.length > 0 &&
    abbreviated(one.place) === abbreviated(other.place) &&
    (hasSuite || ourUnit === theirUnit) &&
    (isExtended || one.extension === other.extension);
  if (!isSame) return differs(onFile ?? '', given ?? '');
  const shortened = other.place.find((word, index) => word !== one.place[index]);
  const reasons = [
    shortened && `${shortened} is written differently`,
    hasSuite && `suite or unit ${ourUnit || theirUnit} on one side only`,
    isExtended && 'ZIP+4 on one side only',
  ].filter(Boolean);
  return { mark: 'similar', why: reasons.join('; ') || 'the suite or unit is written differently' };
}

export interface AddressOnFile {
  /** Which of several it is: `Home`. */
  kind: string;
  text: string;
}

/** The same against all addresses on file: the first is the one shown, another that agrees makes it similar. */
export function compareAddresses(onFile: readonly AddressOnFile[], given: Text): Comparison {
  const [shown, ...others] = onFile;
  const comparison = compareAddress(shown?.text, given);
  if (comparison.mark !== 'differs') return comparison;
  const known = others.find(({ text }) => ['agrees', 'similar'].includes(compareAddress(text, given).mark));
  return known ? { mark: 'similar', why: `another address on file: ${known.kind}` } : comparison;
}
