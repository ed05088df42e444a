import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from '@/lib/store';
import type { Filters } from '../list/filters';
import { isReadingOn } from '../list/places';
import { rowKeys } from '../list/row-cache';
import type { Listed } from '../list/use-list';
import { usePages } from '../list/use-pages';
import type { RowLink } from '../list/use-row-link';
import { viewParams } from './use-view';

interface Options<T extends object, F extends Filters, S extends string> {
  listed: Listed<T, F, S>;
  rowId: (row: T) => string | undefined;
  /** The list's own address. */
  to: string;
  /** Name of the search parameter that says which row is open: `alert`. */
  param: string;
  /** Which row is open while the address names none: the first that waits. Else the first of the list. */
  first?: (row: T) => boolean;
}

/**
 * The row of a list that is open beside it: named by the address, else the first. A row that has left the list since
 * it was opened stays open, so that nothing typed for it is lost.
 */
export function useOpened<T extends object, F extends Filters, S extends string>(options: Options<T, F, S>) {
  const { listed, rowId, to, param, first } = options;
  const { query } = listed;
  const raw = useSearch({ strict: false }) as Record<string, unknown>;
  const requested = typeof raw[param] === 'string' ? raw[param] : undefined;
  const { search } = listed.search;
  const navigate = useNavigate();
  const keyOf = useMemo(() => rowKeys(rowId), [rowId]);
  const pages = usePages(query, keyOf);
  const { rows } = pages;
  const [kept, setKept] = useState<T>();
  const filters = JSON.stringify({ ...search, ...viewParams(raw) });
  /** What is open although the address names none, and under which filters: it stays so when it waits no more. */
  const [unasked, setUnasked] = useState<{ id: string | undefined; filters: string }>();

  const inList = useMemo(() => {
    if (requested !== undefined) return rows.find((row) => rowId(row) === requested);
    const stays = (row: T) => unasked?.filters === filters && rowId(row) === unasked.id;
    return rows.find(stays) ?? (first && rows.find(first)) ?? rows[0];
  }, [rows, requested, rowId, first, unasked, filters]);
  if (requested !== undefined) {
    if (unasked) setUnasked(undefined);
  } else if (inList && (unasked?.filters !== filters || unasked.id !== rowId(inList))) {
    setUnasked({ id: rowId(inList), filters });
  }
  const row = inList ?? (requested !== undefined && kept && rowId(kept) === requested ? kept : undefined);
  if (inList && inList !== kept) setKept(inList);
  const position = useMemo(
    () => (row ? rows.findIndex((one) => rowId(one) === rowId(row)) : -1),
    [rows, row, rowId],
  );

  const addressOf = useCallback(
    (id: string | undefined) => ({
      to,
      search: { ...(JSON.parse(filters) as Record<string, unknown>), ...(id && { [param]: id }) },
    }),
    [to, filters, param],
  );
  /** The list is still being read up to the row that the address names. */
  const isSought = useStore(isReadingOn) && !row;
  const isOpen = requested !== undefined;
  /** From the list to a row the way back leads to the list; from row to row it does not grow. */
  const rowLink = useCallback(
    (one: T): RowLink | undefined => {
      const id = rowId(one);
      return id ? { ...addressOf(id), replace: isOpen } : undefined;
    },
    [addressOf, rowId, isOpen],
  );
  const open = (id: string | undefined) =>
    void navigate({ ...addressOf(id), replace: true, resetScroll: false } as never);
  const goTo = (index: number) => {
    const next = rows[index];
    const id = next && rowId(next);
    if (id) open(id);
    // Beyond what is loaded lies the next page.
    if (index >= rows.length - 5) pages.loadMore();
  };
  return {
    ...pages,
    requestedId: requested,
    row,
    isSought,
    index: position,
    rowLink,
    listAddress: addressOf(undefined),
    open,
    goTo,
  };
}
