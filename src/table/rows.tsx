/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Store } from '@/lib/store';
import { useShortcuts } from '@/ui/shortcuts';
import { OpenedRow } from './opened-row';
import { Row } from './row';
import type { RowContext } from './row-context';
import { useRowEvents, type RowHandlers } from './use-row-events';
import type { RowRange } from './model/drawn-rows';
import { useRowWindow } from './use-row-window';
import classes from './table.module.css';

interface RowsProps<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  context: RowContext<T>;
  visible: Store<RowRange>;
  /** Pixels of the sticky head above the first row. */
  headHeight: number;
  marksOpened: boolean;
  handlers: RowHandlers<T>;
  initialOffset: number;
  /** How many columns the first picture holds: those that are in the window. */
  columnsAtFirst: () => number;
  onNearEnd: () => void;
}

/** How many loaded rows below the window keep the next page away: few before anyone scrolled, more after. */
const aheadAtRest = 20;
const aheadScrolling = 150;

/** The rows inside the window, and the focused one wherever it is, so that focus is never lost by scrolling. */
export function Rows<T>(props: RowsProps<T>) {
  const { rows, rowKey, visible, headHeight, handlers, initialOffset, onNearEnd, marksOpened } = props;
  const { store, height } = props.context;
  const body = useRef<HTMLDivElement>(null);
  const openedRow = use(OpenedRow);
  const opened = marksOpened ? openedRow : undefined;
  const [initialRow] = useState(() => (opened ? indexNear(rows, rowKey, opened, store.activeIndex) : 0));
  const { indexes, first, last, scrollToRow, redraw, isWhole } = useRowWindow({
    scroller: () => body.current?.parentElement ?? null,
    count: rows.length,
    height,
    head: headHeight,
    initialOffset,
    initialRow,
    active: () => store.activeIndex,
    visible,
  });

  const [drawn] = useState(props.columnsAtFirst);
  // Where all are in sight, rows are not drawn again for those that are not.
  const isPart = !isWhole && !props.context.isPhone && drawn < props.context.shown.length;
  const context = useMemo(
    () => (isPart ? { ...props.context, drawn } : props.context),
    [isPart, props.context, drawn],
  );

  const near = last >= rows.length - (first > 0 ? aheadScrolling : aheadAtRest);
  useEffect(() => {
    if (near) onNearEnd();
  }, [near, rows.length, onNearEnd]);

  const hadFocus = body.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const index = store.follow(rows, rowKey);
    const row = rows[index];
    if (!hadFocus || row === undefined || body.current?.contains(document.activeElement)) return;
    store.setActive(index, rowKey(row), true);
    redraw();
    // oxlint-disable-next-line react/exhaustive-deps -- only rows that come, go or move can take the focus away
  }, [rows]);

  useLayoutEffect(() => {
    store.setOpened(opened ?? undefined);
    const index = opened ? indexNear(rows, rowKey, opened, store.activeIndex) : -1;
    if (index < 0) return;
    store.setActive(index, opened ?? undefined);
    // The next ones are seen too, and the list stands still while they are opened.
    scrollToRow(index, 'center');
    // oxlint-disable-next-line react/exhaustive-deps -- when another row is opened, not with every page of the list
  }, [opened, store, rows.length > 0]);

  const focusRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    store.setActive(index, rowKey(row), true);
    scrollToRow(index);
    redraw();
  };
  /** Into the rows where they were left, the first at first; from there on by `step`. */
  const enter = (step: 1 | -1) => {
    const position = Math.max(0, Math.min(store.activeIndex, rows.length - 1));
    if (body.current?.contains(document.activeElement)) {
      return focusRow(Math.min(rows.length - 1, Math.max(0, position + step)));
    }
    // The active row is drawn wherever it is; being active already, it is not rendered again to take the focus.
    scrollToRow(position);
    return body.current
      ?.querySelector<HTMLElement>(`[data-index="${position}"]`)
      ?.focus({ preventScroll: true });
  };
  // Beside what is open of the list, the screen's own j and k open the next one.
  const isPane = openedRow !== undefined;
  useShortcuts('List', [
    {
      keys: 'ArrowDown',
      label: 'To the rows',
      where: leavesArrowsAlone,
      disabled: rows.length === 0,
      run: () => enter(1),
    },
    { keys: 'j', label: 'Next row', disabled: rows.length === 0 || isPane, run: () => enter(1) },
    { keys: 'k', label: 'Previous row', disabled: rows.length === 0 || isPane, run: () => enter(-1) },
  ]);
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
      {indexes.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return <Row key={key} row={row} rowKey={key} index={index} context={context} />;
      })}
    </div>
  );
}

/** The page itself, or the heading that has the focus when a screen opens: arrow keys do nothing else there. */
const leavesArrowsAlone = (target: Element | null) =>
  target === null || target.matches('body, main, h1[tabindex], h2[tabindex]');

/** Where a row is, looked for around the last one first: the next case is one step away, also among 100,000. */
function indexNear<T>(rows: readonly T[], rowKey: (row: T) => string, key: string, from: number): number {
  const start = Math.max(0, from - 50);
  const near = rows.slice(start, from + 50).findIndex((row) => rowKey(row) === key);
  return near >= 0 ? start + near : rows.findIndex((row) => rowKey(row) === key);
}
