import type { NumberedTable } from './csv-table';

/** A cell as `read-excel-file` gives it. */
type Cell = string | number | boolean | Date | null | object;

/**
 * The rows of a sheet as a table: its cells as text, its first row with content as the heading; blank rows are passed
 * over.
 */
export function asTable(sheet: readonly (readonly Cell[])[]): NumberedTable {
  const [first, ...rest] = sheet
    .map((row, index) => ({ line: index + 1, cells: row.map(cellText) }))
    .filter(({ cells }) => cells.some(Boolean));
  const heading = first?.cells ?? [];
  return {
    heading,
    rows: rest.map(({ cells }) => heading.map((_, index) => cells[index] ?? '')),
    lines: rest.map(({ line }) => line),
    oddLines: [],
    cut: false,
  };
}

/** A date as a spreadsheet keeps it is a day without a time zone. */
function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'object' ? '' : String(cell).trim();
}
