import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FetchPage } from '@/api/paging';
import { count } from '@/lib/words';
import { createStore, type Store } from '@/lib/store';
import { announce } from '@/ui/announce';
import { useSetting } from '@/ui/settings';
import type { BulkAction } from '../list/bulk-selection';
import type { Column } from '../columns/columns';
import type { Filters } from '../list/filters';
import { type Density, rowHeights, lineMore } from '../columns/layout';
import type { List } from '../list/list-spec';
import type { MenuItem } from '@/ui/menu';
import type { RowRange } from './drawn-rows';
import { phoneHeight, phoneLayout, type PhoneLayout } from './phone-layout';
import { keepStore, keptStore } from '../list/kept-stores';
import type { Entry } from '../list/places';
import { rowKeys } from '../list/row-cache';
import { TableStore } from '../list/selection';
import type { GoneRows } from '../list/gone-rows';
import { useEntry } from '../list/use-entry';
import { type ColumnModel, useColumns } from './use-columns';
import type { Listed, ListSearchState } from '../list/use-list';
import { type CursorList, type Pages, usePages } from '../list/use-pages';
import type { RowLink } from '../list/use-row-link';
import { useView, type ViewState } from './use-view';
import { gridVariables, paintWidths } from './widths';

export interface DataTableProps<T extends object, F extends Filters, S extends string> {
  listed: Listed<T, F, S>;
  columns: readonly [Column<T>, ...Column<T>[]];
  /** Module scope, like the next two: what they are decides when rows are drawn again. */
  rowId: (row: T) => string | undefined;
  rowLink?: (row: T) => RowLink | undefined;
  rowActions?: (row: T) => MenuItem[];
  bulkActions?: readonly BulkAction<T>[];
  /** How many there are without any filter, where that is known. */
  total?: number | undefined;
  /** What has left the list since it was read, of a queue: it keeps its place. */
  gone?: GoneRows<T> | undefined;
  /** What is said when nothing exists yet; `isUnread` where nothing was read, so that no filter hides anything. */
  empty: { title: string; text: string; action?: ReactNode; isUnread?: boolean };
  /**
   * The list stands beside what is open of it: rows have two lines at any width, and the one that `OpenedRow` names is
   * marked and kept in sight.
   */
  isPane?: boolean;
  /** On wide screens a cell has so many lines of text, where most of a list's texts are sentences; one unless said otherwise. */
  rowLines?: 1 | 3;
  /** Rows can be ticked even without bulk actions, for the export. True unless said otherwise. */
  selectable?: boolean;
  /** More is being read: as long as no row has come, none is no answer yet. */
  mayHaveRows?: boolean;
  /** What stands in the place of the rows: another view of the same filters, such as a board. */
  replaceRowsWith?: ReactNode;
  /** That other view has an order of its own, such as a calendar: none is offered. */
  hasOwnOrder?: boolean;
}

export type OpenMenu<T> =
  | { kind: 'column'; id: string; anchor: HTMLElement }
  | { kind: 'filters'; name?: string; anchor: HTMLElement }
  | { kind: 'columns' | 'views' | 'sort'; anchor: HTMLElement }
  | { kind: 'row'; row: T; anchor: HTMLElement };

