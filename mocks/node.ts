import { http } from 'msw/core/http';
import { setupServer } from 'msw/node';
import { type App, type AppOptions, createApp } from './http/app';
import { splitTarget } from './http/match';
import type { World, WorldOptions } from './store/world';
import { createWorld } from './data/create-world';

export interface NodeService extends App {
  world: World;
  /** Lets real requests through again. */
  stop(): void;
}

export interface NodeServiceOptions extends WorldOptions, AppOptions {
  /** Where requests are caught; what goes elsewhere is let through. */
  origin?: string;
}

/**
 * Plays the service inside this process for unit tests: `fetch` to the origin is answered by it, and
 * `handle` asks it directly. What nobody expected fails the test by an unhandled rejection.
 */
export function startNodeService({
  origin = 'http://localhost',
  ...options
}: NodeServiceOptions = {}): NodeService {
  const world = createWorld({ size: 60, ...options });
  const app = createApp(world, { onUnexpected: (error) => void Promise.reject(error), ...options });
  const server = setupServer(
    http.all(
      ({ request }) => {
        const url = new URL(request.url);
        return url.origin === origin && splitTarget(url.pathname) !== undefined;
      },
      ({ request }) => app.handle(request),
    ),
  );
  server.listen({ onUnhandledRequest: 'bypass' });
  return { ...app, world, stop: () => server.close() };
}
