import type { QueryClient } from '@tanstack/react-query';
import { waitBriefly } from '@/lib/loader-wait';
import type { Filters } from './filters/filters';
import type { ListParams, ListSearch, ListWithRows } from './list-spec';

interface LoaderArgs<F extends Filters, S extends string> {
  context: { queryClient: QueryClient };
  deps: ListParams<F, S>;
  cause: 'enter' | 'stay' | 'preload';
}

/** What the route of a list screen is made of: its address is checked, and its first page is on its way before it is drawn. */
export function listRoute<F extends Filters, S extends string, T>(list: ListWithRows<F, S, T>) {
  return {
    validateSearch: list.validateSearch,
    loaderDeps: ({ search }: { search: ListSearch<F, S> }) => list.toParams(search),
    loader: ({ context: { queryClient }, deps, cause }: LoaderArgs<F, S>) =>
      waitBriefly(queryClient.prefetchInfiniteQuery(list.rows(deps, queryClient).query), cause),
  };
}
