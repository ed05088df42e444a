import type { QueryClient } from '@tanstack/react-query';
import { createRouter, parseSearchWith } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
import { RouteError, RouteNotFound, RoutePending } from './ui/route-states';

/**
 * A value of an address that is no plain number, true or false: a list or an object, else text. What JSON would read as
 * another number than is written (`1234e56`, twenty digits), or as null, is text that somebody searches for.
 */
function parseValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' ? text : (value ?? text);
}

/** The site map over one query cache. Links load code and data when they are pointed at or focused. */
export function createAppRouter(queryClient: QueryClient) {
  let isOtherScreen = false;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    // The query cache alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    // A screen that is ready is shown at once, also when the notice that it loads has only just appeared.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    defaultPendingComponent: RoutePending,
    scrollRestoration: true,
    // It scrolls in the place of the window, and would carry its place over to the next screen. A question within a screen, as a
    // filter, leaves it where it is.
    scrollToTopSelectors: [() => (isOtherScreen ? document.querySelector('main') : undefined)],
    parseSearch: parseSearchWith(parseValue),
  });
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    isOtherScreen = pathChanged;
    // Whoever goes on from a screen looks at that one for a while; who loads the page would look at nothing.
    router.options.defaultPendingMs = fromLocation ? 500 : 100;
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
