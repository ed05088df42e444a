import { MutationCache, QueryClient, type Query } from '@tanstack/react-query';
import { mayBeOld } from './errors';
import type { AnyVariables } from './query';
import { retryDelay, shouldRetry } from './retry';
import { waitOut } from './waiting-reads';

const hour = 3_600_000;

/** Reference lists: the same for everybody, and seldom changed. */
const definitions = [
  '/countries',
  '/taxonomies',
  '/taxonomies/groups',
  '/providertypes',
  '/facilities/taxonomies',
  '/facilities/license-types',
  '/facilities/accreditations',
  '/facilities/medicare-enrollment-types',
  '/providers/profiles/import/sources',
  '/datasets/clearinghouse/schoolCodes',
  '/licensetypes',
];

/** Lists of more pages than this are not refetched because a window got the focus: that would be a call per page. */
const fewPages = 3;

/**
 * Whether what is shown is refetched when the window gets the focus. Several parts of a page may show it: one that holds it
 * back, because the pointer is over its rows, holds it back for all of them.
 */
function readsOnFocus({ state, observers }: Query): boolean {
  const pages = (state.data as { pages?: unknown[] } | undefined)?.pages;
  if (Array.isArray(pages) && pages.length > fewPages) return false;
  return observers.every(({ options }) => options.refetchOnWindowFocus !== false);
}

/**
 * The cache of everything read from the service. `networkMode: 'always'` because "offline" is the browser's guess:
 * a service on this machine answers all the same, and a read that merely waits would show a skeleton for ever
 * where an error with a retry belongs. A write that fails is told to the user and never sent later by itself.
 * What each write makes stale is fetched while the first one is on its way, since no first screen needs it; where it is gone after
 * a deployment, everything is stale.
 */
export function createQueryClient(load = () => import('./invalidations')): QueryClient {
  const invalidations = () => load().catch(() => undefined);
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onMutate: () => void invalidations(),
      // Who waits for the write goes on after this.
      onSuccess: async (answer, variables, _context, { meta }) => {
        if (!meta?.written) return;
        const known = await invalidations();
        if (known) known.applyWrite(queryClient, meta.written, variables as AnyVariables, answer);
        else void queryClient.invalidateQueries();
      },
      onError: async (error, _variables, _context, { meta }) => {
        const id = meta?.written?.id ?? meta?.stale;
        if (!id || !mayBeOld(error)) return;
        const known = await invalidations();
        if (known) void known.invalidateAfter(queryClient, id);
        else void queryClient.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: (failures, error) => waitOut(error, retryDelay(failures, error)),
        staleTime: 30_000,
        gcTime: 600_000,
        refetchOnWindowFocus: readsOnFocus,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  for (const path of definitions) queryClient.setQueryDefaults([path], { staleTime: hour });
  return queryClient;
}
