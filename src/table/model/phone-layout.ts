import { defaultWidth, type Column } from '../columns/columns';
import { phoneRowHeight, type Density } from '../columns/layout';
import type { ShownColumn } from './use-columns';

/** What a row holds on a phone below its two lines. All rows of a table have the same, and so the same height. */
export interface PhoneLayout<T> {
  /** Why the row is listed, on lines of its own. */
  reason: Column<T> | undefined;
  /** Columns that have no place in the lines above, each with its name; short ones share a line. */
  lines: readonly (readonly Column<T>[])[];
  /** The same columns, one after the other. */
  labeled: readonly Column<T>[];
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
  return { reason, lines, labeled: lines.flat() };
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

/** About how many pixels the name of a column takes with its value: its part of the line, in all rows. */
export const roomOf = <T>({
  header,
  phoneLabel = header,
  phoneWidth,
  width = defaultWidth,
}: Column<T>): number => (phoneLabel.length + 1) * letterWidth + (phoneWidth ?? width * shownPart);

/** Puts each column on the first line that has room for it, so that few are needed; they stay in their order within a line. */
function linesOf<T>(columns: readonly Column<T>[]): Column<T>[][] {
  const lines: Column<T>[][] = [];
  const left: number[] = [];
  for (const column of columns) {
    const room = roomOf(column) + lineGap;
    const found = left.findIndex((one) => one >= room);
    const index = found < 0 ? lines.push([]) - 1 : found;
    lines[index]?.push(column);
    left[index] = (left[index] ?? lineWidth + lineGap) - room;
  }
  return lines;
}
