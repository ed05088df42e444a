import { setAside } from './aside';
import { findHeading, headingAt, type HeadingHelp } from './heading';
import { numbered } from './plain-table';
import type { Heading, Sheet, SheetTable } from './types';

/** A column without a name is one of the table where so many of the rows have a value in it. */
const shareOfUnnamed = 0.1;

/**
 * A sheet as a table below its heading: that of `findHeading`, the row that the reader chose (`at`, an index of the sheet's
 * rows), or none (`null`): then no column has a name. Cells merged downwards have their value in each row.
 */
export function tableOf(
  sheet: Sheet,
  { score, at }: Pick<HeadingHelp, 'score'> & { at?: number | null } = {},
): SheetTable {
  const { rows, lines, merged } = sheet;
  const help = { lines, merged, ...(score && { score }) };
  const heading =
    at === undefined ? findHeading(rows, help) : at === null ? undefined : headingAt(rows, at, help);
  const place: Heading = heading ?? { names: [], from: 0, below: 0 };
  const sorted = setAside(filledDown(sheet, place.below), lines, place);
  const width = widthOf(sorted.rows, place.names.length);
  const names = Array.from({ length: width }, (_, column) => place.names[column] ?? '');
  return {
    ...numbered(sheet, names, sorted.rows, sorted.lines, place.names.length),
    aside: sorted.aside,
    headingLine: heading && lines[heading.from],
  };
}

/** How wide the records are: as the heading, and further where many have values beyond it. */
function widthOf(rows: readonly string[][], named: number): number {
  const counts: number[] = [];
  for (const row of rows)
    for (let column = named; column < row.length; column += 1)
      if (row[column] !== '') counts[column] = (counts[column] ?? 0) + 1;
  const last = counts.findLastIndex((count) => count > rows.length * shareOfUnnamed);
  return Math.max(named, last + 1);
}

/** The rows with the values of cells that are merged over several of them, in each of these. */
function filledDown({ rows, lines, merged }: Sheet, below: number): readonly string[][] {
  const down = merged.filter(({ top, bottom }) => bottom > top);
  if (down.length === 0) return rows;
  const indexes = new Map(lines.map((line, index) => [line, index]));
  const filled = [...rows];
  for (const { top, bottom, left, right } of down) {
    const first = indexes.get(top);
    if (first === undefined || first < below || left !== right) continue;
    const value = rows[first]?.[left] ?? '';
    for (let line = top + 1; line <= bottom; line += 1) {
      const index = indexes.get(line);
      const cells = index === undefined ? undefined : filled[index];
      if (index === undefined || !cells || value === '' || cells[left]) continue;
      const row = [...cells];
      while (row.length < left) row.push('');
      row[left] = value;
      filled[index] = row;
    }
  }
  return filled;
}
