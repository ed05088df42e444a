import { readStored, writeStored } from '@/lib/storage';
import { asksForHidden, type ChosenTable, type SheetChoice } from '@/features/sheet-choice/chosen-table';
import { missingColumns } from './check';
import type { ColumnOfNames } from './cells/name-order';
import type { NameOrder } from './cells/whole-name';
import type { RosterField } from './model/fields';
import type { RosterKind } from './model/kind';
import { contentIn } from './matching/content';
import { headingKey } from './matching/heading-words';
import { matchHeading, type ColumnMatch, type Matching } from './matching/match';
import type { ColumnFields } from './model/rows';
import { inSlices } from '@/lib/slices';

/** By the words of a heading what was proposed for such a column, and what a person chose instead; empty to leave it out. */
export type ChosenColumns = Readonly<Record<string, { readonly proposed: string; readonly chosen: string }>>;

/** What was found of the columns of a heading, with what a person chose for such columns before. */
export interface Proposal extends Matching {
  /** The fields of the columns without that. */
  proposed: ColumnFields;
}

/**
 * The columns of a heading as `matchHeading` proposes them, with what a person chose instead for such columns before. A choice
 * counts only where the same is proposed again, and takes a field from the column that was proposed for it.
 */
export function proposeColumns(
  heading: readonly string[],
  fields: readonly RosterField[],
  remembered: ChosenColumns = {},
  rows: readonly (readonly string[])[] = [],
): Proposal {
  const proposal = matchHeading(heading, fields, { rows });
  const proposed = proposal.columns.map(({ field }) => field);
  const known = new Set(fields.map(({ key }) => key));
  const columns: ColumnMatch[] = [...proposal.columns];
  for (const [index, name] of heading.entries()) {
    const choice = remembered[headingKey(name)];
    if (!choice || choice.proposed !== (proposal.columns[index]?.field ?? '')) continue;
    if (choice.chosen !== '' && !known.has(choice.chosen)) continue;
    const isTaken = columns.some(({ field, by }) => field === choice.chosen && by === 'remembered');
    if (choice.chosen !== '' && isTaken) continue;
    for (const [other, { field }] of columns.entries())
      if (choice.chosen !== '' && field === choice.chosen) columns[other] = { field: undefined };
    columns[index] = { field: choice.chosen || undefined, by: 'remembered' };
  }
  return { ...proposal, columns, proposed };
}

/**
 * Looks at the columns of rows before somebody asks, without holding up the page. Throws the reason of `signal` once that is
 * aborted.
 */
export async function weighColumns(
  rows: readonly (readonly string[])[],
  columns: number,
  signal: AbortSignal,
): Promise<void> {
  await inSlices(columns, (column) => void contentIn(rows, column), { signal, together: 1 });
}

/** The fields of the columns alone, as `proposeColumns` gives them. */
export function matchColumns(
  heading: readonly string[],
  fields: readonly RosterField[],
  remembered: ChosenColumns = {},
  rows: readonly (readonly string[])[] = [],
): ColumnFields {
  return proposeColumns(heading, fields, remembered, rows).columns.map(({ field }) => field);
}

/** How many names of columns are known, for who looks for a heading. */
export const knownNames = (names: readonly string[], fields: readonly RosterField[]): number =>
  matchHeading(names, fields).columns.filter(({ field }) => field !== undefined).length;

const storageName = (kind: string) => `roster-columns-chosen:${kind}`;

/** What a person chose for columns of earlier files. */
export function rememberedColumns(kind: string): ChosenColumns {
  const stored = readStored('local', storageName(kind));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, unknown>).flatMap(([name, choice]) => {
      const { proposed, chosen } = (choice ?? {}) as Record<string, unknown>;
      return typeof proposed === 'string' && typeof chosen === 'string' ? [[name, { proposed, chosen }]] : [];
    }),
  );
}

/** Keeps for the next file where a person chose otherwise than was proposed by `matchHeading`, and only that. */
export function rememberColumns(
  kind: string,
  heading: readonly string[],
  proposed: ColumnFields,
  chosen: ColumnFields,
): void {
  const before = { ...rememberedColumns(kind) };
  for (const [index, name] of heading.entries()) {
    const key = headingKey(name);
    if (key === '') continue;
    const [was, is] = [proposed[index] ?? '', chosen[index] ?? ''];
    if (was === is) delete before[key];
    else before[key] = { proposed: was, chosen: is };
  }
  writeStored('local', storageName(kind), before);
}

interface ColumnsBlocked {
  kind: RosterKind;
  chosen: ChosenTable;
  choice: SheetChoice;
  columns: ColumnFields;
  /** How whole names are written, where a column has them. */
  names: ColumnOfNames | undefined;
  /** Which part of them comes first; undefined where nobody knows. */
  order: NameOrder | undefined;
}

/** Why the rows cannot be checked with these columns, in a sentence; undefined where they can. */
export function columnsBlocked({ kind, chosen, choice, columns, names, order }: ColumnsBlocked) {
  return (
    (asksForHidden(chosen, choice) ? 'Say what becomes of the hidden rows.' : undefined) ??
    missingColumns(kind, columns) ??
    (names?.example !== undefined && !order ? 'Say which part of a whole name comes first.' : undefined)
  );
}
