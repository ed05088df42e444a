import { createStore } from '@/lib/store';

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
