import type { Range } from '@tanstack/react-virtual';

export interface RowRange {
  first: number;
  last: number;
}

/** How many rows a frame adds beyond the window at either end: all that a turn of the wheel brings take longer than a frame. */
const rowsPerFrame = 4;

/** How many rows are drawn beyond the window at the end that it moves away from: enough to turn round. */
const rowsBehind = 3;

/** The window, and which way it moved last. */
export interface MovingRange extends Range {
  direction: 'forward' | 'backward';
}

/**
 * Which rows are drawn next, from those that are: what stands in the window at once, and beyond it some more with each
 * call, until all of the overscan are.
 */
export function nextDrawn(drawn: RowRange, range: MovingRange): RowRange {
  const { startIndex: first, endIndex: last, overscan, count, direction } = range;
  const isScrolledAway = drawn.last < first || drawn.first > last;
  if (isScrolledAway) return { first, last };
  const behind = Math.min(overscan, rowsBehind);
  const [above, below] = direction === 'forward' ? [behind, overscan] : [overscan, behind];
  return {
    first: Math.min(first, Math.max(0, first - above, drawn.first - rowsPerFrame)),
    last: Math.max(last, Math.min(count - 1, last + below, drawn.last + rowsPerFrame)),
  };
}

/** The indexes of the drawn rows and of the active one, in order. */
export function indexesOf({ first, last }: RowRange, active: number | undefined): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (active === undefined || (active >= first && active <= last)) return indexes;
  return active < first ? [active, ...indexes] : [...indexes, active];
}
