import { textOf } from './words';

/**
 * Marks that people write or leave out: accents, and the vowel points of Arabic and Hebrew. The marks of other scripts
 * are letters there (a Devanagari vowel, a Japanese voicing) and are kept.
 */
const accents =
  /[\u0300-\u036f]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;

const spelledOut: Record<string, string> = { Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Æ: 'AE', Œ: 'OE', Þ: 'TH' };

/**
 * Text as it is compared: without case, accents, punctuation and repeated spaces. Apostrophes join what they part
 * (`O'Brien` is `OBRIEN`), as full stops do except between digits; hyphens and all other punctuation part it. Letters
 * of every script are kept.
 */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/['’ʼ`´]|(?<!\p{N})\.|\.(?!\p{N})/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .toUpperCase()
    .replaceAll(/[ØŁĐÐÆŒÞ]/g, (letter) => spelledOut[letter] ?? letter);
}

/** The words of a text as they are compared, in order. */
export function wordsOf(text: string): string[] {
  return normalised(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

export interface NameOnFile {
  firstName?: string | undefined;
  lastName?: string | undefined;
  aliases?: { firstName?: string | undefined; lastName?: string | undefined }[] | undefined;
}

/** How a name that a source gives stands to the name that we hold. */
export type NameLikeness =
  | { like: 'same' }
  /** Equal but for something that people leave out or change; `through` says what, in words. */
  | { like: 'similar'; through: string }
  | { like: 'different' };

const suffixes = new Set('JR SR II III IV MD DO RN NP PA DDS DMD PHD PSYD APRN RPH ESQ'.split(' '));

/**
 * Compares a held name with one that a source gives, as `First Middle Last` or `LAST, FIRST MIDDLE`. Same only when
 * the words are the same ones, whatever their case, accents, punctuation and order; a wrong "same" is worse than a
 * needless "different".
 */
export function compareNames(onFile: NameOnFile, given: string): NameLikeness {
  const direct = compareOne(onFile, given);
  if (direct.like !== 'different') return direct;
  for (const alias of Array.isArray(onFile.aliases) ? onFile.aliases : []) {
    const name = [textOf(alias?.firstName), textOf(alias?.lastName)].filter(Boolean).join(' ');
    if (name && compareOne(alias, given).like !== 'different') {
      return { like: 'similar', through: `known alias ${name}` };
    }
  }
  return direct;
}

function compareOne(onFile: NameOnFile, given: string): NameLikeness {
  const first = wordsOf(textOf(onFile.firstName));
  const last = wordsOf(textOf(onFile.lastName));
  const ours = [...first, ...last];
  const theirs = wordsOf(given);
  if (ours.length === 0 || theirs.length === 0) return { like: 'different' };
  if (hasSameWords(ours, theirs)) return wordOrderLikeness(last, given);
  const direct = explain(first, last, theirs);
  return direct.like === 'different' ? (respaced(first, last, theirs) ?? direct) : direct;
}

const hasSameWords = (ours: readonly string[], theirs: readonly string[]) =>
  ours.toSorted().join(' ') === theirs.toSorted().join(' ');

/** Shorter ones may be initials that stand beside each other: J R is no JR. */
const leastJoined = 4;

/**
 * Lists write `de la Cruz`, `Mc Donald` and `Mary Ann` as one word, or apart. What two names come to once theirs is written
 * as ours is; undefined where nothing can be written so.
 */
function respaced(first: string[], last: string[], theirs: readonly string[]): NameLikeness | undefined {
  const words = [...theirs];
  const joined = [last, first].flatMap((part) => {
    const whole = part.join('');
    if (whole.length < leastJoined) return [];
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + 4); end += 1) {
        const isOne = words.slice(start, end).join('') === whole;
        if (!isOne || end - start === part.length) continue;
        words.splice(start, end - start, ...part);
        return [whole];
      }
    }
    return [];
  });
  if (joined.length === 0) return undefined;
  const through = `${joined.join(', ')} is written as one word on one side only`;
  if (hasSameWords([...first, ...last], words)) return { like: 'similar', through };
  const likeness = explain(first, last, words);
  return likeness.like === 'similar'
    ? { like: 'similar', through: `${through}; ${likeness.through}` }
    : undefined;
}

