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

/**
 * Puts blocks onto pages, one below the other, in `layOutSteps` of `pace`. What leads in to something, a heading or a line that
 * ends in a colon, never ends a page: it waits for the beginning of what it leads in to, and goes to the next page with it.
 */
export async function layOut(sheet: Sheet, blocks: readonly Block[], pace: Pace): Promise<void> {
  let leads: Text[] = [];
  /** Finds room for what leads in and for the first `height` points of what follows, and writes what leads in. */
  const begin = (height: number): void => {
    const waiting = leads;
    leads = [];
    // Below a heading stand some lines, whatever they are of.
    const least = waiting.some(({ kind }) => kind === 'heading') ? 4 * lineHeight(body) : 0;
    const needed = waiting.reduce((sum, lead) => sum + wholeHeight(sheet, lead), Math.max(height, least));
    if (needed > 0) sheet.keep(needed);
    for (const lead of waiting) drawText(sheet, lead);
  };
  for (const block of blocks) {
    if (isText(block) && isLead(block)) leads.push(block);
    // oxlint-disable-next-line no-await-in-loop -- a block stands below the other
    else if (!isEmpty(block)) await drawBlock(sheet, block, { pace, begin });
    // oxlint-disable-next-line no-await-in-loop
    await pace.step();
  }
  begin(0);
}

type Text = Extract<Block, { kind: 'heading' | 'paragraph' | 'letter' }>;

const isText = (block: Block): block is Text =>
  block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'letter';

/** A heading, and a text that only opens what follows: `Findings:`, the subject of a letter, `Dear Dr. Quill,`. */
function isLead(text: Text): boolean {
  if (text.kind === 'heading') return true;
  if (text.kind === 'paragraph') return text.text.trimEnd().endsWith(':');
  return text.isBold === true || /[:,]$/.test(text.text.trimEnd());
}

/** Nothing follows in an empty list: what leads in to it leads in to what stands below. */
function isEmpty(block: Block): boolean {
  if (block.kind === 'list') return block.items.length === 0;
  if (block.kind === 'facts') return block.rows.length === 0;
  return block.kind === 'table' && block.head.length + block.rows.length === 0;
}

const usualRoom = { heading: 4, paragraph: 5, letter: 11 };
const roomBelow = (text: Text): number =>
  (text.kind === 'letter' ? text.roomBelow : undefined) ?? usualRoom[text.kind];
const roomAbove = (text: Text): number => (text.kind === 'heading' ? headings[text.level].before : 0);

function styleOf(text: Text): Style {
  if (text.kind === 'heading') return headings[text.level];
  return text.kind === 'letter' ? { size: 11, ...(text.isBold && { isBold: true }) } : body;
}

function textHeight(sheet: Sheet, text: Text): number {
  const style = styleOf(text);
  return sheet.pen.lines(text.text, room, style).length * lineHeight(style);
}

const wholeHeight = (sheet: Sheet, text: Text): number =>
  roomAbove(text) + textHeight(sheet, text) + roomBelow(text);

/** A short text stays whole, as a signature does; of a long one no single line stands at the foot of a page. */
function beginning(sheet: Sheet, text: Text): number {
  const height = lineHeight(styleOf(text));
  const whole = textHeight(sheet, text);
  return whole <= 4 * height ? whole : 2 * height;
}

function drawText(sheet: Sheet, text: Text): void {
  sheet.space(roomAbove(text));
  if (text.kind === 'heading' && text.level <= 3)
    sheet.mark(text.bookmark ?? text.text, Math.max(1, text.level - 1));
  sheet.text(text.text, styleOf(text));
  sheet.space(roomBelow(text));
}

type Begin = (height: number) => void;

async function drawBlock(
  sheet: Sheet,
  block: Block,
  { pace, begin }: { pace: Pace; begin: Begin },
): Promise<void> {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'letter':
      begin(beginning(sheet, block));
      drawText(sheet, block);
      return;
    case 'list':
      begin(lineHeight(body));
      for (const item of block.items) drawItem(sheet, item);
      sheet.space(5);
      return;
    case 'facts':
      drawFacts(sheet, block, begin);
      sheet.space(5);
      return;
    case 'table':
      await drawTable(sheet, block, { pace, begin });
      sheet.space(5);
      return;
    case 'page end':
      begin(0);
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

const roomBelowFact = 2;

/** Names beside their values: two in a line where all values are short. */
function drawFacts(sheet: Sheet, { rows, isWhole }: Extract<Block, { kind: 'facts' }>, begin: Begin): void {
  const isShort =
    rows.length > 3 && rows.every(([, value]) => value.length <= shortValue && !value.includes('\n'));
  const columns = isShort ? 2 : 1;
  const width = room / columns;
  const name: Style = { size: 9, isMuted: true };
  const value: Style = { size: 9 };
  const labelWidth = Math.min(columns === 2 ? 110 : 150, width / 2);
  const lines = Array.from({ length: Math.ceil(rows.length / columns) }, (_, index) => {
    const cells = rows.slice(index * columns, (index + 1) * columns).map(([label, text]) => ({
      label: sheet.pen.lines(label, labelWidth - 8, name),
      text: sheet.pen.lines(text, width - labelWidth - 8, value),
    }));
    return { cells, most: Math.max(...cells.map(({ label, text }) => Math.max(label.length, text.length))) };
  });
  const height = lines.reduce((sum, { most }) => sum + most * lineHeight(value) + roomBelowFact, 0);
  for (const [position, { cells, most }] of lines.entries()) {
    for (let line = 0; line < most; line += 1) {
      const wanted = lineHeight(value) + (line === 0 ? Math.min(most - 1, 3) * lineHeight(value) : 0);
      if (position === 0 && line === 0) begin(isWhole ? height : wanted);
      sheet.keep(wanted);
      const top = sheet.take(lineHeight(value));
      for (const [index, { label, text }] of cells.entries()) {
        const x = sheet.edge + index * width;
        const [labelLine, textLine] = [label[line], text[line]];
        if (labelLine) sheet.pen.write(sheet.page, labelLine, { x, y: top - value.size }, name);
        if (textLine)
          sheet.pen.write(sheet.page, textLine, { x: x + labelWidth, y: top - value.size }, value);
      }
    }
    sheet.space(roomBelowFact);
  }
}
