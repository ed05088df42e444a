import type { Needs } from '@/api/permissions';
import { type Icon } from '@tabler/icons-react';
import { fetchAllPages, type FetchPage, type FetchProgress } from '@/api/paging';
import { count } from '@/lib/words';
import { filterWords, type List } from './list-spec';
import { rereadableRows } from './read-again';
import { selectedCount, type TableStore } from './selection';

/** What a bulk action works on. */
export interface Selection<T> {
  /** Undefined when everything that matches is selected and the service gives no total. */
  count: number | undefined;
  /** Everything that matches is selected, loaded or not. */
  all: boolean;
  /** The selection in words, filters restated: `312 licenses (Status: Expired; State: WY)`. */
  words: string;
  /**
   * The selected rows. When all that match are selected this reads every page, as it is at that moment.
   * Throws `ApiError` when a page cannot be read.
   */
  collect: (signal?: AbortSignal, onProgress?: (progress: FetchProgress) => void) => Promise<T[]>;
  /** A selected row as it is now, read with the others of its page; undefined where its record has to be read. */
  readAgain?(row: T): Promise<T | undefined>;
  /** Takes the marks from the rows that are still selected. */
  clear?(): void;
}

export interface BulkAction<T> {
  label: string;
  icon?: Icon;
  /** The writes that it leads to; it stays visible with the reason where a role may not carry them out. */
  needs?: Needs;
  run: (selection: Selection<T>) => void;
}

interface Sources<T> {
  store: TableStore<T>;
  fetchPage: FetchPage<T>;
  rowKey: (row: T) => string;
  list: List;
  filters: Record<string, unknown>;
  total: number | undefined;
}

/** The current selection as a thing that outlives it: what was selected when an action was chosen. */
export function takeSelection<T>({
  store,
  fetchPage,
  rowKey,
  list,
  filters,
  total,
}: Sources<T>): Selection<T> {
  const state = store.getState();
  const rows = store.selectedRows();
  const number = selectedCount(state, total);
  const left = new Set(store.exceptions());
  const pages = rereadableRows(fetchPage, rowKey, state.mode === 'some' ? rows : undefined);
  const how = state.mode === 'all' ? filterWords(list.filters, filters) : '';
  const amount = number === undefined ? `all ${list.many} that match` : count(number, list.one, list.many);
  return {
    count: number,
    all: state.mode === 'all',
    words: how ? `${amount} (${how})` : amount,
    async collect(signal, onProgress) {
      if (state.mode === 'some') return rows;
      return (await collectAll(pages.fetchPage, rowKey, signal, onProgress)).filter(
        (row) => !left.has(rowKey(row)),
      );
    },
    readAgain: pages.readAgain,
    clear: () => void store.clear(),
  };
}

/** Every row that matches, page after page, whatever is loaded. Throws `ApiError`. */
export async function collectAll<T>(
  fetchPage: FetchPage<T>,
  rowKey: (row: T) => string,
  signal?: AbortSignal,
  onProgress?: (progress: FetchProgress) => void,
): Promise<T[]> {
  const rows: T[] = [];
  for await (const page of fetchAllPages({ fetchPage, signal, onProgress, keyOf: rowKey })) {
    rows.push(...page);
  }
  return rows;
}
