export interface SampleRule {
  /** Percent of the files. */
  sampleRate: number;
  /** No more than this by the share. */
  most: number;
  /** No fewer than this of initial and of recredentialed files each, or all where there are fewer. */
  least: number;
  /** The method of which these numbers are, where it is not the share of the settings: how far each element is looked at follows from it. */
  method?: '8/30' | undefined;
}

/**
 * The 8/30 method of NCQA (field.md 2.17): thirty files of each kind. An element that the first eight meet is met; else all of
 * the kind are looked at.
 */
export const eightThirty: SampleRule = { sampleRate: 0, most: 0, least: 30, method: '8/30' };

/** So many files of a kind are looked at first. */
export const firstFiles = 8;

/** What the draw knows of a file. */
export interface SampleFile {
  id: string;
  /** `Initial`, `ReCredentialing`, or another kind, which has no least number of its own. */
  type: string | undefined;
}

export interface SampleSize {
  population: number;
  initial: number;
  recredentialed: number;
  /** Of other kinds. */
  other: number;
  /** What share and most alone come to. */
  byShare: number;
  /** How many are drawn. */
  size: number;
}

const kinds = ['Initial', 'ReCredentialing'] as const;

/** How many files the rule draws of a population, and how it comes to that. */
export function sampleSize(
  files: readonly SampleFile[],
  { sampleRate, most, least }: SampleRule,
): SampleSize {
  const [initial = 0, recredentialed = 0] = kinds.map(
    (kind) => files.filter(({ type }) => type === kind).length,
  );
  const population = files.length;
  // A share that comes to no whole number is rounded up: an auditor who asks for 5 % of 30 files sees 2. Rounded to
  // millionths first, since 7 % of 100 would else be a hair more than 7.
  const byShare = Math.min(Math.ceil(Number(((population * sampleRate) / 100).toFixed(6))), most);
  const atLeast = Math.min(initial, least) + Math.min(recredentialed, least);
  return {
    population,
    initial,
    recredentialed,
    other: population - initial - recredentialed,
    byShare,
    size: Math.min(population, Math.max(byShare, atLeast)),
  };
}

/** The SHA-256 of a text in UTF-8 as 64 hexadecimal digits. Browsers give it in a secure context only. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Draws the files of an audit. The same seed and the same population give the same files, in whatever order they come.
 *
 * How it draws, so that it can be done again with other tools: every file has a number, the SHA-256 of the seed, a
 * colon and the id of its request in small letters (`sha256("seed:id")`, UTF-8, hexadecimal). The files are put in the
 * order of their numbers. Of the initial ones the first `least` are drawn, of the recredentialed ones the first `least`,
 * and where that is fewer than the size of the sample, the first of all that are left, of any kind. They are given in
 * the order of their numbers.
 */
export async function drawSample<File extends SampleFile>(
  files: readonly File[],
  seed: string,
  rule: SampleRule,
): Promise<File[]> {
  const number = new Map(
    await Promise.all(
      files.map(async ({ id }) => [id, await sha256(`${seed}:${id.toLowerCase()}`)] as const),
    ),
  );
  const placeOf = ({ id }: File) => number.get(id) ?? '';
  const inOrder = files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const drawn = new Set(
    kinds.flatMap((kind) => inOrder.filter(({ type }) => type === kind).slice(0, rule.least)),
  );
  const { size } = sampleSize(files, rule);
  for (const file of inOrder) {
    if (drawn.size >= size) break;
    drawn.add(file);
  }
  return inOrder.filter((file) => drawn.has(file));
}

/** A seed that nobody chose: eight letters and digits that are not mistaken for each other. */
export function newSeed(): string {
  const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return [...numbers].map((number) => signs[number % signs.length]).join('');
}
