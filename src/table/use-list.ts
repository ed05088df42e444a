import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localDay } from '@/lib/dates';
import type { Filters } from './filters/filters';
import type { List, ListRows, ListWithRows, Rows } from './list-spec';
import { useListSearch, type ListSearchState } from './use-list-search';

/** A list as its address asks for it: what stands there, and the rows that answer it. */
export interface Listed<T, F extends Filters = Filters, S extends string = string> extends ListRows<T> {
  list: List<F, S>;
  search: ListSearchState<F, S>;
}

/** The same of a certain list. */
export type ListedOf<L> = L extends ListWithRows<infer F, infer S, infer T> ? Listed<T, F, S> : never;

/** Reads the address of a list once for all that its screen shows of it; the same until the address is another. */
export function useList<T, F extends Filters, S extends string>(
  list: ListWithRows<F, S, T>,
): Listed<T, F, S> {
  return useListOf(list, list.rows);
}

/** The same for a list within a record, or one whose rows come with its screen: `rows` gives them. */
export function useListOf<T, F extends Filters, S extends string>(
  list: List<F, S>,
  rows: Rows<NoInfer<F>, NoInfer<S>, T>,
): Listed<T, F, S> {
  const queryClient = useQueryClient();
  const search = useListSearch(list);
  const today = localDay();
  return useMemo(
    () => ({ list, search, ...rows(search.params, queryClient) }),
    // oxlint-disable-next-line react/exhaustive-deps -- a filter may speak of today, and a list may stand overnight
    [list, search, rows, queryClient, today],
  );
}
