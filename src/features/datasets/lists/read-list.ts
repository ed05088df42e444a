import { asideRows } from './aside-rows';
import { oneLine } from './columns';
import { datasetOf } from './layouts';
import { nextTurn } from './next-turn';
import { readOfac } from './read-ofac';
import { type RowContext, RowReader } from './read-row';
import { type AsideReason, type ListReading, type ListRecord, type ValueProblem, noFigures } from './records';
import { saysNothing } from './nothing';
import type { ListTable } from './types';

export interface ReadOptions {
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
}

/** So many problems of one kind are listed; the others are counted. */
const listed = 1_000;
const rowsAtOnce = 500;
/** Milliseconds after which the page gets its turn. */
const slice = 12;

/**
 * Reads the tables of one list (several sheets, halves, or files that are joined) into records of its dataset, all at
 * once. Never throws for what a file may hold. Tables of another dataset than the first one's are left out.
 */
export function readList(tables: readonly ListTable[], options: ReadOptions): ListReading {
  const steps = reading(tables, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Reads a list as `readList` does, and gives the page its turn every few milliseconds. Rejects when `signal` aborts. */
export async function readListInSlices(
  tables: readonly ListTable[],
  options: ReadOptions & { signal?: AbortSignal; onProgress?: (rows: number) => void },
): Promise<ListReading> {
  const steps = reading(tables, options);
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    options.onProgress?.(step.value);
    await nextTurn();
    options.signal?.throwIfAborted();
    since = performance.now();
  }
}

/** Gives the number of rows that are read after every few hundred, and what was read in the end. */
function* reading(tables: readonly ListTable[], { today }: ReadOptions): Generator<number, ListReading> {
  const figures = noFigures();
  const found: ListReading = { records: [], removals: [], setAside: [], problems: [], figures };
  const dataset = tables[0] && datasetOf(tables[0].layout);
  if (dataset === undefined) return found;
  found.dataset = dataset;
  const context = {
    dataset,
    today,
    figures,
    problem(problem: ValueProblem) {
      const count = (figures.problems[problem.kind] ?? 0) + 1;
      figures.problems[problem.kind] = count;
      if (count <= listed) found.problems.push(problem);
    },
    setAside(reason: AsideReason, line: number, sheet: string, cells: readonly string[]) {
      figures.aside[reason] = (figures.aside[reason] ?? 0) + 1;
      const text = cells
        .filter((cell) => !saysNothing(cell))
        .map(oneLine)
        .join(' · ')
        .slice(0, 200);
      found.setAside.push({ line, sheet, reason, text });
    },
  };
  const mine = tables.filter(({ layout }) => datasetOf(layout) === dataset);
  if (mine.some(({ layout }) => layout.part !== undefined)) yield* readOfac(mine, found, context);
  else for (const table of mine) yield* readTable(table, found, context);
  removeReinstated(found, context);
  figures.records = found.records.length;
  return found;
}

/** A list that is read together with its reinstatements no longer has whom they name. */
function removeReinstated(found: ListReading, context: Context): void {
  if (found.removals.length === 0 || found.records.length === 0) return;
  const removed = new Set(found.removals.map(identityOf));
  found.records = found.records.filter((record) => {
    const identity = identityOf(record);
    if (!removed.has(identity)) return true;
    context.setAside('reinstated', record.line, '', [identity]);
    return false;
  });
}

/** What one exclusion has in common in a list and in its supplements. */
function identityOf({ fields }: ListRecord): string {
  const names = ['lastName', 'firstName', 'middleName', 'businessName', 'dateOfBirth', 'exclusionDate'];
  return names
    .map((name) => fields[name])
    .filter((value) => value !== undefined)
    .join(' · ');
}

type Context = RowContext & {
  setAside: (reason: AsideReason, line: number, sheet: string, cells: readonly string[]) => void;
};

function* readTable(table: ListTable, found: ListReading, context: Context): Generator<number> {
  const { layout, sheet } = table;
  const asideOf = asideRows(table);
  const reader = new RowReader(table, context);
  const hasType = table.columns.some(({ role }) => role === 'type');
  const isReinstated = /reinstat|removed|no longer/i.test(sheet);
  const target = layout.effect === 'removes' ? found.removals : found.records;
  let category: string | undefined;
  // The record of the row above; undefined where that was set aside.
  let above: ListRecord | undefined;
  for (const [index, cells] of table.rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) yield context.figures.rows;
    if (cells.every(saysNothing)) continue;
    context.figures.rows += 1;
    const line = table.lines[index] ?? index + 1;
    const aside = asideOf(cells);
    if (aside) {
      if (aside.category !== undefined) category = aside.category;
      if (aside.alias !== undefined && above) addAlias(above, aside.alias);
      context.setAside(aside.reason, line, sheet, cells);
      continue;
    }
    const record = isReinstated ? ('sheet of reinstatements' as const) : reader.read(cells, line);
    above = typeof record === 'string' ? undefined : record;
    if (typeof record === 'string') context.setAside(record, line, sheet, cells);
    else {
      if (category !== undefined && !hasType && context.dataset === 'StateSanctionsAndExclusions')
        record.fields.providerType = category;
      target.push(record);
    }
  }
}

function addAlias(record: ListRecord, alias: string): void {
  const aliases = record.lists?.['aliases.fullName'] ?? [];
  record.lists = { ...record.lists, 'aliases.fullName': [...aliases, alias] };
}
