import { asideRows } from './aside-rows';
import { oneLine } from './columns';
import { datasetOf } from './layouts';
import { readOfac } from './read-ofac';
import { type RowContext, RowReader } from './read-row';
import { RepeatedRows, rowKeys } from './repeated-rows';
import { type AsideReason, type ListReading, type ListRecord, type ValueProblem, noFigures } from './records';
import { saysNothing } from './nothing';
import type { Column, ListTable } from './types';

export interface ReadOptions {
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
  /** What the tables are called, where there are several; absent where their sheets tell them apart. */
  names?: readonly string[];
}

/** So many problems of one kind are listed; the others are counted. */
const listed = 1_000;

/**
 * Reads the tables of one list (several sheets, halves, or files that are joined) into records of its dataset, in one
 * go: of a long list in a worker. Never throws for what a file may hold. Tables of another dataset than the first one's are left out.
 */
export function readList(tables: readonly ListTable[], { today, names = [] }: ReadOptions): ListReading {
  const figures = noFigures();
  const found: ListReading = {
    records: [],
    removals: [],
    setAside: [],
    problems: [],
    doubtfulNames: [],
    figures,
  };
  const dataset = tables[0] && datasetOf(tables[0].layout);
  if (dataset === undefined) return found;
  found.dataset = dataset;
  const context = {
    dataset,
    today,
    figures,
    repeated: new RepeatedRows(),
    problem(problem: ValueProblem) {
      const count = (figures.problems[problem.kind] ?? 0) + 1;
      figures.problems[problem.kind] = count;
      if (count <= listed) found.problems.push(problem);
    },
    doubtfulName(line: number, text: string) {
      figures.doubtfulNames += 1;
      if (figures.doubtfulNames <= listed) found.doubtfulNames.push({ line, text });
    },
    setAside(reason: AsideReason, line: number, place: number | undefined, cells: readonly string[]) {
      figures.aside[reason] = (figures.aside[reason] ?? 0) + 1;
      const table = place === undefined ? undefined : tables[place];
      const sheet = (place !== undefined && names[place]) || (table?.sheet ?? '');
      found.setAside.push({ line, sheet, reason, text: rowText(cells, table?.columns) });
    },
  };
  if (tables.some(({ layout }) => layout.part !== undefined && datasetOf(layout) === dataset))
    readOfac(tables, found, context);
  else
    for (const [place, table] of tables.entries())
      if (datasetOf(table.layout) === dataset) readTable(table, place, found, context);
  removeTwice(found, tables, context);
  removeReinstated(found, context);
  figures.records = found.records.length;
  figures.repeated = context.repeated.among(found.records);
  return found;
}

/** What a row says, shortened; columns that are kept or left as they are say it once where they say the same. */
function rowText(cells: readonly string[], columns: readonly Column[] = []): string {
  const said = new Set<string>();
  const texts = cells.flatMap((cell, column) => {
    if (saysNothing(cell)) return [];
    const text = oneLine(cell);
    const { role = 'info' } = columns[column] ?? {};
    if (role === 'info' && said.has(text)) return [];
    said.add(text);
    return [text];
  });
  return texts.join(' · ').slice(0, 200);
}

/** A list that is read together with a supplement has whom both name once. */
function removeTwice(found: ListReading, tables: readonly ListTable[], context: Context): void {
  const isAdded = ({ table }: ListRecord) => tables[table]?.layout.effect === 'adds';
  const [first] = found.records;
  if (!first || !found.records.some((record) => isAdded(record) !== isAdded(first))) return;
  const listedIn = new Set(found.records.filter((record) => !isAdded(record)).map(identityOf));
  found.records = found.records.filter((record) => {
    const identity = identityOf(record);
    if (!isAdded(record) || !listedIn.has(identity)) return true;
    context.setAside('in the full list', record.line, record.table, [identity]);
    return false;
  });
}

/** A list that is read together with its reinstatements no longer has whom they name. */
function removeReinstated(found: ListReading, context: Context): void {
  if (found.removals.length === 0 || found.records.length === 0) return;
  const removed = new Set(found.removals.map(identityOf));
  found.records = found.records.filter((record) => {
    const identity = identityOf(record);
    if (!removed.has(identity)) return true;
    context.setAside('reinstated', record.line, record.table, [identity]);
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
  repeated: RepeatedRows;
  setAside: (reason: AsideReason, line: number, place: number | undefined, cells: readonly string[]) => void;
};

function readTable(table: ListTable, place: number, found: ListReading, context: Context): void {
  const { layout } = table;
  const keyOf = rowKeys(table, context.today);
  const asideOf = asideRows(table);
  const reader = new RowReader(table, context, place);
  const hasType = table.columns.some(({ role }) => role === 'type');
  const isReinstated = isOfReinstated(table);
  const target = layout.effect === 'removes' ? found.removals : found.records;
  let category: string | undefined;
  // The record of the row above; undefined where that was set aside.
  let above: ListRecord | undefined;
  for (const [index, cells] of table.rows.entries()) {
    if (cells.every(saysNothing)) continue;
    context.figures.rows += 1;
    const line = table.lines[index] ?? index + 1;
    const aside = asideOf(cells);
    if (aside) {
      if (aside.category !== undefined) category = aside.category;
      if (aside.alias !== undefined && above) addAlias(above, aside.alias);
      context.setAside(aside.reason, line, place, cells);
      continue;
    }
    // Below another category the same row says something else.
    const key = hasType || category === undefined ? keyOf(cells) : `${category}\n${keyOf(cells)}`;
    const before = context.repeated.before(key);
    if (before) {
      above = before;
      context.setAside('same as an earlier row', line, place, cells);
      continue;
    }
    const record = isReinstated ? ('sheet of reinstatements' as const) : reader.read(cells, line);
    above = typeof record === 'string' ? undefined : record;
    if (typeof record === 'string') context.setAside(record, line, place, cells);
    else {
      if (category !== undefined && !hasType && context.dataset === 'StateSanctionsAndExclusions')
        record.fields.providerType = category;
      target.push(record);
      context.repeated.keep(key, record);
    }
  }
}

/**
 * Whether the name of a sheet says that its rows are over. A list of exclusions and reinstatements has a column that says
 * which of its rows are.
 */
function isOfReinstated({ sheet, columns }: ListTable): boolean {
  if (!/reinstat|removed|no longer/i.test(sheet)) return false;
  return !/exclu|sanction|suspen/i.test(sheet) || columns.every(({ role }) => role !== 'reinstated');
}

function addAlias(record: ListRecord, alias: string): void {
  const aliases = record.lists?.['aliases.fullName'] ?? [];
  record.lists = { ...record.lists, 'aliases.fullName': [...aliases, alias] };
}
