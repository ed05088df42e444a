import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import { useSelected } from '@/lib/store';
import { defaultWidth, narrowest, widest, type Column } from '../columns/columns';
import {
  canMoveColumn,
  clampWidth,
  defaultLayout,
  mendLayout,
  moveColumn,
  readOwnLayout,
  sharedLayouts,
  writeLayout,
  type Density,
  type Layout,
} from '../columns/layout';
import { packColumns } from '../views/view-columns';
import { useDraftLayout, writeDraftLayout } from '../views/view-draft';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** The table knows the columns; which rows are drawn is for the window over them. */
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
  /** Back to the list's own columns, or those that are shared. */
  reset: () => void;
  /** They were changed in this browser. */
  isOwn: boolean;
  layout: Layout;
  apply: (layout: Layout) => void;
}

/**
 * The columns of one list: which are shown, in which order, how wide; read from and kept in the browser. While a view is
 * open they are the view's, and what is changed about them stays in this tab until the view is saved.
 */
export function useColumns<T extends object>(
  list: string,
  all: readonly Column<T>[],
  view?: { name: string; layout: Layout },
): ColumnModel<T> {
  const { layout, setLayout, isOwn, reset } = useLayout(list, all, view);
  const { order, hidden, pinned, widths } = layout;
  const first = all[0]?.id;
  const definitions = useMemo(
    () =>
      all.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: column.value,
        size: column.width ?? defaultWidth,
        minSize: narrowest,
        maxSize: widest,
        enableHiding: column.id !== first,
        enablePinning: column.id !== first,
      })),
    [all, first],
  );
  const state = useMemo(
    () => ({
      columnOrder: order,
      columnPinning: { start: pinned, end: [] },
      columnSizing: widths,
      columnVisibility: opposites(hidden),
    }),
    [order, pinned, widths, hidden],
  );
  const table = useTable<typeof features, T>({
    features,
    columns: definitions,
    data: noRows,
    state,
    onColumnSizingChange: (next) =>
      setLayout((old) => ({ ...old, widths: functionalUpdate(next, old.widths) })),
    onColumnVisibilityChange: (next) =>
      setLayout((old) => ({ ...old, hidden: opposites(functionalUpdate(next, opposites(old.hidden))) })),
    onColumnPinningChange: (next) =>
      setLayout((old) => ({ ...old, pinned: functionalUpdate(next, { start: old.pinned, end: [] }).start })),
  });

  // Widths stand in CSS variables: a column that is sized leaves `shown`, and so every row, as it is.
  const shown = useMemo(() => {
    const byId = new Map(all.map((column) => [column.id, column]));
    const leaves = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()];
    return leaves.flatMap((leaf) => {
      const column = byId.get(leaf.id);
      const pinned = leaf.getIsPinned() ? leaf.getPinnedIndex() : undefined;
      return column ? [{ column, pinned, lastPinned: leaf.getIsLastColumn('start') }] : [];
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the table is another object with every render; this is what it reads
  }, [all, order, hidden, pinned]);
  const allWidths = useMemo(
    () => Object.fromEntries(table.getAllLeafColumns().map((column) => [column.id, column.getSize()])),
    // oxlint-disable-next-line react/exhaustive-deps -- as above
    [all, widths],
  );

  return {
    all,
    shown,
    ordered: order.flatMap((id) => all.find((column) => column.id === id) ?? []),
    widths: allWidths,
    density: layout.density,
    isShown: (id) => table.getColumn(id)?.getIsVisible() ?? false,
    isPinned: (id) => table.getColumn(id)?.getIsPinned() === 'start',
    canMove: (id, by) => canMoveColumn(layout, id, by),
    move: (id, by) => setLayout((old) => moveColumn(old, id, by)),
    resize: (id, width) => table.setColumnSizing((old) => ({ ...old, [id]: clampWidth(width) })),
    setShown: (id, visible) => table.getColumn(id)?.toggleVisibility(visible),
    setPinned: (id, pin) => id !== first && table.getColumn(id)?.pin(pin && 'start'),
    setDensity: (density) => setLayout((old) => ({ ...old, density })),
    reset,
    isOwn,
    layout,
    apply: (next) => setLayout(() => next),
  };
}

const opposites = (flags: Record<string, boolean>) =>
  Object.fromEntries(Object.entries(flags).map(([id, flag]) => [id, !flag]));

/** The layout of the list itself or of the view that is open, whichever the address names. */
function useLayout(
  list: string,
  all: readonly Column<never>[],
  view: { name: string; layout: Layout } | undefined,
) {
  const [myLayout, setMyLayout] = useState(() => readOwnLayout(list, all));
  useEffect(() => writeLayout(list, myLayout), [list, myLayout]);
  const shared = useSelected(sharedLayouts, (layouts) => layouts[list]);
  const base = useMemo(() => mendLayout(all, shared), [all, shared]);
  const draft = useDraftLayout(list, view?.name);
  const changed = useMemo(() => (draft === undefined ? undefined : mendLayout(all, draft)), [all, draft]);
  if (!view) {
    const setLayout = (next: (old: Layout) => Layout) =>
      setMyLayout((old) => {
        // What is shared may have changed since it was drawn.
        const latest = sharedLayouts.get()[list];
        const now = latest === shared ? base : mendLayout(all, latest);
        const layout = next(old ?? now);
        return JSON.stringify(layout) === JSON.stringify(now) ? undefined : layout;
      });
    return {
      layout: myLayout ?? base,
      setLayout,
      isOwn: myLayout !== undefined,
      reset: () => setMyLayout(undefined),
    };
  }
  const shown = changed ?? view.layout;
  const setLayout = (next: (old: Layout) => Layout) => {
    const layout = next(shown);
    // As long as it is as it was saved, what another tab saves is seen here.
    const isSame = packColumns(all, layout) === packColumns(all, view.layout);
    writeDraftLayout(list, view.name, isSame ? undefined : layout);
  };
  return { layout: shown, setLayout, isOwn: false, reset: () => setLayout(() => defaultLayout(all)) };
}
