import type { ListTable } from '../lists/types';
import type { Sheet } from '@/tabular/types';
import type { FileQuestion, ListChoices } from './types';

interface SheetPlace {
  /** The place of the sheet among those of all files. */
  sheet: number;
  file: number;
  /** What the sheet is called, where there are several. */
  name: string;
  /** The line that its records begin in. */
  from: number;
}

/** What is asked about the records of a sheet that the spreadsheet hides; nothing where it hides none. */
export function hiddenRowsQuestion(
  { hiddenLines, filtered }: Sheet,
  { sheet, file, name, from }: SheetPlace,
  { hiddenRows }: ListChoices,
): FileQuestion[] {
  const lines = hiddenLines.filter((line) => line >= from);
  const [line] = lines;
  if (line === undefined) return [];
  const question = {
    kind: 'hidden-rows',
    sheet,
    name,
    rows: lines.length,
    line,
    isFiltered: filtered,
  } as const;
  return [{ question, file, isAnswered: hiddenRows[sheet] !== undefined }];
}

/** The table without the rows that the spreadsheet hides. */
export function withoutHiddenRows(table: ListTable, { hiddenLines }: Sheet): ListTable {
  const hidden = new Set(hiddenLines);
  const isShown = (_: unknown, index: number) => !hidden.has(table.lines[index] ?? 0);
  return { ...table, rows: table.rows.filter(isShown), lines: table.lines.filter(isShown) };
}
