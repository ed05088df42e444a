import { count, uncapitalized } from '@/lib/words';
import type { RosterValues } from './model/fields';
import type { Conflict, OnFile, RosterKind } from './model/kind';
import { isUnread } from './model/on-file';
import { shownIn } from './values/ssn';
import { rowPlans } from './values/row-plans';
import { ReadRows } from './values/row-reader';
import { rowCounter, type RosterCounts } from './counts';
import { inSlices } from '@/lib/slices';
import {
  isDeactivatedOnFile,
  unnamed,
  type CheckedRow,
  type ColumnFields,
  type Decisions,
  type RosterRow,
} from './model/rows';

import type { RosterCheck } from './values/row-plans';

const noDecisions: Decisions = new Map();

/**
 * Checks every row before anything is sent: each cell, what must fit together, which rows are about the same, and what the
 * service holds already (`onFile`, by identity). `read` keeps what was read of rows that did not change.
 */
export function checkRows(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly RosterRow[],
  onFile: ReadonlyMap<string, OnFile>,
  read: ReadRows = new ReadRows(),
  decisions: Decisions = noDecisions,
): CheckedRow[] {
  const plans = rowPlans({ kind, columns, rows, onFile, read, decisions });
  for (let index = 0; index < rows.length; index += 1) plans.group(index);
  return rows.map((_, index) => plans.plan(index));
}

/** Rows that were checked, and what was counted of them. */
export interface CheckedRoster {
  rows: readonly CheckedRow[];
  counts: RosterCounts;
}

/** Checks rows and counts what comes of them. */
export function checkRoster(given: RosterCheck): CheckedRoster {
  const { kind, columns, onFile, read, decisions } = given;
  const rows = checkRows(kind, columns, given.rows, onFile, read, decisions);
  const counter = rowCounter(kind, columns);
  for (const row of rows) counter.add(row);
  return { rows, counts: counter.counts() };
}

/** The same without holding up the page. Throws the reason of `signal` once that is aborted. */
export async function checkRosterInSlices(given: RosterCheck, signal?: AbortSignal): Promise<CheckedRoster> {
  const plans = rowPlans(given);
  const rows: CheckedRow[] = [];
  const counter = rowCounter(given.kind, given.columns);
  await inSlices(given.rows.length, plans.group, { signal });
  await inSlices(
    given.rows.length,
    (index) => {
      const row = plans.plan(index);
      rows.push(row);
      counter.add(row);
    },
    { signal },
  );
  return { rows, counts: counter.counts() };
}

/**
 * Reads the cells of all rows into `read` without holding up the page, and gives what they hold. Throws the reason of `signal` once
 * that is aborted.
 */
export async function readRows(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly RosterRow[],
  read: ReadRows,
  signal?: AbortSignal,
): Promise<RosterValues[]> {
  const values: RosterValues[] = [];
  await inSlices(
    rows.length,
    (index) => {
      const row = rows[index];
      if (row) values.push(read.read(kind, columns, row).values);
    },
    { signal },
  );
  return values;
}

/** What a row is called: by what was read of it, else as its name stands in the file. */
export function rowName(
  { fields, nameOf, nameFields }: RosterKind,
  columns: ColumnFields,
  { values, cells }: Pick<CheckedRow, 'values' | 'cells'>,
): string {
  const written = nameFields.map((key) => {
    const field = fields.find((one) => one.key === key);
    return shownIn(field ?? {}, cells[columns.indexOf(key)]?.trim() ?? '');
  });
  return nameOf(values) ?? (written.find(Boolean) || unnamed);
}

/** What will come of a row, in words. */
export function planWords(kind: RosterKind, row: CheckedRow): string {
  const doubt = [
    ...(row.plan === 'create' && row.why ? [row.why] : []),
    ...(isDeactivatedOnFile(row) ? ['Deactivated on file, and stays so'] : []),
  ];
  return [outcomeWords(kind, row), ...leftWords(kind, row), ...Object.values(row.notes), ...doubt]
    .join('. ')
    .replace(/\.\. /g, '. ');
}

