import { offerSheets, type OfferedSheet } from '@/tabular/sheets';
import { tableOf } from '@/tabular/table';
import type { Sheet, SheetTable, TabularFile } from '@/tabular/types';

/** What a person chose of a file; what is undefined is left to the file itself. */
export interface SheetChoice {
  /** Index of the sheet among those that are offered. */
  sheet?: number | undefined;
  /** Index of the row with the names of the columns among the rows of the sheet; null for a sheet without one. */
  heading?: number | null | undefined;
  /** Whether rows that the spreadsheet hides are taken, too. */
  withHidden?: boolean | undefined;
}

/** The table that comes of a file and a choice. */
export interface ChosenTable {
  offered: readonly OfferedSheet[];
  /** Index of the sheet among those that are offered. */
  at: number;
  sheet: Sheet;
  table: SheetTable;
  /** Index of the row of the heading among the rows of the sheet; null for a sheet without one. */
  heading: number | null;
}

/**
 * The table of a file: of the sheet and below the heading that were chosen, or that are likely. `score` says how many of some
 * names are known columns. Undefined for a file without a sheet, which `readTabularFile` does not give.
 */
export function chosenTable(file: TabularFile, choice: SheetChoice, score: Score): ChosenTable | undefined {
  const before = tables.get(file);
  if (before?.choice === choice) return before.table;
  const table = tableOfChoice(choice, offersOf(file, score));
  tables.set(file, { choice, table });
  return table;
}

/** Of each file the table of its last choice: a file is looked at when it is taken, and by the step that follows. */
const tables = new WeakMap<TabularFile, { choice: SheetChoice; table: ChosenTable | undefined }>();

type Score = (names: readonly string[]) => number;

interface Offers extends ReturnType<typeof offerSheets> {
  /** Rows are weighed when sheets are offered, and again when the table is made: each once. */
  score: Score;
}

/** Of each file its sheets as they are offered. */
const offers = new WeakMap<TabularFile, Offers>();

function offersOf(file: TabularFile, score: Score): Offers {
  const before = offers.get(file);
  if (before) return before;
  const known = new Map<readonly string[], number>();
  const once: Score = (names) => {
    const found = known.get(names) ?? score(names);
    known.set(names, found);
    return found;
  };
  const found = { ...offerSheets(file.sheets, once), score: once };
  offers.set(file, found);
  return found;
}

/** Does the first half of what `chosenTable` does, so that the page answers before the second. */
export async function prepareTable(file: TabularFile, score: Score): Promise<void> {
  offersOf(file, score);
  await new Promise((resolve) => setTimeout(resolve));
}

function tableOfChoice(
  { sheet: chosen, heading: at, withHidden = true }: SheetChoice,
  { offered, likely, score }: Offers,
): ChosenTable | undefined {
  const index = chosen !== undefined && offered[chosen] ? chosen : likely;
  const sheet = offered[index]?.sheet;
  if (!sheet) return undefined;
  const isRow = at === null || (at !== undefined && at < sheet.rows.length);
  const whole = tableOf(sheet, { score, ...(isRow && { at }) });
  const heading = whole.headingLine === undefined ? null : sheet.lines.indexOf(whole.headingLine);
  const table = withHidden ? whole : withoutHidden(whole, sheet);
  return { offered, at: index, sheet, table, heading };
}

/** Whether a person has to say what becomes of rows that the spreadsheet hides. */
export const asksForHidden = (
  { sheet: { hiddenLines } }: ChosenTable,
  { withHidden }: SheetChoice,
): boolean => hiddenLines.length > 0 && withHidden === undefined;

function withoutHidden(table: SheetTable, { hiddenLines }: Sheet): SheetTable {
  const hidden = new Set(hiddenLines);
  const isShown = (_: unknown, index: number) => !hidden.has(table.lines[index] ?? 0);
  return {
    ...table,
    rows: table.rows.filter(isShown),
    lines: table.lines.filter((line) => !hidden.has(line)),
    oddLines: table.oddLines.filter((line) => !hidden.has(line)),
  };
}
