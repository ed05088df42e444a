import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type FocusEvent } from 'react';
import { rowCommand } from './keyboard';
import type { RowContext } from './row-context';

export interface RowHandlers<T> {
  open: (row: T, inNewTab: boolean) => void;
  preload: (row: T) => void;
  openActions: (row: T, anchor: HTMLElement) => void;
}

interface Options<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  context: RowContext<T>;
  handlers: RowHandlers<T>;
  focusRow: (index: number) => void;
  perPage: number;
}

/** Where the pointer was last. */
interface Hovered<T> {
  /** The row that it would open; undefined on a box. */
  row: T | undefined;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Milliseconds after which a row under the pointer is preloaded: only a pointer that rests means to open it, one that
 * passes must not ask for a hundred records.
 */
const pointerRest = 80;
/** The same for a row that was scrolled under a pointer at rest: while the wheel turns, the next one comes before that. */
const scrollRest = 300;

/** Pointer and keys of all rows, handled at their container: a row then costs no listener of its own. */
export function useRowEvents<T>({ rows, rowKey, context, handlers, focusRow, perPage }: Options<T>) {
  const { store, selectable, actions } = context;
  const hovered = useRef<Hovered<T>>(undefined);
  const isSelecting = useRef(false);

  const find = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const index = Number(element?.dataset.index ?? -1);
    const row = rows[index];
    return element && row !== undefined ? { element, index, row, id: rowKey(row) } : undefined;
  };

  const onClick = (event: MouseEvent) => {
    const hit = find(event.target);
    const target = event.target as Element;
    if (!hit) return;
    store.setActive(hit.index, hit.id);
    if (selectable && target.closest('[data-check]')) {
      // The row keeps the focus, and with it the keys, also when its box was clicked.
      isSelecting.current = true;
      hit.element.focus({ preventScroll: true });
      isSelecting.current = false;
      if (event.shiftKey) store.extendTo(hit.index, rows, rowKey);
      else store.toggle(hit.id, hit.row, hit.index);
      return;
    }
    const actionsButton = target.closest<HTMLElement>('button[data-actions]');
    if (actionsButton) {
      handlers.openActions(hit.row, actionsButton);
      return;
    }
    const link = target.closest('a');
    if (!link && target.closest('button, input, select, label, summary')) return;
    const newTab = event.ctrlKey || event.metaKey;
    // A real link keeps what the browser does with modified clicks; so does a link of a cell's own.
    if (link && (newTab || event.shiftKey || !link.matches(':any-link') || link.target)) return;
    if (link && link.getAttribute('href') !== context.href(hit.row)) return;
    if (selectable && event.shiftKey) {
      store.extendTo(hit.index, rows, rowKey);
      return;
    }
    if (!link && globalThis.getSelection()?.toString()) return;
    event.preventDefault();
    handlers.open(hit.row, newTab);
  };

  const onAuxClick = (event: MouseEvent) => {
    const hit = find(event.target);
    if (hit && event.button === 1 && !(event.target as Element).closest('a, button'))
      handlers.open(hit.row, true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const hit = find(event.target);
    if (!hit || event.target !== hit.element) return;
    const command = rowCommand(event, hit.index, rows.length, perPage);
    if (!command) return;
    if (command.type !== 'move' && command.type !== 'open' && command.type !== 'actions' && !selectable)
      return;
    if (command.type === 'clear' && !store.clear()) return;
    event.preventDefault();
    // A key that is held down goes on moving; anything else it does once.
    if (event.repeat && command.type !== 'move') return;
    switch (command.type) {
      case 'move':
        if (command.extend && selectable) store.extendTo(command.to, rows, rowKey);
        focusRow(command.to);
        break;
      case 'open':
        handlers.open(hit.row, event.ctrlKey || event.metaKey);
        break;
      case 'toggle':
        store.toggle(hit.id, hit.row, hit.index);
        break;
      case 'range':
        store.extendTo(hit.index, rows, rowKey);
        break;
      case 'all':
        store.selectLoaded(rows, rowKey);
        break;
      case 'actions':
        if (actions) handlers.openActions(hit.row, actionsPlace(hit.element));
        break;
      case 'clear':
        break;
    }
  };

  const onFocus = (event: FocusEvent) => {
    const hit = find(event.target);
    if (!hit) return;
    store.setActive(hit.index, hit.id);
    if (!isSelecting.current && !isOnBox(event.target)) handlers.preload(hit.row);
  };

  const onPointerOver = (event: PointerEvent) => {
    tellClipped(event.target);
    const hit = find(event.target);
    const before = hovered.current;
    const row = hit && !isOnBox(event.target) ? hit.row : undefined;
    if (!hit || (before && row === before.row)) return;
    clearTimeout(before?.timer);
    const { clientX: x, clientY: y } = event;
    const isScrolled = before?.x === x && before.y === y;
    const wait = isScrolled ? scrollRest : pointerRest;
    const timer = row && setTimeout(() => handlers.preload(row), wait);
    hovered.current = { row, x, y, timer };
  };
  const onPointerLeave = () => clearTimeout(hovered.current?.timer);

  return { onClick, onAuxClick, onKeyDown, onFocus, onPointerOver, onPointerLeave };
}

/** Where the menu of a row opens: at its button, or its name, which is in sight, until the last columns are drawn. */
const actionsPlace = (row: HTMLElement): HTMLElement =>
  row.querySelector<HTMLElement>('[data-actions]') ??
  row.querySelector<HTMLElement>('[role="rowheader"]') ??
  row;

/** Whether it is the box of a row: who is there means to select, and what opening the row takes would be fetched for nothing. */
const isOnBox = (target: EventTarget) => target instanceof Element && target.closest('[data-check]') !== null;

/**
 * A cell that does not show all of its text says it on hover. Sizes are whole pixels, each rounded by itself at a browser's
 * zoom of 90 or 110 %: one pixel is no difference.
 */
function tellClipped(target: EventTarget): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  if (!cell) return;
  const parts = [...cell.querySelectorAll(':not(.visually-hidden)')];
  const clipped = cell.scrollHeight > cell.clientHeight + 1 || parts.some(isWider);
  cell.title = (clipped && cell.textContent) || '';
}

/** Whether more is in an element than fits. Firefox and WebKit give the text of a line a width, and its element none. */
const isWider = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1;
