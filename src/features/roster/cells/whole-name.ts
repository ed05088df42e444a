import { professionOf } from './degrees';

/** A person's name that stood in one column. */
export interface WholeName {
  firstName: string;
  /** With what follows it in a name: `Quill Jr`. */
  lastName: string;
  middleName: string;
  /** Degrees and certificates as they are written; empty for none. */
  degree: string;
}

/** Which part of a name without a comma comes first. */
export type NameOrder = 'first last' | 'last first';

const titles = /^(?:dr|doctor|mr|mrs|ms|miss|mx|prof|professor|rev)\.?\s+/i;
const others =
  /\s*(?:\(.*?\)|\[.*?\]|["“][^"”]*["”])\s*|\s+(?:a\.?k\.?a\.?|f\.?k\.?a\.?|n[ée]e|d\.?b\.?a\.?)\s.*$/gi;
const suffixes = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th)\.?$/i;
const particles =
  /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|las|le|los|el|al|bin|ibn|ben|st|saint|san|santa|mac|ter|ten)\.?$/i;
const firms =
  /\b(?:LLC|L\.L\.C|INC|CORP|LTD|PLLC|LLP|CLINIC|HOSPITAL|CENTER|GROUP|ASSOCIATES|SERVICES|PHARMACY|HEALTH)\b/i;
const mark = /[\s.,]+$/g;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
const isDegree = (text: string) =>
  professionOf(text) !== undefined ||
  /^(?:PhD|Ph\.D\.?|MS|MSN|MPH|MHA|MBA|FACP|FACS|FAAP|FAAFP|BSN|DNP)$/i.test(text);

/** Takes degrees off the end of some words: as in `Ada M MD`, where what is left is a name. */
function withoutDegrees(words: readonly string[], least: number): { words: string[]; degrees: string[] } {
  const left = [...words];
  const degrees: string[] = [];
  for (let last = left.at(-1); last !== undefined && left.length > least; last = left.at(-1)) {
    if (!isDegree(last) || !/^[A-Z][A-Za-z.\-/]*$/.test(last)) break;
    degrees.unshift(last);
    left.pop();
  }
  return { words: left, degrees };
}

function withoutSuffix(words: readonly string[]): { words: string[]; suffix: string } {
  const last = words.at(-1) ?? '';
  return words.length > 1 && suffixes.test(last)
    ? { words: words.slice(0, -1), suffix: last }
    : { words: [...words], suffix: '' };
}

/**
 * A name as rosters write it in one column: `Quill, Ada M, MD`, `Ada M. Quill, MD`, `Dr. Ada Quill`, and `QUILL ADA M` where
 * `order` says so. Nicknames, other names (aka) and titles are left off. Undefined for a firm, and for less than two names.
 */
export function wholeName(text: string, order: NameOrder = 'first last'): WholeName | undefined {
  const plain = text.replace(others, ' ').replace(titles, '').trim();
  if (firms.test(plain)) return undefined;
  const degrees: string[] = [];
  let suffix = '';
  const segments = plain.split(/\s*[,;]\s*/).filter(Boolean);
  while (segments.length > 1) {
    const last = segments.at(-1) ?? '';
    if (wordsIn(last).every(isDegree)) degrees.unshift(last);
    else if (suffixes.test(last)) suffix = last;
    else break;
    segments.pop();
  }
  const [before = '', given, ...more] = segments;
  if (more.length > 0) return undefined;
  const parts = given === undefined ? partsOf(before, order, degrees) : partsAtComma(before, given, degrees);
  if (!parts) return undefined;
  const jr = (suffix || parts.suffix).replace(mark, '');
  return {
    firstName: parts.first,
    lastName: jr ? `${parts.last} ${jr}` : parts.last,
    middleName: parts.middle.join(' ').replace(mark, ''),
    degree: degrees.join(', '),
  };
}

interface Parts {
  first: string;
  middle: readonly string[];
  last: string;
  suffix: string;
}

function partsAtComma(before: string, given: string, degrees: string[]): Parts | undefined {
  const family = withoutSuffix(wordsIn(before));
  const found = withoutDegrees(wordsIn(given), 1);
  const names = withoutSuffix(found.words);
  degrees.unshift(...found.degrees);
  const [first, ...middle] = names.words;
  if (!first || family.words.length === 0) return undefined;
  return { first, middle, last: family.words.join(' '), suffix: family.suffix || names.suffix };
}

function partsOf(text: string, order: NameOrder, degrees: string[]): Parts | undefined {
  const found = withoutDegrees(wordsIn(text), 2);
  const { words, suffix } = withoutSuffix(found.words);
  degrees.unshift(...found.degrees);
  if (words.length < 2) return undefined;
  if (order === 'last first') {
    let end = 1;
    while (end < words.length - 1 && particles.test(words[end - 1] ?? '')) end += 1;
    const [first = '', ...middle] = words.slice(end);
    return { first, middle, last: words.slice(0, end).join(' '), suffix };
  }
  let start = words.length - 1;
  while (start > 1 && particles.test(words[start - 1] ?? '')) start -= 1;
  const [first = '', ...middle] = words.slice(0, start);
  return { first, middle, last: words.slice(start).join(' '), suffix };
}

const isInitial = (word: string | undefined) => word !== undefined && /^[A-Za-z]\.?$/.test(word);

/**
 * In which order names without a comma stand in a column: an initial at the end follows a first name (`QUILL ADA M`), one in
 * the middle stands between first and last name. Most of them decide; without any, the first name comes first.
 */
export function nameOrderOf(names: Iterable<string>): NameOrder {
  let [atEnd, inMiddle] = [0, 0];
  for (const name of names) {
    if (name.includes(',')) continue;
    const { words } = withoutSuffix(withoutDegrees(wordsIn(name.replace(titles, '').trim()), 2).words);
    if (words.length < 3) continue;
    if (isInitial(words.at(-1))) atEnd += 1;
    else if (isInitial(words[1])) inMiddle += 1;
  }
  return atEnd > inMiddle ? 'last first' : 'first last';
}

/** A name in the form that says by itself which part is which: `Quill, Ada M, MD`. */
export function nameWithComma({ firstName, lastName, middleName, degree }: WholeName): string {
  const given = [firstName, middleName].filter(Boolean).join(' ');
  return [lastName, given, degree].filter(Boolean).join(', ');
}
