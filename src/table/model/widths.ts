import type { CSSProperties } from 'react';
import { defaultWidth } from '../columns/columns';
import type { ShownColumn } from './use-columns';

export const checkWidth = 52;
export const actionsWidth = 44;

/** From this width on, in pixels, a column holds words, of which it can do with fewer; numbers, dates and statuses cannot. */
const wordsWidth = 160;
/** So much of its width a column of words keeps at least. */
const leastPart = 0.8;

/**
 * The CSS variables that lay out head and rows: `--cols` the tracks of the grid, `--total` their width, `--least` the
 * width down to which they give way before the table scrolls sideways, `--pin-n` how far from the start the nth pinned
 * column stays. Columns that are pinned, or were sized by hand, keep their width. The last one takes what is left.
 */
export function gridVariables<T>(
  shown: readonly ShownColumn<T>[],
  widths: Record<string, number>,
  selectable: boolean,
  hasActions: boolean,
): Record<string, string> {
  const variables: Record<string, string> = {};
  let pinnedTo = selectable ? checkWidth : 0;
  let total = pinnedTo + (hasActions ? actionsWidth : 0);
  let leastTotal = total;
  const sizes = shown.map((one, index) => {
    const { width, least } = sizeOf(one, widths);
    total += width;
    leastTotal += least;
    if (one.pinned !== undefined) {
      variables[`--pin-${one.pinned}`] = `${pinnedTo}px`;
      pinnedTo += width;
    }
    if (index === shown.length - 1) return `minmax(${least}px, 1fr)`;
    return least < width ? `minmax(${least}px, ${width}px)` : `${width}px`;
  });
  const ends = hasActions ? [`${actionsWidth}px`] : [];
  const starts = selectable ? [`${checkWidth}px`] : [];
  return {
    ...variables,
    '--cols': [...starts, ...sizes, ...ends].join(' '),
    '--total': `${total}px`,
    '--least': `${leastTotal}px`,
  };
}

/** The width that a column wants, and the least that it gives way to, in pixels. */
function sizeOf<T>({ column, pinned }: ShownColumn<T>, widths: Record<string, number>) {
  const usual = column.width ?? defaultWidth;
  const width = widths[column.id] ?? usual;
  const givesWay = !column.keepsWidth && pinned === undefined && width === usual && usual >= wordsWidth;
  return { width, least: givesWay ? Math.round(usual * leastPart) : width };
}

/**
 * How many of the columns begin within so many pixels, in a table that is not scrolled sideways: the first in any case, all of
 * them where they give way until they fit.
 */
export function columnsWithin<T>(
  available: number,
  shown: readonly ShownColumn<T>[],
  widths: Record<string, number>,
  selectable: boolean,
): number {
  const sizes = shown.map((one) => sizeOf(one, widths));
  let from = selectable ? checkWidth : 0;
  const least = sizes.reduce((sum, size) => sum + size.least, from);
  if (least <= available) return shown.length;
  const beyond = sizes.findIndex(({ width }) => {
    const isBeyond = from >= available;
    from += width;
    return isBeyond;
  });
  return beyond < 0 ? shown.length : Math.max(1, beyond);
}

/** Where the nth pinned column stays; the style sheet uses it once the table is scrolled sideways. */
export function pinnedAt(pinned: number): CSSProperties {
  return { '--from': `var(--pin-${pinned})` } as CSSProperties;
}

/** Writes the variables to the element itself, past React: a dragged edge changes them 60 times a second. */
export function paintWidths(element: HTMLElement | null, variables: Record<string, string>): void {
  const grid = element?.querySelector<HTMLElement>('[role="grid"]');
  for (const [name, value] of Object.entries(variables)) grid?.style.setProperty(name, value);
}