/** Everything the parts of one table share. */
export interface TableModel<T> extends Pages<T> {
  list: List;
  query: CursorList<T>;
  fetchPage: FetchPage<T>;
  rowId: (row: T) => string | undefined;
  search: ListSearchState<Filters, string>;
  filtered: string[];
  columns: ColumnModel<T>;
  view: ViewState;
  store: TableStore<T>;
  visible: Store<RowRange>;
  rowKey: (row: T) => string;
  /** How many the list has by now, without what left it since it was read; undefined where the service does not say. */
  matching: number | undefined;
  /** The same with what left it and keeps its place, and what became of that: `, 2 decided`. */
  standing: number | undefined;
  goneWords: string;
  /** The table's own element, to find a row or a button in. */
  root: RefObject<HTMLElement | null>;
  /** Where it stands in the history, and whether another entry has taken that place. */
  entry: Entry;
  isReplaced: (entry: Entry) => boolean;
  focusRows: () => void;
  density: Density;
  rowHeight: number;
  /** Rows have the lines of narrow screens: on a phone, whose layout `phone` is, and in a pane. */
  isPhone: boolean;
  phone: PhoneLayout<T> | undefined;
  isPane: boolean;
  /** On a phone what is open takes the place of the list. */
  marksOpened: boolean;
  selectable: boolean;
  hasActions: boolean;
  /** Rows are what is shown: not so where another view stands in their place. */
  hasRows: boolean;
  hasOwnOrder: boolean;
  gridStyle: Record<string, string | number>;
  menu: OpenMenu<T> | undefined;
  toggleMenu: (menu: OpenMenu<T>) => void;
  closeMenu: () => void;
  exporting: boolean;
  setExporting: (open: boolean) => void;
  previewWidth: (id: string, width: number) => void;
  fit: (id: string) => void;
}

/** Puts one table together: its rows, columns, filters, selection and menus. */
export function useTableModel<T extends object, F extends Filters, S extends string>(
  props: DataTableProps<T, F, S>,
  root: RefObject<HTMLElement | null>,
): TableModel<T> {
  const { listed, rowId, isPane = false, rowLines = 1, gone } = props;
  // Inside, a list's filters are names and values; which ones they are only its own screen needs to know.
  const { list, search, query, fetchPage } = listed as unknown as Listed<T>;
  const selectable = props.selectable ?? true;
  const hasActions = props.rowActions !== undefined;
  const rowKey = useMemo(() => rowKeys(rowId), [rowId]);
  const pages = usePages(query, rowKey);
  const view = useView(list, props.columns);
  const columns = useColumns(list.name, props.columns, view.open);
  const { entry, isReplaced } = useEntry();
  const [visible] = useState(() => createStore<RowRange>({ first: 0, last: -1 }));
  const [menu, setMenu] = useState<OpenMenu<T>>();
  const [exporting, setExporting] = useState(false);
  // A phone's window.
  const narrow = useMediaQuery('(width < 640px)', undefined, { getInitialValueInEffect: false });
  const isPhone = narrow || isPane;
  const scale = useTextScale();
  const setting = useSetting('density');
  const density = columns.density ?? setting;
  const { filtered } = search;

  const filterKey = JSON.stringify(filtered.map((name) => [name, search.search[name]]));
  const store = useKeptStore<T>(entry.key, list.name + filterKey);

  const { rows, first, total, stale } = pages;
  const loading = pages.loading || (props.mayHaveRows === true && rows.length === 0 && !pages.error);
  const isCurrent = !loading && !stale;
  const loaded = rows.length;
  const { sortedBy, sortDirection } = search.params;
  useEffect(() => {
    if (isCurrent) announce(loadedWords(list, loaded, total));
    // oxlint-disable-next-line react/exhaustive-deps -- said once per question, not with every page of the answer
  }, [isCurrent, filterKey, sortedBy, sortDirection]);

  useRowsThatLeft(store, pages, rowKey, gone);

  const phone = useMemo(
    () => (narrow ? phoneLayout(columns.shown, density) : undefined),
    [narrow, columns.shown, density],
  );
  const rowHeight = Math.round(
    (isPhone ? phoneHeight(phone) : rowHeights[density] + lineMore * (rowLines - 1)) * scale,
  );
  const lines = phone?.lines.length ?? rowLines;
  const gridStyle = useMemo(
    () => ({
      ...gridVariables(columns.shown, columns.widths, selectable, hasActions),
      '--row-height': `${rowHeight}px`,
      '--lines': lines,
    }),
    [columns.shown, columns.widths, selectable, hasActions, rowHeight, lines],
  );

  const numbers = useMemo(
    () => gone?.numbersOf({ rows, total, first }) ?? { total, standing: total, words: '' },
    [rows, total, first, gone],
  );

  return {
    ...pages,
    loading,
    matching: numbers.total,
    standing: numbers.standing,
    goneWords: numbers.words,
    refresh() {
      if (pages.startsOver) root.current?.querySelector('[role="grid"]')?.scrollTo({ top: 0 });
      pages.refresh();
    },
    list,
    query,
    fetchPage,
    rowId,
    search,
    filtered,
    columns,
    view,
    store,
    visible,
    rowKey,
    root,
    entry,
    isReplaced,
    focusRows: () => root.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus(),
    density,
    rowHeight,
    isPhone,
    phone,
    isPane,
    marksOpened: isPane && !narrow,
    selectable,
    hasActions,
    hasRows: props.replaceRowsWith === undefined,
    hasOwnOrder: props.hasOwnOrder ?? false,
    gridStyle,
    menu,
    toggleMenu: (next) => setMenu((now) => (now?.anchor === next.anchor ? undefined : next)),
    closeMenu: useCallback(() => setMenu(undefined), []),
    exporting,
    setExporting,
    previewWidth: (id, width) =>
      paintWidths(
        root.current,
        gridVariables(columns.shown, { ...columns.widths, [id]: width }, selectable, hasActions),
      ),
    fit(id) {
      import('./content-width').then(
        ({ contentWidth }) => {
          const width = root.current ? contentWidth(root.current, id) : undefined;
          if (width !== undefined) columns.resize(id, width);
        },
        // It keeps the width that it has.
        () => undefined,
      );
    },
  };
}

