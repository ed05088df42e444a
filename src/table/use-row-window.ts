import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '@/lib/store';
import { rowsBeyond, type RowWindow, topFor, windowOf } from './row-window';

interface Options {
  /** Null until it stands in the page. */
  scroller: HTMLElement | null;
  count: number;
  height: number;
  head: number;
  /** Where a new scroller starts. */
  initialOffset: number;
  range: RangeStore;
}

/** Pixels that the frame, the heading and the toolbar take beside a list, at most. */
const around = 260;

/**
 * Which rows are drawn. All of them have one height, so nothing is measured and 100,000 rows cost no more than
 * 50. What the window shows goes to `range` with every scrolled pixel; the component draws anew only when the
 * rows to draw are others.
 */
export function useRowWindow({ scroller, count, height, head, initialOffset, range }: Options) {
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const drawn = useRef<RowWindow>(undefined);
  // The first picture holds what is seen and no more; the rows around it follow once it stands.
  const [beyond, setBeyond] = useState(0);
  useEffect(() => {
    const later = setTimeout(() => startTransition(() => setBeyond(rowsBeyond)), 100);
    return () => clearTimeout(later);
  }, []);

  const facts = useCallback(
    () => ({
      top: scroller ? range.top : initialOffset,
      // Before the scroller stands in the page about as many are drawn as it will show, so that rows are in the first
      // paint; what is missing is added once it has been measured, still before the paint.
      viewport: (scroller && range.viewport) ?? Math.max(200, (globalThis.innerHeight ?? 800) - around),
      height,
      head,
      count,
    }),
    [scroller, range, initialOffset, height, head, count],
  );
  const current = windowOf(facts(), beyond);
  useLayoutEffect(() => {
    drawn.current = current;
    range.set(current.seenFirst, current.seenLast);
  });

  useLayoutEffect(() => {
    if (!scroller) return;
    if (initialOffset > 0) scroller.scrollTo({ top: initialOffset });
    range.measure(scroller);
    redraw();
  }, [scroller, initialOffset, range]);

  useEffect(() => {
    if (!scroller) return undefined;
    const look = () => {
      range.measure(scroller);
      const next = windowOf(facts(), beyond);
      range.set(next.seenFirst, next.seenLast);
      if (next.first === drawn.current?.first && next.last === drawn.current.last) return;
      // Before the browser paints the new position; later would show it without rows.
      flushSync(redraw);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, facts, beyond, range]);

  const scrollToRow = (index: number) => {
    if (!scroller) return;
    range.measure(scroller);
    const top = topFor(index, facts());
    if (top !== scroller.scrollTop) scroller.scrollTo({ top });
  };
  return { ...current, scrollToRow, redraw };
}

export interface VisibleRange {
  first: number;
  last: number;
}

/** Which rows stand in the window, for the foot: it changes with every scrolled row and must redraw nothing else. */
export class RangeStore {
  /** Pixels scrolled and pixels of the scroller, as last reported: asking the page itself would lay it out. */
  top = 0;
  viewport: number | undefined;
  readonly visible = createStore<VisibleRange>({ first: 0, last: -1 });

  /** Takes over what the scroller says of itself. */
  measure(scroller: HTMLElement): void {
    this.top = scroller.scrollTop;
    this.viewport = scroller.clientHeight;
  }

  set(first: number, last: number): void {
    const before = this.visible.get();
    if (before.first !== first || before.last !== last) this.visible.set({ first, last });
  }
}
