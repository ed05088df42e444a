import { columnWidths } from './columns';
import { lineHeight, margin, room, type Sheet } from './sheet';
import { measureColumns } from './measure';
import type { Pace } from './pace';
import type { Style } from './pen';

const gap = 10;
const roomy = 3;
const dense = 0.75;
const body: Style = { size: 8.5 };
const heading: Style = { size: 8.5, isBold: true };

interface Cell {
  lines: string[];
  style: Style;
}

/**
 * A table over the width of the page. Rows stay whole as long as a page holds them; the head comes again on each page. Measured
 * and drawn are two steps of `pace` for each row. `begin` finds room for its head with the first row.
 */
export async function drawTable(
  sheet: Sheet,
  {
    head,
    rows,
    isDense = false,
  }: { head: readonly string[]; rows: readonly (readonly string[])[]; isDense?: boolean },
  { pace, begin }: { pace: Pace; begin: (height: number) => void },
): Promise<void> {
  const padding = isDense ? dense : roomy;
  const columns = rows.reduce((most, row) => Math.max(most, row.length), head.length);
  if (columns === 0) return;
  const { pen } = sheet;
  const wanted = await measureColumns(pen, { head, rows, columns, gap, heading, body }, pace);
  const widths = columnWidths(wanted, room);
  const cellsOf = (row: readonly string[], style: Style): Cell[] =>
    widths.map((width, index) => ({ lines: pen.lines(row[index] ?? '', width - gap, style), style }));
  const first = head.length > 0 ? cellsOf(head, heading) : undefined;

  function drawHead(): void {
    if (first) drawRow(sheet, first, widths, padding);
  }
  const headHeight = first ? heightOf(first, padding) : 0;
  const rowHeight = rows[0] ? heightOf(cellsOf(rows[0], body), padding) : 0;
  // A head does not stand alone at the end of a page: the first row stands below it, of a long one its beginning.
  begin(headHeight + Math.min(rowHeight, sheet.whole / 2));
  drawHead();
  for (const [index, row] of rows.entries()) {
    let cells = cellsOf(row, body);
    if (
      index > 0 &&
      heightOf(cells, padding) > sheet.left &&
      heightOf(cells, padding) <= sheet.whole - headHeight
    ) {
      sheet.nextPage();
      drawHead();
    }
    // A row that no page holds is cut between its lines.
    while (heightOf(cells, padding) > sheet.left) {
      const fit = Math.max(0, Math.floor((sheet.left - 2 * padding) / lineHeight(body)));
      if (fit > 0)
        drawRow(
          sheet,
          cells.map(({ lines, style }) => ({ lines: lines.slice(0, fit), style })),
          widths,
          padding,
        );
      cells = cells.map(({ lines, style }) => ({ lines: lines.slice(fit), style }));
      sheet.nextPage();
      drawHead();
    }
    drawRow(sheet, cells, widths, padding);
    // oxlint-disable-next-line no-await-in-loop -- a row stands below the other
    await pace.step();
  }
}

function heightOf(cells: readonly Cell[], padding: number): number {
  const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
  return lines * lineHeight(body) + 2 * padding;
}

function drawRow(sheet: Sheet, cells: readonly Cell[], widths: readonly number[], padding: number): void {
  const height = heightOf(cells, padding);
  const top = sheet.take(height);
  let x = margin.side;
  for (const [position, { lines, style }] of cells.entries()) {
    for (const [index, line] of lines.entries()) {
      const y = top - padding - style.size - index * lineHeight(style);
      sheet.pen.write(sheet.page, line, { x, y }, style);
    }
    x += widths[position] ?? 0;
  }
  sheet.rule(top - height);
}
