import { useQueryClient } from '@tanstack/react-query';
import { trimPathRight, useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { localDay } from '@/lib/dates';
import { withoutUndefined } from '@/lib/values';
import type { Filters } from './filters';
import {
  activeFilters,
  type List,
  type ListParams,
  type ListRows,
  type ListSearch,
  type ListWithRows,
  type Rows,
  saysNothing,
  type SortDirection,
} from './list-spec';

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

type Patch = Record<string, unknown>;

export interface ListSearchState<F extends Filters, S extends string> {
  /** What stands in the URL. */
  search: ListSearch<F, S>;
  /** The names of the filters that are set. */
  filtered: string[];
  /** What is asked of the service: filters and sort. Feed this to the list's query options. */
  params: ListParams<F, S>;
  /** Changes parameters; undefined removes one. `replace` keeps the history free of every keystroke. */
  set: (patch: Patch, how?: { replace?: boolean }) => void;
  sortBy: (sortedBy: string, sortDirection: SortDirection) => void;
  clearFilters: () => void;
}

/** Filters and sort of a list, read from the URL and written to it. Parameters of others are left alone. */
export function useListSearch<F extends Filters, S extends string>(list: List<F, S>): ListSearchState<F, S> {
  const read = useMemo(() => ofLatest(list.validateSearch), [list]);
  // Only what is the list's own: what else changes in the address, such as the row that is open, renders no list.
  const searchParams = useSearch({
    strict: false,
    // Plain values, as the router wants them for this: a type parameter cannot show that.
    select: (raw) => read(raw) as Record<string, string>,
    structuralSharing: true,
  });
  const search = searchParams as object as ListSearch<F, S>;
  const navigate = useNavigate();
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => trimPathRight(match.pathname) });
  return useMemo(() => {
    const set: ListSearchState<F, S>['set'] = (patch, how) => {
      // Somebody is on the way to another screen, whose address is its own: what was typed here last comes too late.
      if (trimPathRight(router.latestLocation.pathname) !== pathname) return;
      const merge = (previous: Patch) => {
        const next = withoutUndefined({ ...previous, ...patch });
        // An address that says nothing opens the list anew, with the filters that were taken away here.
        return list.opensWith && saysNothing(next) ? { ...list.sort } : next;
      };
      // The search type of "wherever this list stands" cannot be named here; the route validates it.
      void navigate({ to: '.', search: merge as never, replace: how?.replace ?? false, resetScroll: false });
    };
    return {
      search,
      filtered: activeFilters(list.filters, search),
      params: list.toParams(search),
      set,
      sortBy: (sortedBy, sortDirection) => set({ sortedBy, sortDirection }),
      clearFilters: () => set(Object.fromEntries(Object.keys(list.filters).map((name) => [name, undefined]))),
    };
  }, [list, search, navigate, router, pathname]);
}

/** Remembers what came of the latest address: the router has it read with every render. */
function ofLatest<Search>(read: (raw: Patch) => Search): (raw: Patch) => Search {
  let latest: { raw: Patch; search: Search } | undefined;
  return (raw) => {
    if (latest?.raw !== raw) latest = { raw, search: read(raw) };
    return latest.search;
  };
}
