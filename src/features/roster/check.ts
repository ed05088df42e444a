import { count, uncapitalized } from '@/lib/words';
import type { ColumnFields } from './columns';
import type { RosterValues } from './fields';
import type { OnFile, RosterKind } from './kind';

export interface RosterRow {
  /** Where it begins in the file, counted from 1; in a spreadsheet the number of the row. No two rows share one. */
  line: number;
  /** As they stand in the file, or as they were mended. */
  cells: readonly string[];
}

/** What will come of a row: a record is made; it is there, the same or not; it cannot be taken as it is. */
export type Plan = 'create' | 'same' | 'differs' | 'cannot';

export interface CheckedRow extends RosterRow {
  values: RosterValues;
  /** What is wrong, by the key of the field. */
  problems: Readonly<Record<string, string>>;
  plan: Plan;
  /** The record that is there already. */
  onFile: OnFile | undefined;
  /** The keys of the fields in which that one differs. */
  differs: readonly string[];
  /** The line of an earlier row about the same. */
  sameAs: number | undefined;
}

interface Read {
  values: RosterValues;
  problems: Readonly<Record<string, string>>;
  identities: readonly string[];
}

/** Rows are read once: a row that was mended is another one. */
export type ReadRows = WeakMap<RosterRow, Read>;

/**
 * Checks every row before anything is sent: each cell, what must fit together, whether an earlier row is about the same,
 * and what the service holds already (`onFile`, by identity). `read` keeps what was read of rows that did not change.
 */
export function checkRows(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly RosterRow[],
  onFile: ReadonlyMap<string, OnFile>,
  read: ReadRows = new WeakMap(),
): CheckedRow[] {
  const firstLine = new Map<string, number>();
  /** Records of which only a part is on file, that a row is about already. */
  const taken = new Set<string>();
  const known = (all: readonly string[] = []) => all.flatMap((identity) => onFile.get(identity) ?? []);
  return rows.map((row) => {
    const own = readOnce(kind, columns, row, read);
    const { values, problems, identities } = own;
    const isBroken = Object.keys(problems).length > 0;
    const sameAs = identities.map((identity) => firstLine.get(identity)).find((line) => line !== undefined);
    for (const identity of identities) if (!firstLine.has(identity)) firstLine.set(identity, row.line);
    const [certain] = known(identities);
    const mayTake = !certain && !isBroken && sameAs === undefined;
    const partial = mayTake ? known(kind.partly?.(values)).find(({ id }) => !taken.has(id)) : undefined;
    if (partial) taken.add(partial.id);
    const found = certain ?? partial;
    const differs = found ? kind.differences(values, found) : [];
    const plan: Plan =
      isBroken || sameAs !== undefined
        ? 'cannot'
        : !found
          ? 'create'
          : differs.length > 0
            ? 'differs'
            : 'same';
    return { ...row, values, problems, plan, onFile: found, differs, sameAs };
  });
}

/** So many rows are read before the page may answer again: with every column filled, a few dozen milliseconds. */
const piece = 100;

/** Reads the cells of all rows into `read`, a piece at a time, and gives what they hold. */
export async function readRows(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly RosterRow[],
  read: ReadRows,
): Promise<RosterValues[]> {
  const values: RosterValues[] = [];
  for (let index = 0; index < rows.length; index += piece) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const row of rows.slice(index, index + piece))
      values.push(readOnce(kind, columns, row, read).values);
  }
  return values;
}

function readOnce(kind: RosterKind, columns: ColumnFields, row: RosterRow, read: ReadRows): Read {
  const own = read.get(row) ?? readRow(kind, columns, row.cells);
  read.set(row, own);
  return own;
}

function readRow(kind: RosterKind, columns: ColumnFields, cells: readonly string[]): Read {
  const values: Record<string, string | undefined> = {};
  const problems: Record<string, string> = {};
  for (const { key, label, required, read } of kind.fields) {
    const index = columns.indexOf(key);
    const text = index < 0 ? '' : (cells[index]?.trim() ?? '');
    if (text === '') {
      if (required) problems[key] = `${label} is missing.`;
      continue;
    }
    const reading = read(text);
    if ('value' in reading) values[key] = reading.value;
    else problems[key] = `${label}: ${uncapitalized(reading.problem)}`;
  }
  for (const [key, problem] of Object.entries(kind.related(values))) problems[key] ??= problem;
  return { values, problems, identities: kind.identities(values) };
}

/** What will come of a row, in words. */
export function planWords(kind: RosterKind, row: CheckedRow): string {
  const { plan, sameAs, differs, problems } = row;
  if (sameAs !== undefined && Object.keys(problems).length === 0) return `The same as line ${sameAs}`;
  if (plan === 'cannot') return [...new Set(Object.values(problems))].join(' ');
  if (plan === 'create') return 'Will be created';
  if (plan === 'same') return 'Already there';
  const labels = differs.map((key) => kind.fields.find((field) => field.key === key)?.label ?? key);
  return `Already there, differs in ${labels.join(', ')}`;
}

/** How many rows there are of each plan. */
export function planCounts(rows: readonly CheckedRow[]): Record<Plan, number> {
  const counts: Record<Plan, number> = { create: 0, same: 0, differs: 0, cannot: 0 };
  for (const { plan } of rows) counts[plan] += 1;
  return counts;
}

/** The fields that must have a column and have none, in words; undefined where all have one. */
export function missingColumns(kind: RosterKind, columns: ColumnFields): string | undefined {
  const missing = kind.fields.filter(({ key, required }) => required && !columns.includes(key));
  if (missing.length === 0) return undefined;
  const labels = missing.map(({ label }) => label).join(', ');
  return `Say which ${missing.length === 1 ? 'column is' : `${count(missing.length, 'column')} are`}: ${labels}.`;
}
