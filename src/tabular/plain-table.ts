import type { NumberedTable, Sheet } from './types';

/** The first row of a sheet as the names of its columns, all others as its rows: for a file that a program wrote. */
export function plainTable(sheet: Sheet): NumberedTable {
  const [names = [], ...rows] = sheet.rows;
  return numbered(sheet, names, rows, sheet.lines.slice(1), names.length);
}

/** Rows as wide as their heading. Of a text it says which have another number of values than `least`, and if its end is missing. */
export function numbered(
  { text, lines: all }: Sheet,
  heading: string[],
  rows: readonly string[][],
  lines: number[],
  least: number,
): NumberedTable {
  const width = heading.length;
  const table: NumberedTable = { heading, rows: [], lines, oddLines: [], cut: text?.end === 'quote' };
  table.rows = rows.map((row, index) => {
    const line = lines[index] ?? index + 1;
    const isShort = row.length < least;
    if (text && (isShort || (row.length > width && row.some((cell, at) => at >= width && cell !== '')))) {
      if (isShort && line === all.at(-1) && text.end !== 'line') table.cut = true;
      else table.oddLines.push(line);
    }
    if (row.length === width) return row;
    return row.length > width ? row.slice(0, width) : [...row, ...Array<string>(width - row.length).fill('')];
  });
  return table;
}
