/** So long works a slice, in milliseconds: the page answers between two, and half a frame more is not felt. */
const slice = 40;

/** Resolves once the page has answered what waited. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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
  for (let index = 0; index < total;) {
    await nextTask();
    signal?.throwIfAborted();
    const end = performance.now() + slice;
    do {
      const last = Math.min(total, index + together);
      for (; index < last; index += 1) step(index);
    } while (index < total && performance.now() < end);
  }
}
