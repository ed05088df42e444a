import { createStore } from '@/lib/store';
import { isApiError } from './errors';

/** A read that has been without an answer for longer than people wait without a word. */
interface WaitingRead {
  /** Gives it up: the screen says so, and offers to ask again. */
  stop(): void;
  /** Asks once more instead of waiting on. */
  again(): void;
}

/** How long a read may take before the console says that it still waits, in milliseconds. */
const patience = 5_000;

/** The reads that take long at present. */
export const waitingReads = createStore<readonly WaitingRead[]>([]);

/** Counts a read among them once it takes long. Gives what is to be called when it has ended. */
export function watchRead(read: WaitingRead): () => void {
  const timer = setTimeout(() => waitingReads.set([...waitingReads.get(), read]), patience);
  return () => {
    clearTimeout(timer);
    if (waitingReads.get().includes(read)) waitingReads.set(waitingReads.get().filter((one) => one !== read));
  };
}

/** When reads that the rate limit refused (rules.md 5.1) are sent again, in milliseconds of this computer's clock; 0 without any. */
export const busyUntil = createStore(0);

/** Notes that a read that failed with `error` waits `ms` milliseconds, where the rate limit refused it. Gives `ms`. */
export function waitOut(error: unknown, ms: number): number {
  if (isApiError(error) && error.status === 429) {
    const until = Math.max(busyUntil.get(), Date.now() + ms);
    busyUntil.set(until);
    setTimeout(() => busyUntil.get() === until && busyUntil.set(0), until - Date.now());
  }
  return ms;
}
