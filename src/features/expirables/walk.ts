import type { QueryClient } from '@tanstack/react-query';
import { session } from '@/api/session';
import { createStore, useSelected } from '@/lib/store';
import { keepReading, keptReading, type Reading } from './kept';
import { isGivenUp, readExpirables, type ReadingProgress } from './read';

// One reading for the whole page: it goes on while other screens are open, and every screen shows what it has come to.

export interface Walk {
  /** What was read so far; undefined where nothing was. */
  reading?: Reading | undefined;
  /** While it reads. */
  progress?: ReadingProgress | undefined;
  /** Why it could not begin, or ended. */
  error?: unknown;
  isCancelled?: boolean | undefined;
}

const walk = createStore<Walk>({});
let looked: Promise<unknown> | undefined;
let stop: AbortController | undefined;
/** Another object after each session. */
let generation = {};
let writing: Promise<unknown> = Promise.resolve();

session.onEnd(() => {
  stop?.abort();
  stop = undefined;
  looked = undefined;
  generation = {};
  walk.set({});
});

/** The key of what is made of the reading: its first part is no path of the contract, so that no write throws it away. */
export const expirablesKey = ['expirables'] as const;

/** How often progress is shown, in milliseconds: drawing each step takes longer than the step. */
const progressMs = 200;

/** What `select` gives of how far the reading is: what else changes, as often as it does, renders nothing again. */
export const useWalk = <Selected>(select: (walk: Walk) => Selected): Selected => useSelected(walk, select);

/** What was read last, here or in an earlier page of this user; undefined for nothing. */
export async function lastReading(): Promise<Reading | undefined> {
  looked ??= keptReading().then((reading) => {
    if (reading && !walk.get().reading) walk.set({ ...walk.get(), reading });
  });
  await looked;
  return walk.get().reading;
}

/**
 * Reads what has changed, or everything where nothing was read before and where `anew` asks for it. While it reads, a second
 * call does nothing.
 */
export async function readOn(queryClient: QueryClient, { anew = false } = {}): Promise<void> {
  if (stop) return;
  const controller = new AbortController();
  stop = controller;
  const { signal } = controller;
  const publish = (change: Walk, isRows: boolean) => {
    if (stop !== controller) return;
    walk.set({ ...walk.get(), ...change });
    if (isRows) void queryClient.invalidateQueries({ queryKey: expirablesKey });
  };
  publish({ progress: { read: 0 }, error: undefined, isCancelled: false }, false);
  try {
    const before = await lastReading();
    const throttled = throttle((progress: ReadingProgress) => publish({ progress }, false));
    const reading = await readExpirables({
      before,
      anew,
      signal,
      onProgress: throttled.call,
      onLists: (lists) => publish({ reading: lists }, true),
    });
    throttled.end();
    publish({ reading, progress: undefined, isCancelled: signal.aborted }, true);
    if (stop === controller) keep(reading);
  } catch (error) {
    const isCancelled = isGivenUp(error, signal);
    publish({ progress: undefined, isCancelled, error: isCancelled ? undefined : error }, false);
  } finally {
    if (stop === controller) stop = undefined;
  }
}

/** Writes a reading down behind what else is done, after those before it, and not into the next session. */
function keep(reading: Reading): void {
  const mine = generation;
  writing = writing.then(() => (generation === mine ? keepReading(reading) : undefined));
}

/** Ends the reading; what was read until then stays. */
export const cancelReading = (): void => stop?.abort();

/** Calls `show` with the latest of several values that come within a moment; `end` leaves out the last. */
function throttle<T>(show: (value: T) => void) {
  let latest: T | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call(value: T) {
      latest = value;
      timer ??= setTimeout(() => {
        timer = undefined;
        if (latest !== undefined) show(latest);
      }, progressMs);
    },
    end() {
      clearTimeout(timer);
      latest = undefined;
    },
  };
}
