import type { Block } from './blocks';
import type { Pace } from './pace';
import type { Style } from './pen';
import { lineHeight, room, type Sheet } from './sheet';
import { drawTable } from './table';

const headings: Record<1 | 2 | 3 | 4, Style & { before: number }> = {
  1: { size: 22, isBold: true, before: 0 },
  2: { size: 14, isBold: true, before: 20 },
  3: { size: 11, isBold: true, before: 12 },
  4: { size: 9.5, isBold: true, before: 8 },
};
const body: Style = { size: 9.5 };
/** Facts with longer values than this, in characters, take a line each. */
const shortValue = 38;

/** In how many steps blocks are put onto pages: those of a table row by row, once to measure and once to draw them. */
export const layOutSteps = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + 1 + (block.kind === 'table' ? 2 * block.rows.length : 0), 0);

/** Puts blocks onto pages, one below the other, in `layOutSteps` of `pace`. */
export async function layOut(sheet: Sheet, blocks: readonly Block[], pace: Pace): Promise<void> {
  for (const [index, block] of blocks.entries()) {
    // A heading stands with some lines of what it is the heading of, and so do headings of which one follows the other.
    if (block.kind === 'heading') sheet.keep(headingHeight(blocks.slice(index)));
    // oxlint-disable-next-line no-await-in-loop -- a block stands below the other
    await drawBlock(sheet, block, pace);
    // oxlint-disable-next-line no-await-in-loop
    await pace.step();
  }
}

function headingHeight(blocks: readonly Block[]): number {
  const after = blocks.findIndex(({ kind }) => kind !== 'heading');
  const headingsFirst = after < 0 ? blocks : blocks.slice(0, after);
  return headingsFirst.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'heading' ? headings[block.level].before + lineHeight(headings[block.level]) + 4 : 0),
    4 * lineHeight(body),
  );
}

async function drawBlock(sheet: Sheet, block: Block, pace: Pace): Promise<void> {
  switch (block.kind) {
    case 'heading': {
      const style = headings[block.level];
      sheet.space(style.before);
      if (block.level <= 3) sheet.mark(block.bookmark ?? block.text, Math.max(1, block.level - 1));
      sheet.text(block.text, style);
      sheet.space(4);
      return;
    }
    case 'paragraph':
      sheet.text(block.text, body);
      sheet.space(5);
      return;
    case 'letter':
      sheet.text(block.text, { size: 11, ...(block.isBold && { isBold: true }) });
      sheet.space(11);
      return;
    case 'list':
      for (const item of block.items) drawItem(sheet, item);
      sheet.space(5);
      return;
    case 'facts':
      drawFacts(sheet, block.rows);
      sheet.space(5);
      return;
    case 'table':
      await drawTable(sheet, block.head, block.rows, pace);
      sheet.space(5);
      return;
    case 'page end':
      sheet.endPage();
  }
}

function drawItem(sheet: Sheet, item: string): void {
  const inset = 12;
  // The dot stands beside the first line, whichever page that comes on.
  sheet.keep(lineHeight(body));
  const page = sheet.page;
  const top = sheet.take(0);
  sheet.pen.write(page, '•', { x: sheet.edge + 2, y: top - body.size }, body);
  sheet.text(item, body, inset);
}

/** Names beside their values: two in a line where all values are short. */
function drawFacts(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  const isShort =
    rows.length > 3 && rows.every(([, value]) => value.length <= shortValue && !value.includes('\n'));
  const columns = isShort ? 2 : 1;
  const width = room / columns;
  const name: Style = { size: 9, isMuted: true };
  const value: Style = { size: 9 };
  const labelWidth = Math.min(columns === 2 ? 110 : 150, width / 2);
  for (let position = 0; position < rows.length; position += columns) {
    const cells = rows.slice(position, position + columns).map(([label, text]) => ({
      label: sheet.pen.lines(label, labelWidth - 8, name),
      text: sheet.pen.lines(text, width - labelWidth - 8, value),
    }));
    const most = Math.max(...cells.map(({ label, text }) => Math.max(label.length, text.length)));
    for (let line = 0; line < most; line += 1) {
      sheet.keep(lineHeight(value) + (line === 0 ? Math.min(most - 1, 3) * lineHeight(value) : 0));
      const top = sheet.take(lineHeight(value));
      for (const [index, { label, text }] of cells.entries()) {
        const x = sheet.edge + index * width;
        const [labelLine, textLine] = [label[line], text[line]];
        if (labelLine) sheet.pen.write(sheet.page, labelLine, { x, y: top - value.size }, name);
        if (textLine)
          sheet.pen.write(sheet.page, textLine, { x: x + labelWidth, y: top - value.size }, value);
      }
    }
    sheet.space(2);
  }
}
