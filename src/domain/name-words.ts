/** Degrees that are somebody’s name as well: `Anh Do`, `Yo-Yo Ma`. */
const degreesAndNames = new Set('ba do dom lac lat ma nha pa'.split(' '));

/**
 * Whether a word is a degree by its letters and a name as well: `Do`, `MA`, but not `D.O.`, whose full stops stand between the
 * letters.
 */
export function isDegreeAndName(word: string): boolean {
  return degreesAndNames.has(bare(word));
}

const generations = /^(?:jr|sr|ii|iii|iv|2nd|3rd|4th)$/;

/** Whether a word is a generational suffix such as `Jr.`; `J.R.` is a name. */
export function isGenerationalSuffix(word: string): boolean {
  return generations.test(bare(word));
}

/** Whether a word is a letter that stands for a name: `M` or `M.`. */
export function isInitial(word: string | undefined): boolean {
  return word !== undefined && /^\p{L}\.?$/u.test(word);
}

/**
 * A word that begins a last name of several words. `bound`: hardly one by itself, `de la Cruz`. `loose`: a last name of its own, too,
 * `van Dyke` and `Van, Tuan`. `rare`: somebody’s name more often, `Le, Tuan` and `Ben, Thomas`.
 */
export type Particle = 'bound' | 'loose' | 'rare';

const words: Readonly<Record<Particle, string>> = {
  bound: 'von der den de del della dos los las ibn st saint santa',
  loose: 'van di da du la el mac mc ter ten',
  rare: 'le al bin ben san',
};
const particles = new Map<string, Particle>();
for (const [particle, all] of Object.entries(words))
  for (const word of all.split(' ')) particles.set(word, particle as Particle);

/** What kind of particle of a last name a word is; undefined for any other word. */
export function particleOf(word: string): Particle | undefined {
  return particles.get(bare(word));
}

/** In small letters, without the full stop of an abbreviation and commas around it. */
const bare = (word: string) => word.toLowerCase().replace(/^,+|[.,]+$/g, '');
