import { wordsOf } from '@/lib/names';
import { absent, differs, type Text } from './compare-text';
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

/** A ZIP code at the end without its four further digits. */
function withoutZipExtension(words: readonly string[]): readonly string[] {
  const hasExtension = /^\d{4}$/.test(words.at(-1) ?? '') && /^\d{5}$/.test(words.at(-2) ?? '');
  return hasExtension ? words.slice(0, -1) : words;
}

/** Addresses: the same words in the same order agree; common abbreviations and ZIP+4 make them similar. */
export function compareAddress(held: Text, given: Text): Comparison {
  const missing = absent(held, given);
  if (missing) return missing;
  const ours = wordsOf(held ?? '');
  const theirs = wordsOf(given ?? '');
  if (ours.length > 0 && ours.join(' ') === theirs.join(' ')) return { mark: 'agrees' };
  const [ourPlace, theirPlace] = [withoutZipExtension(ours), withoutZipExtension(theirs)];
  const extended = ours.length - ourPlace.length !== theirs.length - theirPlace.length;
  // Two different extensions are two places.
  const comparable = extended ? [ourPlace, theirPlace] : [ours, theirs];
  const [one = [], other = []] = comparable;
  if (one.length === 0 || abbreviated(one) !== abbreviated(other)) return differs(held ?? '', given ?? '');
  const shortened = other.find((word, index) => word !== one[index]);
  const reasons = [
    shortened && `${shortened} is written differently`,
    extended && 'ZIP+4 on one side only',
  ].filter(Boolean);
  return { mark: 'similar', why: reasons.join('; ') };
}

export interface HeldAddress {
  /** Which of several it is: `Home`. */
  kind: string;
  text: string;
}

/** The same against all addresses on file: the first is the one shown, another that agrees makes it similar. */
export function compareAddresses(held: readonly HeldAddress[], given: Text): Comparison {
  const [shown, ...others] = held;
  const comparison = compareAddress(shown?.text, given);
  if (comparison.mark !== 'differs') return comparison;
  const known = others.find(({ text }) => ['agrees', 'similar'].includes(compareAddress(text, given).mark));
  return known ? { mark: 'similar', why: `another address on file: ${known.kind}` } : comparison;
}
