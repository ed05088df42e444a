import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Store } from '@/lib/store';
import { indexesOf, nextDrawn, type MovingRange, type RowRange } from './model/drawn-rows';

interface Options {
  /** Null until it stands in the page. */
  scroller: () => HTMLElement | null;
  count: number;
  /** Pixels of a row: all have the same. */
  height: number;
  /** Pixels of the sticky head, which covers as much of the window. */
  head: number;
  /** Where a new scroller starts. */
  initialOffset: number;
  /** A row that stands in the first picture of a new scroller. */
  initialRow: number;
  /** The row that is drawn wherever it is, so that the focus is never lost by scrolling. */
  active: () => number;
  /** Which rows stand in the window, for the foot: it changes with every scrolled row and must redraw nothing else. */
  visible: Store<RowRange>;
}

/** Rows drawn beyond the window: enough for a fast wheel, few enough for a frame. */
const rowsBeyond = 10;

/** Pixels that the frame, the heading and the toolbar take above a list; after the first list, what they took there. */
let above = 260;

/** The least that ever stood beside a list, in pixels: what is open of it may. */
let beside: number | undefined;

/** The width of a list that is not in the page yet, in pixels: as wide as it will be, or wider. */
export const expectedWidth = () => globalThis.innerWidth - (beside ?? 0);

/** The height that is left for its rows, in pixels. */
const expectedHeight = () => Math.max(200, (globalThis.innerHeight ?? 800) - above);

/** Which rows of a long list are drawn. */
export function useRowWindow({
  scroller,
  count,
  height,
  head,
  initialOffset,
  initialRow,
  active,
  visible,
}: Options) {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  // The first picture holds what is seen and no more; the rows and columns around it follow once it stands.
  const [isWhole, setWhole] = useState(false);
  // Following the scroller begins with reading its size and writing its offset, for either of which the browser would have to
  // lay out the page in the middle of drawing it. Painted, it is laid out.
  const [isPainted, setPainted] = useState(false);
  const [startsScrolled] = useState(() => initialOffset > 0 || (initialRow + 1) * height > expectedHeight());
  const isFollowed = isPainted || startsScrolled;
  useEffect(() => {
    const painted = requestAnimationFrame(() => setTimeout(() => setPainted(true)));
    return () => cancelAnimationFrame(painted);
  }, []);
  // Before the virtualizer's own effect, which scrolls to the offset that it knows: somebody may have been quicker.
  useLayoutEffect(() => {
    if (isPainted && !startsScrolled) virtualizer.scrollOffset = scroller()?.scrollTop ?? 0;
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the first picture
  }, [isPainted]);
  const drawn = useRef<RowRange>({ first: 0, last: -1 });
  /** The window as it was drawn last. */
  const rowWindow = useRef<MovingRange>(undefined);
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setWhole(true)), 100);
    return () => clearTimeout(later);
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: isFollowed ? scroller : () => null,
    estimateSize: () => height,
    // Another function when rows become higher or lower: the places of all are reckoned anew.
    // oxlint-disable-next-line react/exhaustive-deps -- that is what the height is for
    getItemKey: useCallback((index: number) => index, [height]),
    overscan: isWhole ? rowsBeyond : 0,
    initialOffset,
    // Before the scroller stands in the page about as many are drawn as it will show, so that rows are in the first paint.
    initialRect: { width: 0, height: expectedHeight() },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        const rowsHeight = Math.max(0, rect.height - head);
        if (rowsHeight > 0) above = globalThis.innerHeight - rowsHeight;
        if (rect.width > 0) beside = Math.min(beside ?? Infinity, globalThis.innerWidth - rect.width);
        report({ ...rect, height: rowsHeight });
      }),
    rangeExtractor: (range): number[] => {
      const position = active();
      const direction = virtualizer.scrollDirection ?? rowWindow.current?.direction ?? 'forward';
      rowWindow.current = { ...range, direction };
      return indexesOf(nextDrawn(drawn.current, rowWindow.current), position < count ? position : undefined);
    },
  });

  const indexes = virtualizer.getVirtualIndexes();
  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? -1;
  useLayoutEffect(() => {
    const before = visible.get();
    if (before.first !== first || before.last !== last) visible.set({ first, last });
  });
  // oxlint-disable-next-line react/exhaustive-deps -- with every frame, until all are drawn
  useLayoutEffect(() => {
    if (!rowWindow.current) return undefined;
    const now = nextDrawn(drawn.current, rowWindow.current);
    const next = nextDrawn(now, rowWindow.current);
    drawn.current = now;
    if (next.first === now.first && next.last === now.last) return undefined;
    const frame = requestAnimationFrame(redraw);
    return () => cancelAnimationFrame(frame);
  });
  return {
    indexes,
    first,
    last,
    redraw,
    isWhole,
    /** A row that stands in the window is left where it is, which is known without having the page laid out. */
    scrollToRow(index: number, align: 'auto' | 'center' = 'auto') {
      const { scrollOffset, scrollRect } = virtualizer;
      const room = (scrollRect?.height ?? expectedHeight()) - height;
      const top = index * height - (scrollOffset ?? initialOffset);
      if (top >= 0 && top <= room) return;
      const moved = align === 'center' ? room / 2 : top < 0 ? 0 : room;
      scroller()?.scrollTo({ top: index * height - moved });
    },
  };
}
