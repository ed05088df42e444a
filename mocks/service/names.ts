/**
 * A text in the form in which names are searched: without accents, apostrophes and case, with single
 * spaces for all other punctuation.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Person {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

const folded = new WeakMap<object, string>();

/** The text in which a person's name is searched: "Ada Okoro" and "Okoro, Ada" are both in it. */
export function searchableName(person: Person): string {
  const known = folded.get(person);
  if (known !== undefined) return known;
  const first = fold(person.firstName ?? '');
  const text = `${first} ${fold(person.lastName ?? '')} ${first}`;
  folded.set(person, text);
  return text;
}

/** `First Last`. */
export function fullName(person: Person): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}
