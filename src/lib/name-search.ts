import { byBeginning } from './by-beginning';
import { normalised, wordsOf } from './names';
import { searchedName } from './searched-name';

/** What a name is called by: its last name, its first, both together. */
type Names = readonly (string | null | undefined)[];

/**
 * Whether two words differ by one letter that is missing, too many or wrong, or by two beside each other that changed places.
 * Equal words do, too.
 */
export function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.slice(at + 1);
  if (short.length < long.length) return short.slice(at) === rest;
  if (short.slice(at + 1) === rest) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}

/** Shorter words are one slip away from too many others. */
const leastSlipped = 4;

/** Whether a word, or its beginning as far as it was typed, is one slip away. Both as `normalised` writes them. */
export function isSlipOf(typed: string, word: string): boolean {
  if (typed.length < leastSlipped) return false;
  return [0, -1, 1].some((more) => isOneSlipAway(typed, word.slice(0, typed.length + more)));
}

const aSlip = 100;
const apostrophes = /['’ʼ`´]/g;

/**
 * How well typed words fit a name, in any order, without accents, hyphens and apostrophes: 0 where each is a word of it, more
 * where they only begin words or stand within one, `aSlip` more for one slip of typing. Undefined where they do not fit.
 */
export function fitOf(typed: string, names: Names): number | undefined {
  const all = names.map((name) => normalised(name ?? ''));
  // O'Dwyer as one word, and as two.
  const words = [
    ...all,
    ...names.map((name) => normalised((name ?? '').replaceAll(apostrophes, ' '))),
  ].flatMap((name) => name.split(' '));
  // So that “delacruz” is found in De la Cruz, and “torresolis” in Torre-Solís.
  const joined = all.map((name) => name.replaceAll(' ', ''));
  let sum = 0;
  for (const word of wordsOf(typed)) {
    if (words.includes(word)) continue;
    if (words.some((one) => one.startsWith(word))) sum += 1;
    else if (joined.some((one) => one.includes(word))) sum += 2;
    else if (words.some((one) => isSlipOf(word, one))) sum += aSlip;
    else return undefined;
  }
  return sum;
}

/** `ODWYER`, `DANGELO`, `MCDONALD`: where the service parts such names, they are found by what follows. */
const joinedParticle = /^(?:[OD]|MA?C)(?=.{4})/;

const byLength = (words: readonly string[]) =>
  words.filter(({ length }) => length > 1).toSorted((one, other) => other.length - one.length);

/** The words by which a name may be found that was not found as it was typed: the longest two, or what follows a particle. */
function singleWords(text: string): string[] {
  const words = wordsOf(text);
  const [only = ''] = words;
  return words.length > 1 ? byLength(words).slice(0, 2) : [only.replace(joinedParticle, '')];
}

/**
 * Parts of the longest two words of which at least one is as it was meant, wherever in its word one slip is: two letters that
 * changed places in the middle leave a shorter beginning or end whole. Of short words two letters are asked for, else three.
 */
function unharmedParts(text: string): string[] {
  return byLength(wordsOf(text))
    .slice(0, 2)
    .filter(({ length }) => length >= leastSlipped)
    .flatMap((word) => {
      const half = Math.ceil(word.length / 2);
      const parts = [word.slice(0, half), word.slice(0, half - 1), word.slice(half - 1), word.slice(half)];
      return parts.filter(({ length }) => length >= (word.length > 5 ? 3 : 2));
    });
}

interface NameSearch<T> {
  typed: string;
  /** What the service finds by a text in names, as much of it as is worth ranking. */
  ask(text: string): Promise<readonly T[]>;
  namesOf(item: T): Names;
  keyOf(item: T): string | undefined;
  /** What is there already. With it one slip of typing in each word is forgiven where nothing is found otherwise. */
  known?: (() => readonly T[]) | undefined;
}

/**
 * Finds by name, however it is written. The service says for each list only that it is filtered by a name (GET /providers), and not
 * how that is compared: it is asked with what was typed, where that finds nothing with single words, and at last with parts of the
 * longest two; what fits all words is chosen here, the best first. Throws what `ask` throws.
 */
export async function findByName<T>({ typed, ask, namesOf, keyOf, known }: NameSearch<T>): Promise<T[]> {
  const text = searchedName(typed);
  const asked = async (texts: readonly string[]) => {
    const answers = await Promise.all([...new Set(texts)].map((one) => ask(one)));
    return new Map(answers.flat().map((item) => [keyOf(item), item]));
  };
  const fitOfItem = (item: T) => fitOf(text, namesOf(item)) ?? Infinity;
  const bestFirst = (items: readonly T[]) =>
    items
      .map((item) => ({ item, fit: fitOfItem(item) }))
      .toSorted((one, other) => one.fit - other.fit)
      .map(({ item }) => item);
  const fitting = (items: Iterable<T>, most: number) =>
    bestFirst([...items].filter((item) => fitOfItem(item) < most));

  // “o dwyer” is found in Marco Dwyer as it is typed, and in O'Dwyer by its second word.
  const parted = wordsOf(text).some(({ length }) => length === 1) ? byLength(wordsOf(text)).slice(0, 1) : [];
  const [first, beside] = await Promise.all([asked([text]), asked(parted)]);
  for (const item of fitting(beside.values(), aSlip)) first.set(keyOf(item), item);
  // What the service found stays, whatever it found it by.
  if (first.size > 0) return bestFirst(byBeginning([...first.values()], text, namesOf));

  const others = singleWords(text).filter((word) => word !== normalised(text) && !parted.includes(word));
  const bySingle = await asked(others);
  const found = fitting(bySingle.values(), aSlip);
  if (found.length > 0 || !known) return found;

  const near = new Map([...bySingle, ...(await asked(unharmedParts(text)))]);
  for (const item of known()) near.set(keyOf(item), item);
  return fitting(near.values(), Infinity);
}
