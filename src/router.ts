import type { QueryClient } from '@tanstack/react-query';
import { createRouter, parseSearchWith, trimPathRight } from '@tanstack/react-router';
import { firstRoutes, type SiteMap } from './first-routes';
import { RouteError, RouteNotFound, RoutePending } from './ui/route-states';

/**
 * A value of an address that is no plain number, true or false: a list or an object, else text. What JSON would read as
 * another number than is written (`1234e56`, twenty digits), or as null, is text that somebody searches for.
 */
function parseValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' ? text : (value ?? text);
}

/** Whether a path of this page is that of the list whose routes come with it. */
export const isFirstList = (path: string) => trimPathRight(path) === `${import.meta.env.BASE_URL}providers`;

/** Fetches the whole site map. */
export const loadSiteMap = async (): Promise<SiteMap> => (await import('./routeTree.gen')).routeTree;

/**
 * The site map over one query cache: the whole one, or that of the first list, which is completed later. Links load code and
 * data when they are pointed at or focused.
 */
export function createAppRouter(queryClient: QueryClient, siteMap?: SiteMap) {
  let isComplete = siteMap !== undefined;
  const completeSiteMap = async (): Promise<boolean> => {
    if (isComplete) return false;
    const routeTree = await loadSiteMap();
    if (!isComplete) router.update({ ...router.options, routeTree });
    isComplete = true;
    return true;
  };
  const router = createRouter({
    routeTree: siteMap ?? firstRoutes(),
    context: { queryClient, completeSiteMap },
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    // The query cache alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 500,
    // A screen that is ready is shown at once, also when the notice that it loads has only just appeared.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    defaultPendingComponent: RoutePending,
    scrollRestoration: true,
    parseSearch: parseSearchWith(parseValue),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
