import { useEffect, useMemo, useState } from 'react';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { Column } from './columns';
import {
  clampWidth,
  defaultLayout,
  moveBy,
  readLayout,
  widthOf,
  writeLayout,
  type Density,
  type Layout,
} from './layout';

/**
 * The table library keeps the columns' state and nothing else: a row model of its own would make an object
 * for each of 100,000 rows again with every page that arrives.
 */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const noRows: never[] = [];

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
  const [initial] = useState(() => readLayout(list, all));
  const [density, setDensity] = useState(initial.density);
  const defs = useMemo(() => all.map((column) => ({ id: column.id, header: column.header })), [all]);
  const table = useTable({ features, columns: defs, data: noRows, initialState: toState(initial) });
  const { columnOrder, columnPinning, columnSizing, columnVisibility } = table.state;

  const layout = useMemo((): Layout => {
    const hidden = Object.entries(columnVisibility).map(([id, visible]) => [id, !visible] as const);
    return {
      order: columnOrder,
      hidden: Object.fromEntries(hidden.filter(([id, gone]) => gone || isOptional(all, id))),
      pinned: columnPinning.start,
      widths: columnSizing,
      ...(density ? { density } : {}),
    };
  }, [all, columnOrder, columnPinning, columnSizing, columnVisibility, density]);
  useEffect(() => writeLayout(list, all, layout), [list, all, layout]);

  const shown = useMemo(() => {
    void columnOrder;
    void columnVisibility;
    const byId = new Map(all.map((column) => [column.id, column]));
    const pinned = table.getStartVisibleLeafColumns();
    return [...pinned, ...table.getCenterVisibleLeafColumns()].flatMap(({ id }, at): ShownColumn<T>[] => {
      const column = byId.get(id);
      const isPinned = at < pinned.length;
      return column
        ? [{ column, pinned: isPinned ? at : undefined, lastPinned: at === pinned.length - 1 }]
        : [];
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the table is one object; its state is what changes
  }, [all, columnOrder, columnPinning, columnVisibility]);

  const apply = (next: Layout) => {
    const state = toState(next);
    table.setColumnOrder(state.columnOrder);
    table.setColumnPinning(state.columnPinning);
    table.setColumnSizing(state.columnSizing);
    table.setColumnVisibility(state.columnVisibility);
    setDensity(next.density);
  };
  const first = all[0]?.id;
  const groupOf = (id: string) =>
    columnPinning.start.includes(id)
      ? columnPinning.start
      : columnOrder.filter((one) => !columnPinning.start.includes(one) && columnVisibility[one] !== false);
  const canMove = (id: string, by: -1 | 1) => {
    const group = groupOf(id);
    const to = group.indexOf(id) + by;
    return id !== first && group[to] !== undefined && group[to] !== first;
  };

  return {
    all,
    shown,
    ordered: columnOrder.flatMap((id) => all.find((column) => column.id === id) ?? []),
    widths: Object.fromEntries(all.map((column) => [column.id, widthOf(column, columnSizing)])),
    density,
    isShown: (id) => columnVisibility[id] !== false,
    isPinned: (id) => columnPinning.start.includes(id),
    canMove,
    move(id, by) {
      if (!canMove(id, by)) return;
      if (columnPinning.start.includes(id)) {
        table.setColumnPinning({ ...columnPinning, start: moveBy(columnPinning.start, id, by) });
        return;
      }
      // Hidden columns between the two are stepped over, so that every press is seen to move something.
      const target = groupOf(id)[groupOf(id).indexOf(id) + by];
      const without = columnOrder.filter((one) => one !== id);
      const place = without.indexOf(target ?? '') + (by > 0 ? 1 : 0);
      table.setColumnOrder([...without.slice(0, place), id, ...without.slice(place)]);
    },
    resize: (id, width) => table.setColumnSizing((old) => ({ ...old, [id]: clampWidth(width) })),
    setShown: (id, visible) =>
      table.setColumnVisibility((old) => ({ ...old, [id]: visible || id === first })),
    setPinned(id, pin) {
      const others = columnPinning.start.filter((one) => one !== id);
      if (id !== first) table.setColumnPinning({ start: pin ? [...others, id] : others, end: [] });
    },
    setDensity,
    reset: () => apply(defaultLayout(all)),
    layout,
    apply,
  };
}

function isOptional<T>(all: readonly Column<T>[], id: string): boolean {
  return all.some((column) => column.id === id && column.optional);
}

function toState(layout: Layout) {
  const visible = Object.entries(layout.hidden).map(([id, hidden]) => [id, !hidden] as const);
  return {
    columnOrder: layout.order,
    columnPinning: { start: layout.pinned, end: [] as string[] },
    columnSizing: layout.widths,
    columnVisibility: Object.fromEntries(visible) as Record<string, boolean>,
  };
}
