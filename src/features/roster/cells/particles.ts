import { isGivenBehind } from '@/domain/given-names';
import { isInitial, particleOf } from '@/domain/name-words';

/** Saints in whose name there are last names, as given names common as they may be: `San Juan`, `San Jose`. */
const saints =
  /^(?:agustin|andres|antonio|diego|francisco|jose|juan|luis|marcos|martin|miguel|pedro|roman)$/i;

function isParticle(word: string, next: string): boolean {
  const particle = particleOf(word);
  if (particle !== 'rare') return particle !== undefined;
  if (/^san/i.test(word) && saints.test(next)) return true;
  return !isGivenBehind(word, next);
}

/** How many words at the beginning of a name are the last name, where that stands first. */
export function lengthOfLastName(words: readonly string[]): number {
  let end = 1;
  while (end < words.length - 1 && isParticle(words[end - 1] ?? '', words[end] ?? '')) end += 1;
  const [first = ''] = words;
  // `VAN TUAN A` is called Van: of the first name more is left than an initial.
  return end === 2 && particleOf(first) !== 'bound' && words.slice(end).every(isInitial) ? 1 : end;
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