/**
 * The selection of what is asked in this entry of the history: it is there again after a visit to a record, and goes along where
 * the same rows are sorted otherwise.
 */
function useKeptStore<T>(entry: string, question: string): TableStore<T> {
  const queryClient = useQueryClient();
  const [held, setHeld] = useState(() => ({
    entry,
    question,
    store: keptStore<T>(entry, question) ?? new TableStore<T>(),
  }));
  let { store } = held;
  if (held.entry !== entry || held.question !== question) {
    store = keptStore<T>(entry, question) ?? (held.question === question ? store : new TableStore<T>());
    setHeld({ entry, question, store });
  }
  const before = useRef(store);
  useEffect(() => {
    if (before.current.hasSelection && before.current !== store && !store.hasSelection)
      announce('The filters changed: nothing is selected any more');
    before.current = store;
    keepStore(queryClient, entry, question, store);
  }, [queryClient, entry, question, store]);
  return store;
}

/**
 * What has left the list is not selected any more: nobody sees it, and the next action would be carried out with it all the same.
 * Of a list that goes on beyond its loaded rows only those that left it while it was worked through are known to have left.
 */
function useRowsThatLeft<T>(
  store: TableStore<T>,
  pages: Pages<T>,
  rowKey: (row: T) => string,
  gone: GoneRows<T> | undefined,
): void {
  const { rows, loading, stale, refreshing, error, moreError, hasMore } = pages;
  const isWhole = !loading && !stale && !refreshing && !hasMore && error === null && moreError === null;
  useEffect(() => {
    if (!store.hasSelection || (!isWhole && !gone) || stale) return;
    const left = new Set(gone ? rows.filter((row) => gone.isGone(row)).map((row) => rowKey(row)) : []);
    const there = isWhole ? new Set(rows.map((row) => rowKey(row))) : undefined;
    const amount = store.keepOnly((id) => !left.has(id) && (there?.has(id) ?? true));
    if (amount > 0 && store.getState().mode === 'some')
      announce(`${count(amount, 'selected row has', 'selected rows have')} left this list`);
  }, [store, rows, rowKey, isWhole, stale, gone]);
}

/** `312 providers match, 150 loaded`, or `150 providers loaded` where the service gives no total. */
export function loadedWords(
  list: Pick<List, 'one' | 'many'>,
  loaded: number,
  total: number | undefined,
): string {
  if (total === undefined) return `${count(loaded, list.one, list.many)} loaded`;
  const matching = count(total, list.one, list.many);
  return loaded < total ? `${matching}, ${loaded} loaded` : matching;
}

/** How much larger than usual the reader's text is; rows grow with it. */
function useTextScale(): number {
  const [scale] = useState(() => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Number.isFinite(size) && size > 0 ? size / 16 : 1;
  });
  return scale;
}
