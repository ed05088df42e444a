// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

// The whole site map takes over the routes that the first one had: each test begins with those of a new page.
beforeEach(() => vi.resetModules());

async function openedAt(address: string, status: 'signed-in' | 'signed-out') {
  const { session } = await import('@/api/session');
  vi.spyOn(session, 'state').mockReturnValue({ status, user: {} } as never);
  const { createAppRouter } = await import('./router');
  const router = createAppRouter(new QueryClient());
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  return router;
}
const shown = (router: Awaited<ReturnType<typeof openedAt>>) => ({
  route: router.state.matches.at(-1)?.routeId,
  at: router.state.location.href,
});

it('A list of providers needs no other route, and the frame knows them all once they are fetched', async () => {
  const router = await openedAt('/providers', 'signed-in');
  expect(shown(router)).toEqual({ route: '/_app/providers/', at: '/providers' });
  expect(Object.keys(router.routesById)).toHaveLength(4);
  const before = router.routesById;
  expect(await router.options.context.completeSiteMap()).toBe(true);
  for (const [id, route] of Object.entries(before).filter(([id]) => id !== '__root__'))
    expect(router.routesById[id as '/_app']).toBe(route);
  expect(await router.options.context.completeSiteMap()).toBe(false);
});

it('Whoever goes on before the other routes are there comes to the screen all the same', async () => {
  const router = await openedAt('/providers', 'signed-in');
  await router.navigate({ to: '/help' });
  expect(shown(router)).toEqual({ route: '/_app/help/', at: '/help' });
  await router.navigate({ to: '/nothing/there' as never });
  expect(shown(router)).toEqual({ route: '/_app/$', at: '/nothing/there' });
});

it('Whoever is signed out comes to the sign-in, and is led back', async () => {
  const router = await openedAt('/providers?deactivated=true', 'signed-out');
  expect(shown(router)).toEqual({
    route: '/sign-in/',
    at: `/sign-in?redirect=${encodeURIComponent('/providers?deactivated=true')}`,
  });
});
