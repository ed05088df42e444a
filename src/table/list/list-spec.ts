import type { QueryClient } from '@tanstack/react-query';
import type { FetchPage } from '@/api/paging';
import { waitBriefly } from '@/lib/loader-wait';
import { valueText, type Filters, type FilterValues } from './filters';
import type { CursorList } from './use-pages';

export type SortDirection = 'Asc' | 'Desc';

/** The search box of a list: one field of text that stands for one or several filters. */
export interface SearchBox<F extends Filters> {
  placeholder: string;
  /** Filters that the box writes; they get no chip. */
  fields: readonly (keyof F & string)[];
  /** Typed text → filters. Undefined: not yet something to ask for; the text then says what is missing. */
  write: (text: string) => FilterValues<F> | { wait: string };
  read: (values: FilterValues<F>) => string;
}

export interface ListSpec<F extends Filters, S extends string> {
  /** Names the list where its columns and views are remembered: `providers`. */
  name: string;
  one: string;
  many: string;
  filters: F;
  /** Every `sortedBy` that the service offers, with its words: `LastName: 'last name'`. */
  sorts: Record<S, string>;
  sort: { sortedBy: NoInfer<S>; sortDirection: SortDirection };
  /** The sort that goes with certain filters, as long as none is chosen. */
  sortFor?: (values: FilterValues<F>) => { sortedBy: NoInfer<S>; sortDirection: SortDirection } | undefined;
  /**
   * The filters with which it opens where its address says nothing at all. They go into the address, so that they are seen and
   * can be taken away; the list without them says its sort there.
   */
  opensWith?: FilterValues<F>;
  box?: SearchBox<F>;
}

export type ListSearch<F extends Filters, S extends string> = FilterValues<F> & {
  sortedBy?: S;
  sortDirection?: SortDirection;
};

/** What is asked of the service: the filters and the sort, with the list's own where the address has none. */
export type ListParams<F extends Filters, S extends string> = FilterValues<F> & {
  sortedBy: S;
  sortDirection: SortDirection;
};

export interface List<F extends Filters = Filters, S extends string = string> extends ListSpec<F, S> {
  validateSearch: (raw: Record<string, unknown>) => ListSearch<F, S>;
  toParams: (search: ListSearch<F, S>) => ListParams<F, S>;
}

/** Where the rows of a list come from. */
export interface ListRows<T> {
  /** The pages that a screen shows, as wide as a screen needs them. */
  query: CursorList<T>;
  /** The same in pages as wide as the service gives them, for the export and "all that match". */
  fetchPage: FetchPage<T>;
}

/** Gives the rows for what an address asks. */
export type Rows<F extends Filters, S extends string, T> = (
  params: ListParams<F, S>,
  queryClient: QueryClient,
) => ListRows<T>;

/**
 * A list that knows where its rows come from. One within a record does not: which record it is, is asked too, so that its
 * screen gives them.
 */
export interface ListWithRows<F extends Filters, S extends string, T> extends List<F, S> {
  rows: Rows<F, S, T>;
}

/** The rows of a list that the service gives in cursor pages, by its generated functions and what they are asked. */
export const servicePages = <Params extends unknown[], T>(
  infinite: (...params: Params) => CursorList<T>,
  pages: (...params: Params) => FetchPage<T>,
  ...params: NoInfer<Params>
): ListRows<T> => ({ query: infinite(...params), fetchPage: pages(...params) });

/**
 * Declares a list: its filters, sorts and search box as data. Gives the same with `validateSearch` for its
 * route. Search parameters carry the service's own parameter names; anything unknown or malformed in the
 * URL is left out and never breaks the page.
 */