function outcomeWords(kind: RosterKind, row: CheckedRow): string {
  const { plan, why, sameAs, problems, joined, conflicts } = row;
  switch (plan) {
    case 'joined':
      return why ? `Joined with line ${sameAs}: ${why}` : `The same as line ${sameAs}`;
    case 'cannot':
      if (sameAs !== undefined) return `The same as line ${sameAs}`;
      return why ?? [...new Set(Object.values(problems))].join(' ');
    case 'none':
      return why ?? '';
    case 'terminate':
      return 'Will be deactivated';
    case 'decide':
      return [...(why ? [why] : []), ...conflicts.map((conflict) => conflictWords(kind, conflict))].join(
        '; ',
      );
    case 'create':
      return joined.length > 0 ? `Will be created, with ${linesWords(joined)}` : 'Will be created';
    case 'same':
      return why ?? 'Already there';
    case 'differs':
      return `Already there, ${differsWords(kind, row)}`;
  }
}

/** What a record differs in, what it lacks, and what is not known of it before the import. */
function differsWords(kind: RosterKind, { differs, onFile }: Pick<CheckedRow, 'differs' | 'onFile'>): string {
  const fieldOf = (key: string) => kind.fields.find((field) => field.key === key);
  const isOpen = (key: string) => {
    const field = fieldOf(key);
    return field !== undefined && onFile !== undefined && isUnread(field, onFile);
  };
  const isLacking = (key: string) => !isOpen(key) && fieldOf(key)?.isApart === true;
  const labels = (keys: readonly string[]) => keys.map((key) => labelOf(kind, key)).join(', ');
  const [lacking, open] = [differs.filter(isLacking), differs.filter(isOpen)];
  const known = differs.filter((key) => !isOpen(key) && !isLacking(key));
  return [
    ...(known.length > 0 ? [`differs in ${labels(known)}`] : []),
    ...(lacking.length > 0 ? [`lacks ${labels(lacking)}`] : []),
    ...(open.length > 0 ? [`may lack ${labels(open)}, which the import looks up`] : []),
  ].join('; ');
}

const labelOf = ({ fields }: RosterKind, key: string) =>
  fields.find((field) => field.key === key)?.label ?? key;

const linesWords = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;

/** `Last name: Quill in line 2, Vega in lines 3, 5`, with what is on file last. */
function conflictWords(kind: RosterKind, { field, options }: Conflict): string {
  const words = kind.fields.find(({ key }) => key === field)?.words;
  const contradictions = options.map(({ value, lines }) => {
    const where = lines.length > 0 ? `in ${linesWords(lines)}` : 'on file';
    return `${words?.(value) ?? value} ${where}`;
  });
  return `${labelOf(kind, field)}: ${contradictions.join(', ')}`;
}

/** What stays out of a row, fields of one reason together; of what no record keeps, the value itself. */
function leftWords(kind: RosterKind, { leftOut, values }: Pick<CheckedRow, 'leftOut' | 'values'>): string[] {
  const byReason = new Map<string, string[]>();
  const notKept: string[] = [];
  for (const [key, reason] of Object.entries(leftOut)) {
    const field = kind.fields.find((one) => one.key === key);
    if (field?.notKept === reason) notKept.push(`Left out: ${field.label} (${values[key]})`);
    else byReason.set(reason, [...(byReason.get(reason) ?? []), labelOf(kind, key)]);
  }
  const others = [...byReason].map(
    ([reason, labels]) => `Left out: ${labels.join(', ')} (${uncapitalized(reason).replace(/\.$/, '')})`,
  );
  return [...others, ...notKept];
}

/** What stays out of a row that is imported, in words: `Left out: NPI (an NPI has ten digits)`. Undefined for nothing. */
export const leftOutWords = (
  kind: RosterKind,
  row: Pick<CheckedRow, 'leftOut' | 'values'>,
): string | undefined => leftWords(kind, row).join('. ') || undefined;

/** The fields that must have a column and have none, in words; undefined where all have one. */
export function missingColumns(kind: RosterKind, columns: ColumnFields): string | undefined {
  const missing = kind.fields.filter(
    ({ key, required, requiredUnless: other, constant }) =>
      (required || (other && !columns.includes(other))) && !constant && !columns.includes(key),
  );
  if (missing.length === 0) return undefined;
  const labels = missing.map(({ label }) => label).join(', ');
  return `Say which ${missing.length === 1 ? 'column is' : `${count(missing.length, 'column')} are`}: ${labels}.`;
}
