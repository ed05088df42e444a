import { calendarDay } from '@/lib/dates';
import { compareNames, differingRanges, normalised, wordsOf, type HeldName } from '@/lib/names';
import { stateName } from '@/lib/states';
import type { Comparison } from './marks';

type Text = string | null | undefined;

const isEmpty = (text: Text): text is null | undefined | '' => !text?.trim();

/** Set when one side has nothing to compare; undefined when both have something. */
function missing(held: Text, given: Text): Comparison | undefined {
  if (isEmpty(held) && isEmpty(given)) return { mark: 'missing', why: 'on both sides' };
  if (isEmpty(given)) return { mark: 'missing', why: 'not given' };
  if (isEmpty(held)) return { mark: 'missing', why: 'not held' };
  return undefined;
}

function differs(held: string, given: string, why?: string): Comparison {
  const ranges = differingRanges(given, held);
  return {
    mark: 'differs',
    ranges: ranges.length > 0 ? ranges : [[0, given.length]],
    ...(why ? { why } : {}),
  };
}

/** Names: the same words agree; aliases, middle names, initials and suffixes make them similar. */
export function compareName(held: HeldName, given: Text): Comparison {
  const name = [held.firstName, held.lastName].filter(Boolean).join(' ');
  const absent = missing(name, given);
  if (absent) return absent;
  const likeness = compareNames(held, given ?? '');
  if (likeness.like === 'same') return { mark: 'agrees' };
  if (likeness.like === 'similar') return { mark: 'similar', why: likeness.through };
  return differs(name, given ?? '');
}

const withoutZeros = (text: string) => text.replace(/^(\D*)0+(?=\d)/, '$1');

/** License numbers: spaces, hyphens and letter case do not count; leading zeros make them similar. */
export function compareNumber(held: Text, given: Text): Comparison {
  const absent = missing(held, given);
  if (absent) return absent;
  const ours = normalised(held ?? '').replaceAll(' ', '');
  const theirs = normalised(given ?? '').replaceAll(' ', '');
  if (ours === theirs && ours) return { mark: 'agrees' };
  if (withoutZeros(ours) === withoutZeros(theirs) && ours) return { mark: 'similar', why: 'leading zeros' };
  return { mark: 'differs', ranges: [[0, given?.length ?? 0]] };
}

export interface HeldType {
  name?: string | undefined;
  abbreviations?: string[] | undefined;
  aliases?: string[] | undefined;
}

/** License types: the same words agree; the type's own abbreviations and other names make them similar. */
export function compareType(held: HeldType | undefined, given: Text): Comparison {
  const absent = missing(held?.name, given);
  if (absent || !held?.name) return absent ?? { mark: 'missing', why: 'not held' };
  if (sameWords(held.name, given ?? '')) return { mark: 'agrees' };
  const others = [...(held.abbreviations ?? []), ...(held.aliases ?? [])];
  const known = new Set([held.name, ...partsOf(held.name), ...others].map(normalised));
  const parts = partsOf(given ?? '');
  const other = parts.find((part) => normalised(part) !== normalised(held.name ?? ''));
  // Every part has to be a known word for the type: one stranger among them may be another license.
  if (parts.length > 0 && parts.every((part) => known.has(normalised(part)))) {
    return { mark: 'similar', why: `${other ?? parts[0]} is another word for this type` };
  }
  return differs(held.name, given ?? '');
}

function partsOf(text: string): string[] {
  return text
    .split(/[,()/;]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

const stateNames = (text: string) => [
  normalised(text),
  normalised(stateName(text.trim().toUpperCase()) ?? text),
];

/** States, by code or by name. */
export function compareState(held: Text, given: Text): Comparison {
  const absent = missing(held, given);
  if (absent) return absent;
  const theirs = stateNames(given ?? '');
  return stateNames(held ?? '').some((name) => theirs.includes(name))
    ? { mark: 'agrees' }
    : differs(held ?? '', given ?? '');
}

/** Short texts such as a status: the same words in the same order agree. */
export function compareText(held: Text, given: Text): Comparison {
  const absent = missing(held, given);
  if (absent) return absent;
  return normalised(held ?? '') === normalised(given ?? '') && normalised(held ?? '')
    ? { mark: 'agrees' }
    : differs(held ?? '', given ?? '');
}

/** Dates, as calendar days; a day that is off says by how much. */
export function compareDay(held: Text, given: Text): Comparison {
  const absent = missing(held, given);
  if (absent) return absent;
  const ours = calendarDay(held);
  const theirs = calendarDay(given);
  if (ours && theirs) {
    return ours === theirs ? { mark: 'agrees' } : { mark: 'differs', why: gapInWords(ours, theirs) };
  }
  return compareText(held, given);
}

/** How far the second day is from the first: `2 years later`, `12 days earlier`. */
export function gapInWords(from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const size = Math.abs(days);
  const direction = days > 0 ? 'later' : 'earlier';
  const [count, unit] =
    size < 60
      ? [size, 'day']
      : size < 700
        ? [Math.round(size / 30.44), 'month']
        : [Math.round(size / 365.25), 'year'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ${direction}`;
}

const addressWords: Record<string, string> = {
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

const abbreviated = (words: string[]) => words.map((word) => addressWords[word] ?? word).join(' ');

/** Addresses: the same words in the same order agree; common abbreviations make them similar. */
export function compareAddress(held: Text, given: Text): Comparison {
  const absent = missing(held, given);
  if (absent) return absent;
  const ours = wordsOf(held ?? '');
  const theirs = wordsOf(given ?? '');
  if (ours.length > 0 && ours.join(' ') === theirs.join(' ')) return { mark: 'agrees' };
  const shortened = theirs.find((word, index) => word !== ours[index]);
  if (ours.length > 0 && abbreviated(ours) === abbreviated(theirs)) {
    return { mark: 'similar', why: `${shortened ?? 'a word'} is abbreviated differently` };
  }
  return differs(held ?? '', given ?? '');
}

function sameWords(one: string, other: string): boolean {
  const words = wordsOf(one).toSorted().join(' ');
  return words !== '' && words === wordsOf(other).toSorted().join(' ');
}
