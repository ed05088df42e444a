import type { CSSProperties } from 'react';
import { defaultWidth } from './columns';
import type { ShownColumn } from './use-columns';

export const checkWidth = 52;
export const actionsWidth = 44;

/**
 * The CSS variables that lay out head and rows: `--cols` the tracks of the grid, `--total` their width, `--pin-n`
 * how far from the start the nth pinned column stays. The last column takes what is left of the window.
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
  const sizes = shown.map(({ column, pinned }, at) => {
    const width = widths[column.id] ?? column.width ?? defaultWidth;
    total += width;
    if (pinned !== undefined) {
      variables[`--pin-${pinned}`] = `${pinnedTo}px`;
      pinnedTo += width;
    }
    return at === shown.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`;
  });
  const ends = hasActions ? [`${actionsWidth}px`] : [];
  const starts = selectable ? [`${checkWidth}px`] : [];
  return {
    ...variables,
    '--cols': [...starts, ...sizes, ...ends].join(' '),
    '--total': `${total}px`,
  };
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
