import { type App, type AppOptions, createApp } from '../http/app';
import { createClock } from '../store/clock';
import type { WorldOptions } from '../store/world';
import { createWorld } from '../data/create-world';

/** A test asks its own world again and again, and never more after its end: those of long ago can go. */
const mostWorlds = 20;

/** The name of a world as the first segment of an address: `/w42/api/…`, `/w42/control/…`. */
const prefix = /^\/w[a-z0-9-]+$/i;

export interface WorldsOptions extends Omit<WorldOptions, 'clock' | 'epoch' | 'owner'>, AppOptions {
  /** Service time at which each world begins, in milliseconds since the epoch; without it the real time. */
  startAt?: number | undefined;
}

/** A world of service time `startAt`, or of the real time, from this moment on. */
export function createWorldAt({ startAt, ...options }: WorldsOptions) {
  const ahead = startAt === undefined ? 0 : startAt - Date.now();
  return createWorld({ epoch: startAt, ...options, clock: createClock(() => Date.now() + ahead) });
}

/**
 * Independent services on one host, one for each prefix, so that tests that run beside each other do not meet. A world
 * is made at the first request to it; the ones not asked for longest go when there are too many. Gives the function
 * that finds the service of a prefix: undefined where the prefix names no world.
 */
export function createWorlds(options: WorldsOptions): (base: string) => App | undefined {
  const apps = new Map<string, App>();
  // Their common past is made once.
  const original = createWorldAt(options);
  return (base) => {
    if (!prefix.test(base)) return undefined;
    const app = apps.get(base) ?? createApp(createWorldAt({ ...options, original }), options);
    apps.delete(base);
    apps.set(base, app);
    for (const oldest of [...apps.keys()].slice(0, -mostWorlds)) apps.delete(oldest);
    return app;
  };
}
