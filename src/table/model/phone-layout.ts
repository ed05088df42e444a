import type { Column } from '../columns/columns';
import { phoneRowHeight, type Density } from '../columns/layout';
import type { ShownColumn } from './use-columns';

/** What a row holds on a phone below its two lines. All rows of a table have the same, and so the same height. */
export interface PhoneLayout<T> {
  /** Why the row is listed, on lines of its own. */
  reason: Column<T> | undefined;
  /** Columns that have no place in the lines above, a line for each with its name. */
  labeled: readonly Column<T>[];
}

/** Pixels of a line with the name of its column, of what the reason's two lines need beside it, and below the last of them. */
const labeledHeight = 20;
const reasonHeight = 32;
const belowLabeled = 6;

/**
 * Takes the columns that are shown, the name of the record first. What a queue is worked by is the reason, so a row with one has
 * no other lines; nor has one that is wanted compact.
 */
export function phoneLayout<T>(shown: readonly ShownColumn<T>[], density: Density): PhoneLayout<T> {
  const columns = shown.slice(1).map(({ column }) => column);
  const reason = columns.find(({ phoneReason }) => phoneReason);
  const isCard = !reason && density !== 'compact';
  return { reason, labeled: isCard ? columns.filter(({ phoneSlot }) => !phoneSlot) : [] };
}

/** Pixels of a row in narrow screens; without a layout, of one in a pane. */
export function phoneHeight<T>(layout: PhoneLayout<T> | undefined): number {
  const lines = layout?.labeled.length ?? 0;
  return (
    phoneRowHeight +
    (layout?.reason ? reasonHeight : 0) +
    (lines > 0 ? lines * labeledHeight + belowLabeled : 0)
  );
}