/** A comma says which part is the last name, so that James Thomas is not taken for Thomas James. */
function wordOrderLikeness(last: string[], given: string): NameLikeness {
  const [beforeComma, afterComma] = given.split(',');
  if (afterComma === undefined || last.length === 0) return { like: 'same' };
  const stated = wordsOf(beforeComma ?? '').filter((word) => !suffixes.has(word));
  return without(stated, last).length === 0
    ? { like: 'same' }
    : { like: 'similar', through: 'first and last name the other way round' };
}

/**
 * What two names with different words differ by. Only these make them similar: a suffix or title that one side leaves
 * out, an initial for a given name, and middle names, which stand behind the first name, on one side only.
 */
function explain(first: string[], last: string[], theirs: string[]): NameLikeness {
  const read = readAgainst(first, last, theirs);
  // A suffix that we hold behind the last name is still a suffix.
  const isSuffix = (word: string) => suffixes.has(word) && last.length > 1 && word === last.at(-1);
  const lastRest = read.lastRest.filter((word) => !isSuffix(word));
  const titles = [...read.ourRest.filter((word) => suffixes.has(word)), ...read.lastRest.filter(isSuffix)];
  const ours = read.ourRest.filter((word) => !suffixes.has(word));
  // Junior on one side and senior on the other are two people.
  if (titles.length > 0 && read.titles.length > 0) return { like: 'different' };
  // The first name and every word of the last name have to be there; words left on both sides contradict each other.
  const isFirstMissing = first.length > 0 && ours.includes(first[0] ?? '');
  if (lastRest.length > 0 || isFirstMissing || read.isStrange) return { like: 'different' };
  if (ours.length > 0 && read.middles.length > 0) return { like: 'different' };
  const rest = [...ours, ...read.middles];
  if (rest.length > 2) return { like: 'different' };
  const oneSided = [...titles, ...read.titles];
  const reasons = [
    ...(oneSided.length > 0 ? [`suffix or title ${oneSided.join(', ')} on one side only`] : []),
    ...read.initials.map((letter) => `initial ${letter}`),
    ...(rest.length > 0 ? [`middle name ${rest.join(' ')} on one side only`] : []),
  ];
  return reasons.length > 0 ? { like: 'similar', through: reasons.join('; ') } : { like: 'different' };
}

/** Reads a given name word by word: which held words it has, and what its other words can be by where they stand. */
function readAgainst(first: string[], last: string[], theirs: string[]) {
  const lastRest = [...last];
  const ourRest = [...first];
  const titles: string[] = [];
  const initials: string[] = [];
  const middles: string[] = [];
  let isStrange = false;
  let isGiven = false;
  for (const word of theirs) {
    const isFull = take(ourRest, (onFile) => onFile === word);
    const isLast = !isFull && take(lastRest, (onFile) => onFile === word);
    const isInitial =
      !isFull && !isLast && take(ourRest, (onFile) => isInitialOf(word, onFile) || isInitialOf(onFile, word));
    if (isInitial) initials.push(word.charAt(0));
    const isTitle = !isFull && !isLast && !isInitial && suffixes.has(word);
    if (isTitle) titles.push(word);
    else if (!isFull && !isLast && !isInitial) {
      if (isGiven) middles.push(word);
      else isStrange = true;
    }
    if (!isTitle) isGiven = !isLast;
  }
  return { ourRest, lastRest, titles, initials, middles, isStrange };
}

/** Takes the first word that fits out of `words`; whether there was one. */
function take(words: string[], fits: (word: string) => boolean): boolean {
  const index = words.findIndex(fits);
  if (index >= 0) words.splice(index, 1);
  return index >= 0;
}

function isInitialOf(short: string, long: string): boolean {
  return short.length === 1 && long.length > 1 && long.startsWith(short);
}

/** What is left of `words` when each of `taken` takes one equal word away. */
function without(words: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return words.filter((word) => {
    const index = left.indexOf(word);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

/** Where the words of `text` stand that `other` does not have: pairs of start and end, for highlighting. */
export function differingRanges(text: string, other: string): [start: number, end: number][] {
  const left = wordsOf(other);
  const ranges: [number, number][] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}'’ʼ`´.]+/gu)) {
    const parts = wordsOf(match[0]);
    const isThere = parts.map((namePart) => take(left, (word) => word === namePart));
    if (isThere.includes(false)) ranges.push([match.index, match.index + match[0].length]);
  }
  return ranges;
}
