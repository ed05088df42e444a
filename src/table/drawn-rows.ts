import type { Range } from '@tanstack/react-virtual';

export interface RowRange {
  first: number;
  last: number;
}

/** How many rows a frame adds beyond the window at either end: all that a turn of the wheel brings take longer than a frame. */
const rowsPerFrame = 4;

/** The rows of the window and `overscan` more at either end, as far as the list has them. */
function withOverscan({ startIndex, endIndex, overscan, count }: Range): RowRange {
  return { first: Math.max(0, startIndex - overscan), last: Math.min(count - 1, endIndex + overscan) };
}

/**
 * Which rows are drawn next, from those that are: what stands in the window at once, and beyond it some more with each
 * call, until all of the overscan are.
 */
export function nextDrawn(drawn: RowRange, range: Range): RowRange {
  const { startIndex: first, endIndex: last } = range;
  const isElsewhere = drawn.last < first || drawn.first > last;
  if (isElsewhere) return { first, last };
  const wanted = withOverscan(range);
  return {
    first: Math.min(first, Math.max(wanted.first, drawn.first - rowsPerFrame)),
    last: Math.max(last, Math.min(wanted.last, drawn.last + rowsPerFrame)),
  };
}

/** Whether all rows of the overscan are drawn. */
export function isAllDrawn(drawn: RowRange, range: Range): boolean {
  const { first, last } = withOverscan(range);
  return drawn.first === first && drawn.last === last;
}

/** The indexes of the drawn rows and of the active one, in order. */
export function indexesOf({ first, last }: RowRange, active: number | undefined): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (active === undefined || (active >= first && active <= last)) return indexes;
  return active < first ? [active, ...indexes] : [...indexes, active];
}
