/** So many letters a reason in one's own words has at least. */
const leastLetters = 10;
/** With fewer different ones it is a key held down, or two of them in turn. */
const leastDifferent = 3;

/** What stands at the field of a reason that does not say anything. */
export const saysNothing = `Write at least ${leastLetters} letters that say why, not the same ones over and over.`;

/**
 * Whether a reason in one's own words says something: at least ten letters of any script, and more than one or two of
 * them again and again (`aaaaaaaaaa`, `x x x x`). A decision is final, and auditors read its reason years later. Digits
 * and punctuation do not count, and whether a sentence is true cannot be checked here.
 */
export function saysSomething(text: string): boolean {
  const letters = text.normalize('NFKC').toLowerCase().match(/\p{L}/gu) ?? [];
  return letters.length >= leastLetters && new Set(letters).size >= leastDifferent;
}
