import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { planWords } from './check';
import type { RosterKind } from './model/kind';
import type { KeptRow } from './model/run';
import { needsNothing, type CheckedRow } from './model/rows';

/** Rows that were not imported, as a file that can be imported once it is corrected. */
export interface LeftTable {
  heading: string[];
  rows: string[][];
}

/** The column that says why; no field is called so, and the next import leaves it out. */
export const reasonColumn = 'Why it was left out';

/** The rows of a file that are not among those `taken`, with the columns of the file, what was corrected, and the reason. */
export function leftTable(
  kind: RosterKind,
  heading: readonly string[],
  rows: readonly CheckedRow[],
  taken: readonly KeptRow[],
): LeftTable {
  const done = new Set(taken.map(({ line }) => line));
  for (const row of rows) if (needsNothing(row)) done.add(row.line);
  // A row goes the way of the one that it is joined to, which may stand below it.
  const left = rows.filter(
    ({ line, plan, sameAs }) => !done.has(line) && !(plan === 'joined' && done.has(sameAs ?? 0)),
  );
  return {
    heading: [...heading.map((name, index) => name || `Column ${index + 1}`), reasonColumn],
    rows: left.map((row) => [...heading.map((_, index) => row.cells[index] ?? ''), planWords(kind, row)]),
  };
}

/** Saves the rows as a CSV file named after the one that they come from. */
export async function saveLeftRows(file: string, { heading, rows }: LeftTable): Promise<void> {
  downloadCsv(csvName(`Left out of ${file}`), await toCsv(heading, rows));
}
