import { createRootRouteWithContext, type AnyRoute } from '@tanstack/react-router';
import type { routeTree } from './routeTree.gen';
import { Route as rootRoute, type RouterContext } from './routes/__root';
import { Route as appRoute } from './routes/_app';
import { Route as otherRoute } from './routes/_app/$';
import { Route as providersRoute } from './routes/_app/providers';

export type SiteMap = typeof routeTree;

const placed = (route: AnyRoute, id: string, parent: AnyRoute, path?: string): AnyRoute =>
  route.update({ id, ...(path && { path }), getParentRoute: () => parent } as never);

/**
 * The site map as far as the list of providers needs it, whose routes come with the page: the frame, the list, and for every
 * other address the route that fetches the rest (`_app/$.tsx`). The generated one takes the same routes over, under the same
 * ids, when it is fetched.
 */
export function firstRoutes(): SiteMap {
  // A root of its own: by it the router sees that the whole site map is another one.
  const root = createRootRouteWithContext<RouterContext>()({ component: rootRoute.options.component });
  return root.addChildren([
    placed(appRoute, '/_app', root).addChildren([
      placed(providersRoute, '/providers/', appRoute, '/providers/'),
      placed(otherRoute, '/$', appRoute, '/$'),
    ]),
  ]) as unknown as SiteMap;
}
