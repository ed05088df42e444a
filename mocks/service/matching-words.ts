import { fold } from './names';

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
const cacheLimit = 20_000;

/** The same function with a cache of its results for the first 20,000 different texts. Results are never undefined. */
export function memoized<Result>(compute: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (cache.size < cacheLimit) cache.set(text, result);
    return result;
  };
}

/**
 * The words of a person's name as they are compared: without case, accents, apostrophes, titles and suffixes; hyphens part
 * words, and Saint is St. Nothing is taken off that would leave nothing.
 */
export function wordsOfName(text: string | undefined): readonly string[] {
  return text ? wordsOf(text) : [];
}

const wordsOf = memoized((text): readonly string[] => {
  const folded = /^[A-Za-z ]*$/.test(text)
    ? text.toLowerCase()
    : fold(text).replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
  const all = folded.split(' ').filter(Boolean);
  const plain = all.filter((word) => !titles.has(word));
  return (plain.length > 0 ? plain : all).map((word) => (/^(?:sainte?|ste)$/.test(word) ? 'st' : word));
});

/** Whether a word of a name is a title or a suffix. */
export const isTitle = (word: string): boolean => titles.has(word);

/** Whether a word is one letter that stands for a name. A single letter of other scripts is a whole word. */
export const isInitial = (word: string): boolean => word.length === 1 && word >= 'a' && word <= 'z';

/** A word reduced to what different ways of writing its letters have in common: Mueller and Müller, Phillips and Philips. */
export const keyOfWord = memoized((word) =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1'),
);

/** Spellings that sound alike in names of the United States, in the order in which they are replaced. */
const phoneticRules: readonly [written: RegExp, as: string][] = [
  // MacDonald and McDonald, but not Mack, and not Macias.
  [/^mac(?=[b-df-hj-np-tv-xz]..)/, 'mc'],
  [/^sainte?(?=...)/, 'st'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/dt/, 't'],
  [/mps/, 'ms'],
  [/ck/, 'k'],
  // C is hard but before e and i; ch stays.
  [/c(?![ehi])/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/qu?/g, 'k'],
  [/z/g, 's'],
  [/th/g, 't'],
  // Kelley and Kelly, Leslie and Lesley.
  [/(?:ei|ie)$/, 'i'],
  [/ei/g, 'ai'],
  [/sen$/, 'son'],
  // Clarke and Clark.
  [/(?<=..[^aeiou])e$/, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * A word reduced to how it sounds, so that other spellings of it are found: Gonzalez and Gonsales, Meyer and Maier,
 * Andersen and Anderson, Clarke and Clark. Two words with the same `keyOfWord` have the same phonetic key.
 */
export const phoneticKey = memoized((word) => {
  const key = keyOfWord(word);
  return phoneticRules.reduce((text, [written, as]) => text.replace(written, as), key);
});

/** Whether two words differ by one letter too many or wrong, or by two in each other's place. The shorter one comes first. */
export function isOneSlipAway(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let index = 0;
  while (index < short.length && short[index] === long[index]) index += 1;
  const afterNext = long.slice(index + 1);
  if (short.length < long.length) return short.slice(index) === afterNext;
  if (short.slice(index + 1) === afterNext) return true;
  return (
    short[index] === long[index + 1] &&
    short[index + 1] === long[index] &&
    short.slice(index + 2) === long.slice(index + 2)
  );
}
