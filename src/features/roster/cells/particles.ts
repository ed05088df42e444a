import { isGivenBehind } from '@/domain/given-names';

/** Words that begin a last name of several words and are hardly one by themselves: `de la Cruz`, `von Arx`. */
const bound = /^(?:von|der|den|de|del|della|dos|los|las|ibn|st|saint|santa)\.?$/i;
/** Words that begin one, and are last names of their own, too: `van Dyke`, but `Van, Tuan`. */
const loose = /^(?:van|di|da|du|la|el|mac|ter|ten)\.?$/i;
/** Words that begin one, and are people’s names more often: `le Blanc`, but `Le, Tuan` and `Ben, Thomas`. */
const rare = /^(?:le|al|bin|ben|san)\.?$/i;

/** Saints in whose name there are last names, as given names common as they may be: `San Juan`, `San Jose`. */
const saints =
  /^(?:agustin|andres|antonio|diego|francisco|jose|juan|luis|marcos|martin|miguel|pedro|roman)$/i;

function isParticle(word: string, next: string): boolean {
  if (bound.test(word) || loose.test(word)) return true;
  if (!rare.test(word)) return false;
  if (/^san/i.test(word) && saints.test(next)) return true;
  return !isGivenBehind(word, next);
}

/** `M` or `M.`, as it stands for a name. */
export const isInitial = (word: string | undefined): boolean =>
  word !== undefined && /^[A-Za-z]\.?$/.test(word);

/** How many words at the beginning of a name are the last name, where that stands first. */
export function lengthOfLastName(words: readonly string[]): number {
  let end = 1;
  while (end < words.length - 1 && isParticle(words[end - 1] ?? '', words[end] ?? '')) end += 1;
  const [first = ''] = words;
  // `VAN TUAN A` is called Van: of the first name more is left than an initial.
  return end === 2 && !bound.test(first) && words.slice(end).every(isInitial) ? 1 : end;
}

/** Where the last name begins, where it stands last. */
export function startOfLastName(words: readonly string[]): number {
  let start = words.length - 1;
  while (start > 1 && isParticle(words[start - 1] ?? '', words[start] ?? '')) start -= 1;
  return start;
}

/** Whether some words are one last name: a word, with the particles before it. */
export const isOneLastName = (words: readonly string[]): boolean =>
  words.slice(0, -1).every((word, index) => isParticle(word, words[index + 1] ?? ''));
