import type { RosterField } from '../model/fields';
import { contradicts, fits, kindOfField, noContent, type Content, type ContentKind } from './content';
import { headingWords, saysNothing } from './heading-words';

interface Columns {
  /** What each is about already. */
  matched: readonly { field: string | undefined }[];
  /** The words of their headings. */
  all: readonly (readonly string[])[];
  heading: readonly string[];
  contents: readonly Content[];
  fields: readonly RosterField[];
}

interface Weighed {
  field: string;
  column: number;
  weight: number;
}

const mostColumns = 3;
const mostFields = 2;

/**
 * Of each field without a column, the columns that are left out and may be about it, the likeliest first: what they hold fits it, and
 * so does their heading where other fields hold the like. A column is offered for the few fields that it fits best.
 */
export function likelyColumns({ matched, all, heading, contents, fields }: Columns): Map<string, number[]> {
  const open = fields.filter(({ key }) => !matched.some(({ field }) => field === key));
  const named = open.map(({ key, label }) => ({ key, words: headingWords(label.toLowerCase()) }));
  const weighed = matched.flatMap(({ field: taken }, column) => {
    if (taken !== undefined) return [];
    const content = contents[column] ?? noContent;
    const isUnnamed = saysNothing(heading[column] ?? '');
    return named
      .flatMap(({ key, words }): Weighed[] => {
        const shared = sharedWords(key, words, all[column] ?? []);
        // Where somebody is licensed says nothing of where they practice.
        const isElsewhere = key === 'primaryPracticeState' && all[column]?.includes('license');
        const weight = isElsewhere ? 0 : weightOf(key, shared, content, isUnnamed);
        return weight > 0 ? [{ field: key, column, weight }] : [];
      })
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, mostFields);
  });
  return new Map(
    open.flatMap(({ key }) => {
      const best = weighed
        .filter(({ field }) => field === key)
        .toSorted((one, other) => other.weight - one.weight)
        .slice(0, mostColumns);
      return best.length > 0 ? [[key, best.map(({ column }) => column)] as const] : [];
    }),
  );
}

/** How many words a heading shares with the label of a field; 0 where it names something that the label does not. */
function sharedWords(field: string, label: readonly string[], heading: readonly string[]): number {
  // `Add` is read as an address in a heading.
  if (field === 'action') return 0;
  const isDate = kindOfField[field] === 'date';
  const isOther = heading.some(
    (word) => things.has(word) && !label.includes(word) && !(isDate && days.has(word)),
  );
  if (isOther || (kindOfField[field] === 'state' && !heading.includes('state'))) return 0;
  return heading.filter((word) => label.includes(word) && !common.has(word)).length;
}

/** Forms that tell what a column is about whatever it is called. */
const telling: ReadonlySet<ContentKind | undefined> = new Set(['npi', 'dea', 'email', 'gender', undefined]);
/** Forms that no other field has: a column of dates is no license type. */
const own = ['npi', 'dea', 'email', 'date', 'phone'] as const;

/** How well a column fits a field that shares so many words with its heading; 0 where it does not. */
function weightOf(field: string, shared: number, content: Content, isUnnamed: boolean): number {
  if (contradicts(field, content)) return 0;
  const kind = kindOfField[field];
  // Ten digits may be both an NPI and a telephone number: the rarer form counts.
  const form = own.find((one) => content.values > 0 && content.shares[one] > 0.85);
  if (form !== undefined && form !== kind) return 0;
  if (kind === 'date' && content.values > 0 && content.shares.day < 0.6) return 0;
  const isFit = fits(field, content);
  // Many fields are dates, states or telephone numbers: which one, the heading alone says.
  const tells = telling.has(kind) || (isUnnamed && kind !== 'date');
  return shared + (isFit && (shared > 0 || tells) ? 2 : 0);
}

const days = new Set(['date', 'expiration', 'expiry', 'due', 'from', 'until']);
/** What a heading names as the value of its column: `License status` is about no license type. */
const things = new Set(
  `${[...days].join(' ')} status issue issued issuance renewal update updated modified fax phone name npi address line specialty
  taxonomy county country zip city state email year hours number certification description fips switch`.split(
    /\s+/,
  ),
);

/** Words of labels that many columns share. */
const common = new Set([
  'name',
  'number',
  'date',
  'code',
  'type',
  'and',
  'or',
  'in',
  'also',
  'id',
  'line',
  'status',
  'expires',
  'effective',
  'effect',
  'since',
]);
