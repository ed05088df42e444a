import { stateName } from '@/lib/states';

/** What the picker needs of a license type; any field may be missing. */
export interface PickableType {
  id?: string | undefined;
  name?: string | undefined;
  taxonomy?: string | undefined;
  aliases?: string[] | undefined;
  abbreviations?: string[] | undefined;
  states?: string[] | undefined;
  source?:
    | {
        name?: string | undefined;
        state?: string | undefined;
        availability?: string | undefined;
        isDegraded?: boolean | undefined;
        url?: string | undefined;
      }
    | undefined;
  sources?:
    | {
        state?: string | undefined;
        requiredParameters?: string[] | undefined;
        optionalParameters?: string[] | undefined;
        hasPassThroughFee?: boolean | undefined;
      }[]
    | undefined;
  verificationParameters?:
    | Record<string, { requiredParameters?: string[]; optionalParameters?: string[] }>
    | undefined;
}

/** A license type in one state: what is attached. */
export interface LicenseTypeChoice {
  /** Type and state: one type may be verified in several states. */
  key: string;
  typeId: string;
  name: string;
  state?: string | undefined;
  sourceName?: string | undefined;
  sourceUrl?: string | undefined;
  availability?: string | undefined;
  isDegraded: boolean;
  /** Undefined when the service does not say. */
  hasFee?: boolean | undefined;
  required: string[];
  optional: string[];
  /** Lower-case words that the search compares with. */
  words: string[];
  abbreviations: string[];
  /** What else the type is called, as the service writes it. */
  aliases: string[];
}

/**
 * Spreads license types into what can be chosen, one per state (rules.md 9.1: a type has one `source` and may list
 * further states in `sources`). A type without an id cannot be attached and is left out.
 */
export function licenseTypeChoices(types: readonly PickableType[]): LicenseTypeChoice[] {
  return types.flatMap((type) => {
    const { id, source } = type;
    if (!id) return [];
    const states = [
      source?.state,
      ...(type.sources ?? []).map((other) => other.state),
      ...(type.states ?? []),
    ];
    const known = [...new Set(states.filter((state) => state !== undefined))];
    return (known.length > 0 ? known : [undefined]).map((state) => choice(type, id, state));
  });
}

function choice(type: PickableType, typeId: string, state: string | undefined): LicenseTypeChoice {
  const isOwn = type.source?.state === undefined || type.source.state === state;
  const source = isOwn ? type.source : undefined;
  const terms = type.sources?.find((other) => other.state === state);
  const parameters = state ? type.verificationParameters?.[state] : undefined;
  const name = type.name ?? 'Unnamed license type';
  const words = [
    name,
    type.taxonomy,
    ...(type.aliases ?? []),
    ...(type.abbreviations ?? []),
    state,
    stateName(state),
    source?.name,
  ];
  return {
    key: `${typeId}/${state ?? ''}`,
    typeId,
    name,
    state,
    sourceName: source?.name,
    sourceUrl: source?.url,
    availability: source?.availability,
    isDegraded: source?.isDegraded ?? false,
    hasFee: terms?.hasPassThroughFee,
    required: terms?.requiredParameters ?? parameters?.requiredParameters ?? [],
    optional: terms?.optionalParameters ?? parameters?.optionalParameters ?? [],
    words: wordsIn(words.filter(Boolean).join(' ')),
    abbreviations: (type.abbreviations ?? []).map((word) => word.toLowerCase()),
    aliases: type.aliases ?? [],
  };
}

/**
 * The one choice in a state that is meant by an id or by words that name it, `Registered nurse` or `RN`; undefined when
 * none or several could be meant.
 */
export function licenseTypeOf(
  choices: readonly LicenseTypeChoice[],
  { type, state }: { type: string; state: string },
): LicenseTypeChoice | undefined {
  const plain = type.trim().toLowerCase();
  const found = choices.filter(
    (one) =>
      (one.state === state || !one.state) &&
      plain !== '' &&
      (one.typeId === type || one.name.toLowerCase() === plain || one.abbreviations.includes(plain)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Beginnings of words are compared, so that `cal` finds California and not every Medical Board. */
function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * The choices that have a word beginning with each typed one, best first: an abbreviation or a name that begins with
 * what was typed, then the more of it the name itself holds, then a name whose first word is the first one typed, so that
 * "registered nurse texas" means no nurse anesthetist, then those in `preferred` states, then by name and state.
 */
export function searchChoices(
  choices: readonly LicenseTypeChoice[],
  typed: string,
  { state = '', preferred = [] }: { state?: string; preferred?: readonly string[] } = {},
): LicenseTypeChoice[] {
  const words = wordsIn(typed);
  const start = words.join(' ');
  const rank = (one: LicenseTypeChoice) => {
    const name = one.name.toLowerCase();
    const fit =
      !start || one.abbreviations.includes(words[0] ?? '') || name.startsWith(start)
        ? 0
        : name.includes(start)
          ? 1
          : 2;
    const nameWords = wordsIn(name);
    const unmatched = words.filter((word) => !nameWords.some((other) => other.startsWith(word))).length;
    const begins = nameWords[0]?.startsWith(words[0] ?? '') ? 0 : 2;
    return (fit * 100 + unmatched) * 4 + begins + (one.state && preferred.includes(one.state) ? 0 : 1);
  };
  return choices
    .filter(
      (one) =>
        (!state || one.state === state) &&
        words.every((word) => one.words.some((other) => other.startsWith(word))),
    )
    .map((one) => ({ one, rank: rank(one) }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        a.one.name.localeCompare(b.one.name) ||
        (a.one.state ?? '').localeCompare(b.one.state ?? ''),
    )
    .map(({ one }) => one);
}
