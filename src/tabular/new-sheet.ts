import type { LineRange, Sheet } from './types';

/** A single value far to the right does not make all rows as wide. */
const widestRow = 1_000;

/** A sheet without rows. */
export const newSheet = (name = '', hidden = false): Sheet => ({
  name,
  hidden,
  rows: [],
  lines: [],
  blank: [],
  hiddenLines: [],
  filtered: false,
  hiddenColumns: [],
  merged: [],
  odd: [],
});

/** Adds a row of a file, of which `cells` has the values up to the last one. */
export function addRow(sheet: Sheet, cells: string[], line: number, isHidden: boolean): void {
  if (cells.length === 0) {
    addLines(sheet.blank, line);
    return;
  }
  sheet.rows.push(cells);
  sheet.lines.push(line);
  if (isHidden) sheet.hiddenLines.push(line);
}

/** Adds rows without a value to the ranges of such rows. */
export function addLines(ranges: LineRange[], from: number, to: number = from): void {
  const last = ranges.at(-1);
  if (last && last.to + 1 >= from) last.to = Math.max(last.to, to);
  else ranges.push({ from, to });
}

/** Makes all rows of a sheet as wide as the widest, and notes which columns with values are hidden. */
export function finishSheet(sheet: Sheet, isHidden: (column: number) => boolean): Sheet {
  const width = Math.min(
    widestRow,
    sheet.rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  for (const row of sheet.rows) while (row.length < width) row.push('');
  for (let column = 0; column < width; column += 1)
    if (isHidden(column) && sheet.rows.some((row) => row[column] !== '')) sheet.hiddenColumns.push(column);
  sheet.filtered &&= sheet.hiddenLines.length > 0;
  return sheet;
}
