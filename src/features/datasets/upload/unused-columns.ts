import { readList } from '../lists/read-list';
import type { Column, ListTable } from '../lists/types';

/** So many rows in which a column says something tell whether it is used. */
const triedRows = 40;
/** So many rows are searched for them. */
const searchedRows = 2_000;

/**
 * The columns of a table, by their places, that have a meaning and of which nothing is sent, as the dataset has no field for it.
 * Found by reading some rows with and without each column: a column that decides which rows are in force is used, too. `today` is
 * the reader's day, `YYYY-MM-DD`. The files of OFAC, which are joined by their keys, have none.
 */
export function unusedColumns(table: ListTable, today: string): ReadonlySet<number> {
  if (table.layout.part !== undefined) return new Set();
  const unused = table.columns.flatMap(({ role }, column) => {
    if (role === undefined || role === 'key') return [];
    const tried = rowsWith(table, column);
    if (tried.rows.length === 0) return [];
    // What stands in two columns of one name is sent once: one of them alone is never missed.
    const isSame = (one: Column) => one.role === role && one.name === table.columns[column]?.name;
    const columns = table.columns.map((one) => (isSame(one) ? { name: one.name } : one));
    return readText(tried, today) === readText({ ...tried, columns }, today) ? [column] : [];
  });
  return new Set(unused);
}

/** The table with some rows alone in which a column says something. */
function rowsWith(table: ListTable, column: number): ListTable {
  const rows: (readonly string[])[] = [];
  const lines: number[] = [];
  for (const [index, cells] of table.rows.slice(0, searchedRows).entries()) {
    if (!cells[column]?.trim()) continue;
    rows.push(cells);
    lines.push(table.lines[index] ?? index + 1);
    if (rows.length === triedRows) break;
  }
  return { ...table, rows, lines };
}

function readText(table: ListTable, today: string): string {
  const { records, removals, setAside } = readList([table], { today });
  return JSON.stringify([records, removals, setAside]);
}
