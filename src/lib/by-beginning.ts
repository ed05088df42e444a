import { normalised } from './names';

/** So many are asked of the service, which gives them by name whatever was typed, to choose the few from that are shown. */
export const rankedOf = 100;

/**
 * What was found by letters within a name: first what has them at the beginning of its first name in the list that `namesOf`
 * gives, then of its second, and so on, then at the beginning of a further word of any, at last what has them only within a
 * word, or not at all; each in the order in which it came. Names are compared as
 * `normalised` gives them: `obrien` begins `O’Brien`.
 */
export function byBeginning<T>(
  items: readonly T[],
  typed: string,
  namesOf: (item: T) => readonly (string | null | undefined)[],
): T[] {
  const wanted = normalised(typed);
  const rank = (item: T) => {
    const names = namesOf(item).map((name) => normalised(name ?? ''));
    const first = names.findIndex((name) => name.startsWith(wanted));
    if (first >= 0) return first;
    const isWord = names.some((name) => ` ${name}`.includes(` ${wanted}`));
    return names.length + (isWord ? 0 : 1);
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** The names of a person by what people look for first: the last name, the first, both together. */
export const personNames = ({
  firstName,
  lastName,
}: {
  firstName?: string | null;
  lastName?: string | null;
}) => [lastName, firstName, `${firstName ?? ''} ${lastName ?? ''}`.trim()] as const;
