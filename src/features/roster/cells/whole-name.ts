import { isDegreeAndName, isGenerationalSuffix, isInitial } from '@/domain/name-words';
import { isBehindNames, professionOf } from './degrees';
import { isOneLastName, lengthOfLastName, startOfLastName } from './particles';

/** A person's name that stood in one column. */
export interface WholeName {
  firstName: string;
  /** With what follows it in a name: `Quill Jr`. */
  lastName: string;
  middleName: string;
  /** Degrees and certificates as they are written; empty for none. */
  degree: string;
  /** What stands in brackets or quotes, or behind `aka`, with that word; empty for nothing. */
  otherNames: string;
}

/** Which part of a name without a comma comes first. */
export type NameOrder = 'first last' | 'last first';

/** How the names of a column are written. */
export interface NameStyle {
  order?: NameOrder | undefined;
  /** Degrees stand behind many of them. */
  hasDegrees?: boolean;
}

const titles = /^(?:dr|doctor|mr|mrs|ms|miss|mx|prof|professor|rev)\.?\s+/i;
const others =
  /\s*(?:\(.*?\)|\[.*?\]|["“][^"”]*["”])\s*|\s+(?:a\.?k\.?a\.?|f\.?k\.?a\.?|n[ée]e|d\.?b\.?a\.?)\s.*$/gi;
/** Around such a name. */
const around = /^[\s([“"]+|[\s)\]”"]+$/g;
const firms =
  /\b(?:LLC|L\.L\.C|INC|CORP|LTD|PLLC|LLP|CLINIC|HOSPITAL|CENTER|GROUP|ASSOCIATES|SERVICES|PHARMACY|HEALTH)\b/i;
const mark = /[\s.,]+$/g;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);
const isDegree = (text: string) => professionOf(text) !== undefined || isBehindNames(text);

/** A word in small letters behind its first: `Ada`, `O'Dellwyn`, not `McKAY`. */
const inSmallLetters = /\p{L}\p{Ll}+(?!\p{L})/u;

/** Whether a word behind a name is a degree for certain; `name` is all of it. */
function isSureDegree(word: string, name: string): boolean {
  if (!isDegree(word) || !/^[A-Z][A-Za-z.\-/]*$/.test(word)) return false;
  if (!isDegreeAndName(word)) return true;
  const others = wordsIn(name.replace(/[,;]/g, ' ')).filter((other) => !isDegree(other));
  return /^[A-Z]+$/.test(word) && others.some((other) => inSmallLetters.test(other));
}

interface DegreesBehind {
  /** All of the name. */
  name: string;
  /** So many words are left at least. */
  least: number;
  hasDegrees: boolean;
  /** The word that is left last is the last name, which no initial is. */
  isLastName?: boolean;
}

/** Takes degrees off the end of some words: as in `Ada M MD`, where what is left is a name. */
function withoutDegrees(
  words: readonly string[],
  { name, least, hasDegrees, isLastName = false }: DegreesBehind,
): { words: string[]; degrees: string[] } {
  const left = [...words];
  const degrees: string[] = [];
  for (let last = left.at(-1); last !== undefined && left.length > least; last = left.at(-1)) {
    const mayBe = hasDegrees && isDegreeAndName(last) && /^[A-Z]+$/.test(last) && isDegree(last);
    if (!isSureDegree(last, name) && !mayBe) break;
    if (isLastName && isDegreeAndName(last) && isInitial(left.at(-2))) break;
    degrees.unshift(last);
    left.pop();
  }
  return { words: left, degrees };
}

function withoutSuffix(words: readonly string[]): { words: string[]; suffix: string } {
  const last = words.at(-1) ?? '';
  return words.length > 1 && isGenerationalSuffix(last)
    ? { words: words.slice(0, -1), suffix: last }
    : { words: [...words], suffix: '' };
}

/** A name without what stands behind it, parted at its commas. */
interface Parted {
  /** Without title and other names. */
  plain: string;
  otherNames: string;
  segments: readonly string[];
  degrees: string[];
  suffix: string;
}

function partedName(text: string): Parted | undefined {
  const plain = text.replace(others, ' ').replace(titles, '').trim();
  const otherNames = [...text.matchAll(others)].map(([other]) => other.replace(around, '')).join(', ');
  if (firms.test(plain)) return undefined;
  const degrees: string[] = [];
  let suffix = '';
  const segments = plain.split(/\s*[,;]\s*/).filter(Boolean);
  while (segments.length > 1) {
    const last = segments.at(-1) ?? '';
    if (wordsIn(last).every(isDegree) && !isGivenName(segments, plain)) degrees.unshift(last);
    else if (isGenerationalSuffix(last)) suffix = last;
    else break;
    segments.pop();
  }
  return { plain, otherNames, segments, degrees, suffix };
}

/**
 * A name as rosters write it in one column: `Quill, Ada M, MD`, `Ada M. Quill, MD`, `Dr. Ada Quill`, and `QUILL ADA M` where
 * `order` says so. Titles are left off. Undefined for a firm, and for less than two names.
 *
 * A degree that is a name, too, is one behind a comma, with full stops between its letters, in capitals behind a name in small
 * letters, and in capitals where `hasDegrees`. Otherwise `Anh T Do` is called Do.
 */
export function wholeName(text: string, style: NameStyle = {}): WholeName | undefined {
  const parted = partedName(text);
  if (!parted) return undefined;
  const { segments, degrees, suffix } = parted;
  const [before = '', given, ...more] = segments;
  if (more.length > 0) return undefined;
  const parts =
    given === undefined ? partsOf(before, style, degrees) : partsAtComma(before, given, parted, style);
  if (!parts) return undefined;
  const jr = (suffix || parts.suffix).replace(mark, '');
  return {
    firstName: parts.first,
    lastName: jr ? `${parts.last} ${jr}` : parts.last,
    middleName: parts.middle.join(' ').replace(mark, ''),
    degree: degrees.join(', '),
    otherNames: parted.otherNames,
  };
}

/** What of a name says how the column is written that it stands in. */
export interface NameSigns {
  /** Its words without title, degrees and suffix; undefined for a firm, and where a comma parts last from first name. */
  words: readonly string[] | undefined;
  /** A degree that is no name stands behind it. */
  hasDegree: boolean;
}

/** What of a name says how its column is written. */
export function nameSigns(text: string, hasDegrees = false): NameSigns {
  const parted = partedName(text);
  const [name = '', given] = parted?.segments ?? [];
  if (!parted || name === '') return { words: undefined, hasDegree: false };
  const behind = { name: parted.plain, least: given === undefined ? 2 : 1, hasDegrees, isLastName: true };
  const { words, degrees } = withoutDegrees(wordsIn(given ?? name), behind);
  return {
    words: given === undefined ? withoutSuffix(words).words : undefined,
    hasDegree: [...degrees, ...parted.degrees].some((degree) => !isDegreeAndName(degree)),
  };
}

/** Whether what stands behind the only comma is no degree, but the first name that would be missing: `Nguyen, Do`. */
function isGivenName([before = '', given = '', ...more]: readonly string[], name: string): boolean {
  if (more.length > 0 || !isDegreeAndName(given) || isSureDegree(given, name)) return false;
  return isOneLastName(withoutSuffix(wordsIn(before)).words);
}

interface Parts {
  first: string;
  middle: readonly string[];
  last: string;
  suffix: string;
}

function partsAtComma(
  before: string,
  given: string,
  { plain: name, degrees }: Parted,
  { hasDegrees = false }: NameStyle,
): Parts | undefined {
  const family = withoutSuffix(wordsIn(before));
  const found = withoutDegrees(wordsIn(given), { name, least: 1, hasDegrees });
  const names = withoutSuffix(found.words);
  degrees.unshift(...found.degrees);
  const [first, ...middle] = names.words;
  if (!first || family.words.length === 0) return undefined;
  return { first, middle, last: family.words.join(' '), suffix: family.suffix || names.suffix };
}

function partsOf(
  text: string,
  { order = 'first last', hasDegrees = false }: NameStyle,
  degrees: string[],
): Parts | undefined {
  const isLastName = order === 'first last';
  const found = withoutDegrees(wordsIn(text), { name: text, least: 2, hasDegrees, isLastName });
  const { words, suffix } = withoutSuffix(found.words);
  degrees.unshift(...found.degrees);
  if (words.length < 2) return undefined;
  if (order === 'last first') {
    const end = lengthOfLastName(words);
    const [first = '', ...middle] = words.slice(end);
    return { first, middle, last: words.slice(0, end).join(' '), suffix };
  }
  const start = startOfLastName(words);
  const [first = '', ...middle] = words.slice(0, start);
  return { first, middle, last: words.slice(start).join(' '), suffix };
}

/** A name in the form that says by itself which part is which: `Quill, Ada M, MD`. */
export function nameWithComma({ firstName, lastName, middleName, degree, otherNames }: WholeName): string {
  const given = [firstName, middleName].filter(Boolean).join(' ');
  const name = [lastName, given, degree].filter(Boolean).join(', ');
  return otherNames ? `${name} (${otherNames})` : name;
}
