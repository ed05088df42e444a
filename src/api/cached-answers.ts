/** Copies younger than this are told from what an answer takes on its way, and clocks of two replicas, in milliseconds. */
const threshold = 60_000;
/** After this long it is told again, in milliseconds. */
const pause = 600_000;

let told = -Infinity;
let watcher: ((ageMs: number) => void) | undefined;

/** Calls back when a read was answered by a copy of a cache, with its age in milliseconds: at once, and every ten minutes. */
export function onCachedAnswer(callback: (ageMs: number) => void): void {
  watcher = callback;
}

/** Takes the age of an answer to a read, in milliseconds. */
export function noteCopy(ageMs: number): void {
  if (ageMs < threshold || performance.now() - told < pause || !watcher) return;
  told = performance.now();
  watcher(ageMs);
}
