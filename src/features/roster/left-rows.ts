import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { planWords } from './check';
import type { RosterKind } from './model/kind';
import type { KeptRow } from './model/run';
import type { CheckedRow, Plan } from './model/rows';

/** Rows that were not imported, as a file that can be imported once it is corrected. */
export interface LeftTable {
  heading: string[];
  rows: string[][];
}

/** The column that says why; no field is called so, and the next import leaves it out. */
export const reasonColumn = 'Why it was left out';

/** Rows about a record that is as they say, or that another row speaks for, have nothing left to import. */
const isDone = new Set<Plan>(['same', 'joined', 'none']);

/** The rows of a file that are not among those `taken`, with the columns of the file, what was corrected, and the reason. */
export function leftTable(
  kind: RosterKind,
  heading: readonly string[],
  rows: readonly CheckedRow[],
  taken: readonly KeptRow[],
): LeftTable {
  const lines = new Set(taken.map(({ line }) => line));
  const left = rows.filter(({ line, plan }) => !lines.has(line) && !isDone.has(plan));
  return {
    heading: [...heading.map((name, index) => name || `Column ${index + 1}`), reasonColumn],
    rows: left.map((row) => [...heading.map((_, index) => row.cells[index] ?? ''), planWords(kind, row)]),
  };
}

/** Saves the rows as a CSV file named after the one that they come from. */
export async function saveLeftRows(file: string, { heading, rows }: LeftTable): Promise<void> {
  downloadCsv(csvName(`Left out of ${file}`), await toCsv(heading, rows));
}
