/** Long enough for a service nearby, too short to be felt as a wait. */
const momentMs = 150;

/**
 * Settles when `work` does or after a moment, whichever is first, and never throws: who waits for it draws a screen
 * once, with its data, where that comes at once, and with its skeleton where it takes longer or fails.
 */
export function soon(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, momentMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });
}
