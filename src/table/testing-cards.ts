import type { Column, Names } from './columns/columns';
import { phoneLayout } from './model/phone-layout';

/** How many lines a card of a list has on a phone, the two of every row among them. */
export function cardLines<T, N extends Names>(all: readonly Column<T, N>[]): number {
  const shown = (all as readonly Column<T>[])
    .filter(({ optional }) => !optional)
    .map((column) => ({ column, pinned: undefined, lastPinned: false }));
  return 2 + phoneLayout(shown, 'default').lines.length;
}
