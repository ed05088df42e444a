/** So long works a slice, in milliseconds: about a frame, so that the page answers even on a machine that is busy with more. */
const slice = 16;

/**
 * Resolves once the page has answered what waited. Timers that follow each other would wait four milliseconds each. What follows
 * `scheduler.yield` goes before all messages, and by messages React draws: how far the work is would stand there at its end.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
    port2.postMessage(undefined);
  });
}

/**
 * Gives what is awaited between steps that may wait for something themselves: undefined while a slice goes on, and what lets
 * the page answer once it is over. That rejects with the reason of `signal` once that is aborted.
 */
export function slicePauses(signal?: AbortSignal): () => Promise<void> | undefined {
  let end = performance.now() + slice;
  return () =>
    performance.now() < end
      ? undefined
      : nextTask().then(() => {
          signal?.throwIfAborted();
          end = performance.now() + slice;
        });
}

interface Slicing {
  signal?: AbortSignal | undefined;
  /** So many steps are done before the time is looked at: as many as take a millisecond or two. */
  together?: number;
}

/**
 * Does a step for each of `total` places, in slices between which the page answers; the first comes after a pause, too. Throws
 * the reason of `signal` once that is aborted.
 */
export async function inSlices(
  total: number,
  step: (index: number) => void,
  { signal, together = 32 }: Slicing = {},
): Promise<void> {
  if (total === 0) return;
  await nextTask();
  signal?.throwIfAborted();
  const pause = slicePauses(signal);
  for (let index = 0; index < total;) {
    const last = Math.min(total, index + together);
    for (; index < last; index += 1) step(index);
    if (index < total) await pause();
  }
}

/** What `make` gives for each item, in their order, in slices as `inSlices`, with what that throws. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
  slicing?: Slicing,
): Promise<Made[]> {
  const made: Made[] = [];
  await inSlices(items.length, (index) => void made.push(make(items[index] as Item, index)), slicing);
  return made;
}
