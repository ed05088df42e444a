import { notifyManager } from '@tanstack/react-query';
import { session } from '@/api/session';

let waiting: (() => void)[] = [];
// What one user did is not shown to the next.
session.onEnd(() => (waiting = []));
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `show`, which shows in cached lists what became of an item, together with those of other items: at most twice a
 * second. Lists that are rendered again for each of hundreds keep the page busy for longer than the work takes.
 */
export function enqueueCacheUpdate(show: () => void): void {
  waiting.push(show);
  timer ??= setTimeout(flushCacheUpdates, 500);
}

/** Calls at once what waits to be shown: work that rests leaves nothing to be shown later. Does not throw. */
export function flushCacheUpdates(): void {
  clearTimeout(timer);
  timer = undefined;
  const shows = waiting;
  waiting = [];
  notifyManager.batch(() => {
    for (const show of shows) show();
  });
}
