import { setSetting, useSetting } from '@/ui/settings';
import { payerField } from '@/domain/payer-roster-fields';
import { recordOf } from '@/lib/values';
import { textOf } from '@/lib/words';
import type { RosterValues } from './model/fields';
import type { RosterKind } from './model/kind';
import { headingKey } from './matching/heading-words';
import type { ColumnFields } from './model/rows';

/** What the columns of one sender's files are about. */
export interface ColumnSet {
  /** The field of a column by its name, as `headingKey` gives it; empty to leave it out. */
  columns: Readonly<Record<string, string>>;
  /** What every row has. */
  constants: RosterValues;
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );

/**
 * The sets of a kind of roster that are one's own or shared, by their names in alphabetical order. The columns of a payer's
 * roster are one of providers, too: the file that is made with them is read with them.
 */
export function useColumnSets(
  kind: RosterKind['name'],
): readonly (readonly [name: string, set: ColumnSet])[] {
  const kept = useSetting('rosterColumnSets');
  const start = `${kind}/`;
  return Object.entries(kept)
    .filter(([name]) => name.startsWith(start))
    .map(([name, text]) => [name.slice(start.length), readSet(text)] as const)
    .concat(kind === 'providers' ? payerSets(kept) : [])
    .toSorted(([one], [other]) => one.localeCompare(other));
}

/** How a payer's roster is made, read the other way round; a column that says nothing of a provider is left out. */
function payerSets(kept: Readonly<Record<string, string>>): (readonly [name: string, set: ColumnSet])[] {
  return Object.entries(kept).flatMap(([name, text]) => {
    if (!name.startsWith('payer/')) return [];
    try {
      const { payer, columns } = recordOf(JSON.parse(text));
      const fields = (Array.isArray(columns) ? columns : []).map((column) => {
        const { heading, field } = recordOf(column);
        const known = payerField(textOf(field));
        return [headingKey(textOf(heading)), known && !known.isOutside ? known.key : ''] as const;
      });
      const set = { columns: Object.fromEntries(fields), constants: {} };
      return [[`Roster for ${textOf(payer) || 'a payer'}`, set] as const];
    } catch {
      return [];
    }
  });
}

function readSet(text: string): ColumnSet {
  try {
    const { columns, constants } = recordOf(JSON.parse(text));
    return { columns: texts(columns), constants: texts(constants) };
  } catch {
    return { columns: {}, constants: {} };
  }
}

/** Keeps a set among one's `own`, in the place of one of this name. */
export function saveColumnSet(
  kind: RosterKind['name'],
  name: string,
  set: ColumnSet,
  mySets: Readonly<Record<string, string>> = {},
): void {
  setSetting('rosterColumnSets', { ...mySets, [`${kind}/${name}`]: JSON.stringify(set) });
}

/** Takes a set from one's `own`. */
export function removeColumnSet(
  kind: RosterKind['name'],
  name: string,
  mySets: Readonly<Record<string, string>>,
): void {
  const { [`${kind}/${name}`]: _, ...rest } = mySets;
  setSetting('rosterColumnSets', Object.keys(rest).length > 0 ? rest : undefined);
}

/** The set that columns make, as they are chosen. */
export function columnSetOf(
  heading: readonly string[],
  columns: ColumnFields,
  constants: RosterValues,
): ColumnSet {
  const named = heading.flatMap((name, index) => {
    const key = headingKey(name);
    return key === '' ? [] : [[key, columns[index] ?? ''] as const];
  });
  return { columns: Object.fromEntries(named), constants };
}

/**
 * The columns of a heading as a set has them; those that it does not know are as they were proposed. A field is given once, and
 * goes to the column that the set says.
 */
export function withColumnSet(
  heading: readonly string[],
  proposed: ColumnFields,
  { columns }: ColumnSet,
  known: ReadonlySet<string>,
): ColumnFields {
  const given = heading.map((name) => columns[headingKey(name)]);
  const bySet = new Set(given.filter((field) => field && known.has(field)));
  const taken = new Set<string>();
  return heading.map((_, index) => {
    const chosen = given[index];
    const before = proposed[index];
    const field =
      chosen !== undefined && (chosen === '' || known.has(chosen))
        ? chosen
        : before && !bySet.has(before)
          ? before
          : '';
    if (field === '' || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}
