import { defaultWidth, type Column } from '../columns/columns';
import { phoneRowHeight, type Density } from '../columns/layout';
import type { ShownColumn } from './use-columns';

/** What a row holds on a phone below its two lines. All rows of a table have the same, and so the same height. */
export interface PhoneLayout<T> {
  /** Why the row is listed, on lines of its own. */
  reason: Column<T> | undefined;
  /** Columns that have no place in the lines above, each with its name; short ones share a line. */
  lines: readonly PhoneLine<T>[];
  /** The same columns, one after the other. */
  labeled: readonly Column<T>[];
}

interface PhoneLine<T> {
  columns: readonly Column<T>[];
  /** `grid-template-columns` of the line, the same in all rows. */
  tracks: string;
}

/** Pixels of a line with names of columns, of what the reason's two lines need beside it, and below the last of them. */
const labeledHeight = 20;
const reasonHeight = 32;
const belowLabeled = 6;

/** Pixels of such a line in a window of 380, between what it holds, and of a letter of a name. */
const lineWidth = 320;
const lineGap = 12;
const letterWidth = 6;
/** So much of a wide column is what it shows; the rest is for its padding, its head and the longest words there are. */
const shownPart = 0.75;

/**
 * Takes the columns that are shown, the name of the record first. What a queue is worked by is the reason, so a row with one has
 * no other lines; nor has one that is wanted compact.
 */
export function phoneLayout<T>(shown: readonly ShownColumn<T>[], density: Density): PhoneLayout<T> {
  const columns = shown.slice(1).map(({ column }) => column);
  const reason = columns.find(({ phoneReason }) => phoneReason);
  const isCard = !reason && density !== 'compact';
  const lines = isCard ? linesOf(columns.filter(({ phoneSlot }) => !phoneSlot)) : [];
  return { reason, lines, labeled: lines.flatMap((line) => line.columns) };
}

/** Pixels of a row in narrow screens; without a layout, of one in a pane. */
export function phoneHeight<T>(layout: PhoneLayout<T> | undefined): number {
  const lines = layout?.lines.length ?? 0;
  return (
    phoneRowHeight +
    (layout?.reason ? reasonHeight : 0) +
    (lines > 0 ? lines * labeledHeight + belowLabeled : 0)
  );
}

/** About how many pixels the name of a column takes with its value. */
function roomOf<T>({ header, phoneLabel = header, phoneWidth, width = defaultWidth }: Column<T>): number {
  return (phoneLabel.length + 1) * letterWidth + (phoneWidth ?? width * shownPart);
}

/** Puts each column on the first line that has room for it, so that few are needed; they stay in their order within a line. */
function linesOf<T>(columns: readonly Column<T>[]): PhoneLine<T>[] {
  const lines: { columns: Column<T>[]; left: number }[] = [];
  for (const column of columns) {
    const room = roomOf(column);
    const line = lines.find(({ left }) => left >= room + lineGap);
    if (line) {
      line.columns.push(column);
      line.left -= room + lineGap;
    } else lines.push({ columns: [column], left: lineWidth - room });
  }
  return lines.map((line) => ({ columns: line.columns, tracks: tracksOf(line.columns) }));
}

/** As wide as each needs, in parts of the line; of two that both fit into a half, halves, which stand below each other. */
function tracksOf<T>(columns: readonly Column<T>[]): string {
  const rooms = columns.map(roomOf);
  const isHalves = rooms.length === 2 && rooms.every((room) => room <= lineWidth / 2);
  return rooms.map((room) => `minmax(0, ${isHalves ? 1 : Math.round(room)}fr)`).join(' ');
}
