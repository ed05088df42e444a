import { useEffect, useMemo, useState } from 'react';
import type { Column } from './columns';
import {
  canMoveColumn,
  clampWidth,
  defaultLayout,
  mendLayout,
  moveColumn,
  pinColumn,
  readLayout,
  shownOrder,
  widthOf,
  writeLayout,
  type Density,
  type Layout,
} from './layout';
import { packColumns } from '../views/view-columns';
import { useDraftLayout, writeDraftLayout } from '../views/view-draft';

/** A column that is shown, in its place; `pinned` is its position among the pinned ones. */
export interface ShownColumn<T> {
  column: Column<T>;
  pinned: number | undefined;
  lastPinned: boolean;
}

export interface ColumnModel<T> {
  all: readonly Column<T>[];
  shown: readonly ShownColumn<T>[];
  /** Every column in the order it would have if it were shown. */
  ordered: readonly Column<T>[];
  widths: Record<string, number>;
  density: Density | undefined;
  isShown: (id: string) => boolean;
  isPinned: (id: string) => boolean;
  /** Whether `move` would change anything. */
  canMove: (id: string, by: -1 | 1) => boolean;
  move: (id: string, by: -1 | 1) => void;
  resize: (id: string, width: number) => void;
  setShown: (id: string, shown: boolean) => void;
  setPinned: (id: string, pinned: boolean) => void;
  setDensity: (density: Density) => void;
  reset: () => void;
  layout: Layout;
  apply: (layout: Layout) => void;
}

/**
 * The columns of one list: which are shown, in which order, how wide; read from and kept in the browser. While a view is
 * open they are the view's, and what is changed about them stays in this tab until the view is saved.
 */
export function useColumns<T>(
  list: string,
  all: readonly Column<T>[],
  view?: { name: string; layout: Layout },
): ColumnModel<T> {
  const [layout, setLayout] = useLayout(list, all, view);
  const { order, hidden, pinned, widths } = layout;

  // Widths stand in CSS variables: a column that is sized leaves `shown`, and so every row, as it is.
  const shown = useMemo(() => {
    const byId = new Map(all.map((column) => [column.id, column]));
    return shownOrder({ order, hidden, pinned }).flatMap(({ id, pinned: at, lastPinned }) => {
      const column = byId.get(id);
      return column ? [{ column, pinned: at, lastPinned }] : [];
    });
  }, [all, order, hidden, pinned]);
  const allWidths = useMemo(
    () => Object.fromEntries(all.map((column) => [column.id, widthOf(column, widths)])),
    [all, widths],
  );
  const first = all[0]?.id;

  return {
    all,
    shown,
    ordered: order.flatMap((id) => all.find((column) => column.id === id) ?? []),
    widths: allWidths,
    density: layout.density,
    isShown: (id) => !hidden[id],
    isPinned: (id) => pinned.includes(id),
    canMove: (id, by) => canMoveColumn(layout, id, by),
    move: (id, by) => setLayout((old) => moveColumn(old, id, by)),
    resize: (id, width) =>
      setLayout((old) => ({ ...old, widths: { ...old.widths, [id]: clampWidth(width) } })),
    setShown: (id, visible) =>
      setLayout((old) => ({ ...old, hidden: { ...old.hidden, [id]: !visible && id !== first } })),
    setPinned: (id, pin) => setLayout((old) => pinColumn(old, id, pin)),
    setDensity: (density) => setLayout((old) => ({ ...old, density })),
    reset: () => setLayout(() => defaultLayout(all)),
    layout,
    apply: (next) => setLayout(() => next),
  };
}

/** The layout of the list itself or of the view that is open, whichever the address names. */
function useLayout(
  list: string,
  all: readonly Column<never>[],
  view: { name: string; layout: Layout } | undefined,
): [Layout, (change: (old: Layout) => Layout) => void] {
  const [own, setOwn] = useState(() => readLayout(list, all));
  useEffect(() => writeLayout(list, all, own), [list, all, own]);
  const draft = useDraftLayout(list, view?.name);
  const changed = useMemo(() => (draft === undefined ? undefined : mendLayout(all, draft)), [all, draft]);
  if (!view) return [own, setOwn];
  const shown = changed ?? view.layout;
  const change = (next: (old: Layout) => Layout) => {
    const layout = next(shown);
    // As long as it is as it was saved, what another tab saves is seen here.
    const isSame = packColumns(all, layout) === packColumns(all, view.layout);
    writeDraftLayout(list, view.name, isSame ? undefined : layout);
  };
  return [shown, change];
}
