/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { RangeStore } from './range-store';
import { Row, type RowContext } from './row';
import { useRowEvents, type RowHandlers } from './use-row-events';
import classes from './table.module.css';

interface RowsProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  context: RowContext<T>;
  /** Null until it stands in the page. */
  scroller: HTMLElement | null;
  range: RangeStore;
  /** Pixels of the sticky head above the first row. */
  headHeight: number;
  handlers: RowHandlers<T>;
  initialOffset: number;
  onNearEnd: () => void;
}

/** Rows drawn beyond the window: enough for a fast wheel, few enough for a frame. */
const overscan = 10;
/** How many loaded rows below the window keep the next page away: few before anyone scrolled, more after. */
const aheadAtRest = 20;
const aheadScrolling = 150;

/** The rows inside the window, and the focused one wherever it is, so that focus is never lost by scrolling. */
export function Rows<T>(props: RowsProps<T>) {
  const { rows, rowKey, context, scroller, range, headHeight, handlers, initialOffset, onNearEnd } = props;
  const { store, height } = context;
  const body = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialOffset,
    // Before the scroller is measured a window's worth of rows is drawn, so that they are in the first paint.
    initialRect: { width: 1_000, height: globalThis.innerHeight ?? 800 },
    rangeExtractor: useCallback(
      (drawn: Range) => {
        const indexes = defaultRangeExtractor(drawn);
        const focused = store.activeIndex;
        if (focused < drawn.count && !indexes.includes(focused)) indexes.push(focused);
        return indexes.toSorted((a, b) => a - b);
      },
      [store],
    ),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  const first = virtualizer.range?.startIndex ?? 0;
  const last = Math.min(virtualizer.range?.endIndex ?? 0, rows.length - 1);
  useEffect(() => range.set(first, last), [range, first, last]);
  useEffect(() => {
    if (last >= rows.length - (first > 0 ? aheadScrolling : aheadAtRest)) onNearEnd();
  }, [first, last, rows.length, onNearEnd]);

  const hadFocus = body.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const index = store.follow(rows, rowKey);
    const row = rows[index];
    if (!hadFocus || row === undefined || body.current?.contains(document.activeElement)) return;
    store.setActive(index, rowKey(row), true);
    redraw();
    // oxlint-disable-next-line react/exhaustive-deps -- only rows that come, go or move can take the focus away
  }, [rows]);

  const focusRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    store.setActive(index, rowKey(row), true);
    virtualizer.scrollToIndex(index, { align: 'auto' });
    redraw();
  };
  const events = useRowEvents({
    rows,
    rowKey,
    context,
    handlers,
    focusRow,
    perPage: Math.max(1, last - first - 1),
  });

  return (
    // Rows take the focus one at a time; what bubbles from them is handled once for all here.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions
    <div
      ref={body}
      role="rowgroup"
      className={classes.body}
      style={{ height: rows.length * height }}
      {...events}
    >
      {virtualizer.getVirtualItems().map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return <Row key={key} row={row} rowKey={key} index={index} context={context} />;
      })}
    </div>
  );
}
