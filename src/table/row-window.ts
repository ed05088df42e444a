/** What the window shows of a list of equally high rows, and what is drawn: both ends included, -1 when none. */
export interface RowWindow {
  seenFirst: number;
  seenLast: number;
  first: number;
  last: number;
}

export interface WindowFacts {
  /** Pixels scrolled, pixels of the scroller, of a row, and of the sticky head that stands before the rows. */
  top: number;
  viewport: number;
  height: number;
  head: number;
  count: number;
}

/** Rows drawn beyond the window: enough for a fast wheel, few enough for a frame. */
export const rowsBeyond = 10;

/** Which rows a scroll position shows and which are drawn: `beyond` more on either side. */
export function windowOf(
  { top, viewport, height, head, count }: WindowFacts,
  beyond: number = rowsBeyond,
): RowWindow {
  const end = count - 1;
  const within = (index: number) => Math.max(0, Math.min(index, end));
  if (count === 0) return { seenFirst: 0, seenLast: -1, first: 0, last: -1 };
  const seenFirst = within(Math.floor(Math.max(0, top) / height));
  const seenLast = within(Math.ceil((Math.max(0, top) + viewport - head) / height) - 1);
  return {
    seenFirst,
    seenLast: Math.max(seenFirst, seenLast),
    first: within(seenFirst - beyond),
    last: within(Math.max(seenFirst, seenLast) + beyond),
  };
}

/** Where to scroll so that a row is wholly seen, by as little as possible; `top` itself when it is already. */
export function topFor(index: number, { top, viewport, height, head }: Omit<WindowFacts, 'count'>): number {
  const start = index * height;
  const end = start + height - (viewport - head);
  if (start < top) return start;
  return end > top ? end : top;
}
