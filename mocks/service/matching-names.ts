import { fold } from './names';

/** One way to read a name: given names and surnames, each in the words that are compared. */
export interface NameReading {
  given: readonly string[];
  surname: readonly string[];
}

/** Letters that stay whole when accents are taken off. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const titles = new Set('jr sr ii iii iv md do dds dmd phd rn np pa dr mr mrs ms mx esq prof'.split(' '));

/** Names repeat a lot, but the memory of one page is not the place for all of a nation's. */
const mostRemembered = 20_000;

const known = new Map<string, readonly string[]>();

/**
 * The words of a name as they are compared: without case, accents, apostrophes, titles and suffixes; hyphens part
 * words. Nothing is taken off that would leave nothing.
 */
export function wordsOfName(text: string | undefined): readonly string[] {
  if (!text) return [];
  const before = known.get(text);
  if (before) return before;
  const folded = /^[A-Za-z ]*$/.test(text)
    ? text.toLowerCase()
    : fold(text).replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
  const all = folded.split(' ').filter(Boolean);
  const plain = all.filter((word) => !titles.has(word));
  const words = plain.length > 0 ? plain : all;
  if (known.size < mostRemembered) known.set(text, words);
  return words;
}

const keys = new Map<string, string>();

/** A word reduced to what different spellings of it have in common; records are found by it. */
export function keyOfWord(word: string): string {
  const before = keys.get(word);
  if (before !== undefined) return before;
  const key = word
    .replace(/([aou])e/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
  if (keys.size < mostRemembered) keys.set(word, key);
  return key;
}

/** All readings of a name that is given as one text: "Last, First", "First Last" and the like. */
export function readingsOfText(text: string | undefined): NameReading[] {
  const comma = text?.indexOf(',') ?? -1;
  if (text && comma > 0) {
    const surname = wordsOfName(text.slice(0, comma));
    const given = wordsOfName(text.slice(comma + 1));
    // What follows the comma may be no more than a title.
    if (surname.length > 0 && given.length > 0) return [{ given, surname }];
  }
  const words = wordsOfName(text).slice(0, 8);
  if (words.length < 2) return words.length === 0 ? [] : [{ given: [], surname: words }];
  return words.slice(1).flatMap((_, index) => {
    const [head, tail] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [
      { given: head, surname: tail },
      { given: tail, surname: head },
    ];
  });
}

/** All readings of a name in parts; somebody may have put given name and surname into each other's place. */
export function readingsOfParts(first?: string, middle?: string, last?: string): NameReading[] {
  const given = wordsOfName(first);
  const surname = wordsOfName(last);
  if (given.length === 0 && surname.length === 0) return [];
  const readings = [
    { given, surname },
    { given: surname, surname: given },
  ];
  const middleNames = wordsOfName(middle);
  return middleNames.length === 0 ? readings : [...readings, { given: [...given, ...middleNames], surname }];
}

/** How well two persons' names agree, from 0 to 1: the best of all readings of both. Symmetric. */
export function similarityOfNames(ours: readonly NameReading[], theirs: readonly NameReading[]): number {
  let best = 0;
  for (const a of ours) {
    for (const b of theirs) {
      const surname = similarityOfWords(a.surname, b.surname);
      if (surname * (weightOfSurname + weightOfGiven) <= best) continue;
      const given = similarityOfWords(a.given, b.given, true);
      best = Math.max(best, surname * (weightOfSurname + weightOfGiven * given));
    }
  }
  return best;
}

const weightOfSurname = 0.35;
const weightOfGiven = 0.65;

/** How well the names of two organizations agree, from 0 to 1: by the words that tell them apart. */
export function similarityOfOrganizations(ours: readonly string[], theirs: readonly string[]): number {
  if (ours.length === 0 || theirs.length === 0) return 0;
  const shared = sharedWords(ours, theirs) + sharedWords(theirs, ours);
  return shared / (ours.length + theirs.length);
}

function sharedWords(ours: readonly string[], theirs: readonly string[]): number {
  return ours.filter((word) => theirs.some((other) => keyOfWord(other) === keyOfWord(word))).length;
}

const empty = new Set('the of and a an at for in de y llc inc pc pllc pa llp ltd corp co company'.split(' '));

/** The words by which an organization's name is told from others; all of them if there are no such. */
export function wordsOfOrganization(text: string | undefined): readonly string[] {
  const all = fold(text ?? '')
    .split(' ')
    .filter(Boolean);
  const telling = all.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : all;
}

/** Surnames or given names, each in words. A part that is missing on one side speaks neither for nor against. */
function similarityOfWords(ours: readonly string[], theirs: readonly string[], areGiven = false): number {
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length ? 1 : 0.5;
  if (ours.join('') === theirs.join('')) return 1;
  const [few, many] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours];
  // Beside whole names that differ an initial tells nothing.
  const byInitial = areGiven && (many.length === few.length || many.every(({ length }) => length === 1));
  let sum = 0;
  for (const word of few) {
    let best = 0;
    for (const other of many) best = Math.max(best, similarityOfTwo(word, other, areGiven, byInitial));
    sum += best;
  }
  return (sum / few.length) * (0.85 + (0.15 * few.length) / many.length);
}

function similarityOfTwo(a: string, b: string, areGiven: boolean, byInitial: boolean): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  // A single letter of other scripts is a whole word.
  if (short.length === 1) return byInitial && /[a-z]/.test(short) && long.startsWith(short) ? 0.75 : 0;
  if (keyOfWord(a) === keyOfWord(b)) return 0.95;
  if (short.length >= 4 && isOneSlipAway(short, long)) return 0.85;
  return areGiven && short.length >= 3 && long.startsWith(short) ? 0.8 : 0;
}

/** One letter too many, wrong, or two in each other's place. */
function isOneSlipAway(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let index = 0;
  while (index < short.length && short[index] === long[index]) index += 1;
  if (short.length < long.length) return short.slice(index) === long.slice(index + 1);
  if (short.slice(index + 1) === long.slice(index + 1)) return true;
  return (
    short[index] === long[index + 1] &&
    short[index + 1] === long[index] &&
    short.slice(index + 2) === long.slice(index + 2)
  );
}
