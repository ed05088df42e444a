import { type GivenNames, givenNamesOf, givenNamesSince } from './given-names';
import { type Draw, draw } from './random';
import { type Community, communities } from './surnames';

/** What somebody is called, and what goes with it. */
export interface Person {
  firstName: string;
  lastName: string;
  community: Community;
}

/**
 * Frequent names stand in a table more often than rare ones, so that one draw picks by weight. The first name is about
 * nine times as frequent as the last one.
 */
function weighted<Item>(items: readonly Item[]): Item[] {
  return items.flatMap((item, rank) => {
    const weight = Math.round(9 / (1 + (8 * rank) / items.length));
    return Array.from({ length: weight }, () => item);
  });
}

const byShare = communities.flatMap((community) => Array.from({ length: community.ratio }, () => community));
const surnamesOf = new Map(communities.map((community) => [community, weighted(community.surnames)]));
const weightedNames = ({ women, men }: GivenNames): GivenNames => ({
  women: weighted(women),
  men: weighted(men),
});
const since = givenNamesSince.map(([year, names]) => [year, weightedNames(names)] as const);
const namesOfCommunity = new Map(
  communities.map((community) => {
    const names = givenNamesOf[community.languages[0] ?? community.ethnicity];
    return [community, names && weightedNames(names)] as const;
  }),
);

/** Of those whose community has names of its own, how many of 100 bear one. */
const ownShare = 55;

/** A name as people of this gender who were born in this year bear it. */
export function personFor(random: Draw, gender: 'women' | 'men', born: number): Person {
  const community = random.pick(byShare);
  return {
    community,
    firstName: givenName(random, gender, born, community),
    lastName: surname(random, community),
  };
}

function givenName(random: Draw, gender: 'women' | 'men', born: number, community?: Community): string {
  const ofOwn = community && namesOfCommunity.get(community);
  // Black Americans are mostly called as all others are.
  const isOwn = random.below(100) < (community?.languages.length === 0 ? ownShare / 4 : ownShare);
  const names = ofOwn && isOwn ? ofOwn : since.findLast(([year]) => year <= born)?.[1];
  return random.pick(names?.[gender] ?? []);
}

/** A surname of the country, or of one community. */
export function surname(random: Draw, community = random.pick(byShare)): string {
  return random.pick(surnamesOf.get(community) ?? []);
}

/** A name of anybody, such as the contact of a facility. */
export function anybody(random: Draw): { firstName: string; lastName: string } {
  return personFor(random, random.chance(0.5) ? 'women' : 'men', 1955 + random.below(40));
}

/** Another name of somebody: a surname from before, or a short form of the first name. */
export function aliasFor(
  random: Draw,
  { firstName, lastName, community }: Person,
  isWoman: boolean,
): { firstName: string; lastName: string } | undefined {
  if (isWoman || random.chance(0.1)) return { firstName, lastName: otherThan(lastName, random, community) };
  const called = short[firstName];
  return called === undefined ? undefined : { firstName: called, lastName };
}

/** By what somebody is called; the initial where no short form is usual. */
export function shortName(firstName: string): string {
  return short[firstName] ?? firstName.slice(0, 1);
}

function otherThan(name: string, random: Draw, community: Community): string {
  const other = surname(random, community);
  return other === name ? surname(random) : other;
}

const short: Record<string, string> = {
  Michael: 'Mike',
  Robert: 'Bob',
  William: 'Bill',
  James: 'Jim',
  Richard: 'Rick',
  Thomas: 'Tom',
  Joseph: 'Joe',
  Christopher: 'Chris',
  Daniel: 'Dan',
  Matthew: 'Matt',
  Anthony: 'Tony',
  Steven: 'Steve',
  Andrew: 'Andy',
  Kenneth: 'Ken',
  Timothy: 'Tim',
  Gregory: 'Greg',
  Jeffrey: 'Jeff',
  Benjamin: 'Ben',
  Samuel: 'Sam',
  Nicholas: 'Nick',
  Elizabeth: 'Beth',
  Jennifer: 'Jenny',
  Katherine: 'Kate',
  Margaret: 'Peggy',
  Patricia: 'Pat',
  Deborah: 'Debbie',
  Susan: 'Sue',
  Pamela: 'Pam',
  Kimberly: 'Kim',
  Rebecca: 'Becky',
  Jessica: 'Jess',
  Christina: 'Tina',
  Victoria: 'Vicky',
  Alexandra: 'Alex',
  Samantha: 'Sam',
};

const similar: Record<string, string> = {
  Daniel: 'Danielle',
  Maria: 'Marie',
  Mary: 'Marie',
  Robert: 'Roberta',
  Carol: 'Carole',
  Paul: 'Paula',
  Andrew: 'Andrea',
  Michael: 'Michelle',
  Joseph: 'Josephine',
};

const all = [
  ...new Set(
    [...givenNamesSince.map(([, names]) => names), ...Object.values(givenNamesOf)].flatMap(
      ({ women, men }) => [...women, ...men],
    ),
  ),
];

/** A first name that a hurried eye takes for the right one. */
export function similarName(firstName: string): string {
  const known = similar[firstName];
  if (known) return known;
  const others = (length: number) =>
    all.filter((name) => name !== firstName && name.slice(0, length) === firstName.slice(0, length));
  for (const length of [4, 3, 2, 1]) {
    const near = others(length);
    if (near.length > 0) return draw(`similar to ${firstName}`, 0, length).pick(near);
  }
  return 'Alexis';
}
