import { notifyManager } from '@tanstack/react-query';

let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `show`, which shows in cached lists what became of an item, together with those of other items: at most twice a
 * second. Lists that are drawn anew for each of hundreds keep the page busy for longer than the work takes.
 */
export function showSoon(show: () => void): void {
  waiting.push(show);
  timer ??= setTimeout(showNow, 500);
}

/** Calls at once what waits to be shown: work that rests leaves nothing to be shown later. */
export function showNow(): void {
  clearTimeout(timer);
  timer = undefined;
  const shows = waiting;
  waiting = [];
  notifyManager.batch(() => {
    for (const show of shows) show();
  });
}