export function defineList<F extends Filters, S extends string, T>(
  spec: ListSpec<F, S> & { rows: Rows<NoInfer<F>, NoInfer<S>, T> },
): ListWithRows<F, S, T>;
export function defineList<F extends Filters, S extends string>(spec: ListSpec<F, S>): List<F, S>;
export function defineList<F extends Filters, S extends string>(spec: ListSpec<F, S>): List<F, S> {
  const isSort = (value: unknown): value is S =>
    typeof value === 'string' && Object.hasOwn(spec.sorts, value);
  const list: List<F, S> = {
    ...spec,
    validateSearch(raw) {
      const search: Record<string, unknown> = readFilters(spec.filters, raw);
      if (isSort(raw.sortedBy)) search.sortedBy = raw.sortedBy;
      if (isDirection(raw.sortDirection)) search.sortDirection = raw.sortDirection;
      return search as ListSearch<F, S>;
    },
    toParams(search) {
      // Checked here too: the router hands on what stands in the URL beside what `validateSearch` gave.
      const filters = readFilters(spec.filters, search) as FilterValues<F>;
      const defaultSort = spec.sortFor?.(filters) ?? spec.sort;
      const sortedBy = isSort(search.sortedBy) ? search.sortedBy : defaultSort.sortedBy;
      const fallback = sortedBy === defaultSort.sortedBy ? defaultSort.sortDirection : 'Asc';
      const sortDirection = isDirection(search.sortDirection) ? search.sortDirection : fallback;
      return { ...filters, sortedBy, sortDirection };
    },
  };
  declared.set(spec.name, list as unknown as List);
  return list;
}

/** Whether an address has no search at all: neither filters nor a sort, a view or what else its screen has. */
export const saysNothing = (search: Record<string, unknown>): boolean =>
  Object.values(search).every((value) => value === undefined);

const declared = new Map<string, List>();

/** The list of a name, whatever screen it is on; undefined when this console has none of it. */
export function listNamed(name: string): List | undefined {
  return declared.get(name);
}

function isDirection(value: unknown): value is SortDirection {
  return value === 'Asc' || value === 'Desc';
}

function readFilters(filters: Filters, raw: Record<string, unknown>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const value = raw[name] === undefined ? undefined : filter.parse(raw[name]);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The filters that are set, in the order in which the list declares them. */
export function activeFilters(filters: Filters, values: Record<string, unknown>): string[] {
  return Object.keys(filters).filter((name) => values[name] !== undefined);
}

/** The active filters in words, to restate them in a preview: `Status: Expired; State: WY`. */
export function filterWords(filters: Filters, values: Record<string, unknown>): string {
  return activeFilters(filters, values)
    .map((name) => {
      const filter = filters[name];
      return filter ? `${filter.label}: ${valueText(filter, values[name])}` : name;
    })
    .join('; ');
}

interface LoaderArgs<F extends Filters, S extends string> {
  context: { queryClient: QueryClient };
  deps: ListParams<F, S>;
  cause: 'enter' | 'stay' | 'preload';
}

interface ListRoute<F extends Filters, S extends string> {
  validateSearch: List<F, S>['validateSearch'];
  loaderDeps: (address: { search: ListSearch<F, S> }) => ListParams<F, S>;
  loader: (args: LoaderArgs<F, S>) => Promise<void> | undefined;
}

/**
 * What the route of a list screen is made of: its address is checked, and its first page is on its way before it is drawn.
 * The routes of all screens are fetched as one: where more than a few lines put the rows together, `load` fetches those
 * with the list.
 */
export function listRoute<F extends Filters, S extends string, T>(
  list: ListWithRows<F, S, T>,
): ListRoute<F, S>;
export function listRoute<F extends Filters, S extends string, T>(
  list: List<F, S>,
  load: () => Promise<Rows<NoInfer<F>, NoInfer<S>, T>>,
): ListRoute<F, S>;
export function listRoute<F extends Filters, S extends string, T>(
  list: List<F, S> & { rows?: Rows<F, S, T> },
  load?: () => Promise<Rows<F, S, T>>,
): ListRoute<F, S> {
  const { opensWith } = list;
  return {
    validateSearch: (raw) => (opensWith && saysNothing(raw) ? { ...opensWith } : list.validateSearch(raw)),
    loaderDeps: ({ search }) => list.toParams(search),
    loader({ context: { queryClient }, deps, cause }) {
      const readFirst = (rows: Rows<F, S, T>) =>
        waitBriefly(queryClient.prefetchInfiniteQuery(rows(deps, queryClient).query), cause);
      return list.rows ? readFirst(list.rows) : load?.().then(readFirst);
    },
  };
}
