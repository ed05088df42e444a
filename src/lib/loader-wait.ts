/** Long enough for a service nearby, too short to be felt as a wait. */
const momentMs = 150;

/**
 * For a route's loader: settles when `work` does or after a moment, whichever is first, and never throws. Who enters a
 * screen sees it drawn once, with its data, where that comes at once, and with its skeleton where it takes longer or
 * fails. Who stays on it (`cause`), having changed a filter say, sees that right away, the old rows meanwhile; and who
 * loads the page has nothing yet to look at, so that the head of the screen and its skeleton come first.
 */
export function waitBriefly(
  work: Promise<unknown>,
  cause: 'enter' | 'stay' | 'preload',
): Promise<void> | undefined {
  if (cause === 'stay' || isBlank()) return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, momentMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });
}

const isBlank = () => globalThis.document && !document.querySelector('main')?.hasChildNodes();
