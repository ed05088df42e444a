/** So many are asked of the service, which gives them by name whatever was typed, to choose the few from that are shown. */
export const rankedOf = 100;

// Less than `normalised` of names.ts knows, which every first screen would load with the filters of its list.
const folded = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * What was found by letters within a name: first what has them at the beginning of its first name in the list that `namesOf`
 * gives, then of its second, and so on, then at the beginning of a further word of any, at last what has them only within a
 * word, or not at all; each in the order in which it came. Accents and capitals do not count.
 */
export function byBeginning<T>(
  items: readonly T[],
  typed: string,
  namesOf: (item: T) => readonly (string | null | undefined)[],
): T[] {
  const wanted = folded(typed.trim());
  const rank = (item: T) => {
    const names = namesOf(item).map(folded);
    const first = names.findIndex((name) => name.startsWith(wanted));
    if (first >= 0) return first;
    const isWord = names.some((name) =>
      name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)),
    );
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
