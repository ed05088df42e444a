import type { QueryClient } from '@tanstack/react-query';
import { waitBriefly } from '@/lib/loader-wait';
import type { Filters } from './filters/filters';
import type { List, ListParams, ListSearch, ListWithRows, Rows } from './list-spec';

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
 * Routes are part of the first screen's scripts: where more than a few lines put the rows together, `load` fetches those
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
  return {
    validateSearch: list.validateSearch,
    loaderDeps: ({ search }) => list.toParams(search),
    loader({ context: { queryClient }, deps, cause }) {
      const readFirst = (rows: Rows<F, S, T>) =>
        waitBriefly(queryClient.prefetchInfiniteQuery(rows(deps, queryClient).query), cause);
      return list.rows ? readFirst(list.rows) : load?.().then(readFirst);
    },
  };
}
