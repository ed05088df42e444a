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
  /** The row that is drawn wherever it is, so that the focus is never lost by scrolling. */
  active: () => number;
  /** Which rows stand in the window, for the foot: it changes with every scrolled row and must redraw nothing else. */
  visible: Store<RowRange>;
}

/** Rows drawn beyond the window: enough for a fast wheel, few enough for a frame. */
const rowsBeyond = 10;

/** Pixels that the frame, the heading and the toolbar take beside a list; after the first list, what they took there. */
let around = 260;

/** Which rows of a long list are drawn. */
export function useRowWindow({ scroller, count, height, head, initialOffset, active, visible }: Options) {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  // The first picture holds what is seen and no more; the rows around it follow once it stands.
  const [overscan, setOverscan] = useState(0);
  const drawn = useRef<RowRange>({ first: 0, last: -1 });
  /** The window as it was drawn last. */
  const rowWindow = useRef<MovingRange>(undefined);
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setOverscan(rowsBeyond)), 100);
    return () => clearTimeout(later);
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: scroller,
    estimateSize: () => height,
    // Another function when rows become higher or lower: the places of all are reckoned anew.
    // oxlint-disable-next-line react/exhaustive-deps -- that is what the height is for
    getItemKey: useCallback((index: number) => index, [height]),
    overscan,
    initialOffset,
    // Before the scroller stands in the page about as many are drawn as it will show, so that rows are in the first paint.
    initialRect: { width: 0, height: Math.max(200, (globalThis.innerHeight ?? 800) - around) },
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        const rowsHeight = Math.max(0, rect.height - head);
        if (rowsHeight > 0) around = globalThis.innerHeight - rowsHeight;
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
    /** A row that stands in the window is left where it is, which is known without having the page laid out. */
    scrollToRow(index: number, align: 'auto' | 'center' = 'auto') {
      const { scrollOffset, scrollRect } = virtualizer;
      const above = index * height - (scrollOffset ?? 0);
      if (scrollRect && above >= 0 && above + height <= scrollRect.height) return;
      virtualizer.scrollToIndex(index, { align });
    },
  };
}
