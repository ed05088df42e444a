import { useEffect, useMemo, useState } from 'react';
import type { Column } from './columns';
import {
  canMoveColumn,
  clampWidth,
  defaultLayout,
  moveColumn,
  pinColumn,
  readLayout,
  shownOrder,
  widthOf,
  writeLayout,
  type Density,
  type Layout,
} from './layout';

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

/** The columns of one list: which are shown, in which order, how wide; read from and kept in the browser. */
export function useColumns<T>(list: string, all: readonly Column<T>[]): ColumnModel<T> {
  const [layout, setLayout] = useState(() => readLayout(list, all));
  const { order, hidden, pinned, widths } = layout;
  useEffect(() => writeLayout(list, all, layout), [list, all, layout]);

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
    reset: () => setLayout(defaultLayout(all)),
    layout,
    apply: setLayout,
  };
}
