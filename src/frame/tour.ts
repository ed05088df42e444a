import { session } from '@/api/session';
import { readStored, writeStored } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';

export const tourStops = 5;

interface Kept {
  /** Whether the offer on Today was answered. */
  isAnswered: boolean;
  /** The stop at which the tour was left, from 0. */
  at: number;
}

const place = 'tour';

/** Whether the tour is on. It does not open by itself after a page load. */
export const tour = createStore(false);
/** Counts what was kept, so that who shows it shows the newest. */
const changes = createStore(0);

/** What had the focus when the tour began, which gets it back. */
let origin: Element | null = null;

// Whoever signs in next asks for it anew.
session.onEnd(() => tour.set(false));

function kept(): Kept {
  const stored = readStored('local', place);
  const { isAnswered, at } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Kept>;
  const isStop = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at < tourStops;
  return { isAnswered: isAnswered === true, at: isStop ? at : 0 };
}

function keep(change: Partial<Kept>): void {
  writeStored('local', place, { ...kept(), ...change });
  changes.set(changes.get() + 1);
}

/** How far the tour is in this browser; the component renders again when that changes. */
export function useTour(): Kept & { isOn: boolean } {
  useStore(changes);
  const isOn = useStore(tour);
  return { ...kept(), isOn };
}

/** Begins the tour, or goes on where it was left. */
export function startTour(): void {
  origin = document.activeElement;
  keep({ isAnswered: true });
  tour.set(true);
}

/** Answers the offer with no; the demo's panel and the help still have the tour. */
export function declineTour(): void {
  keep({ isAnswered: true });
}

/** Remembers the stop that is shown, from 0. */
export function reachStop(at: number): void {
  keep({ at });
}

/** Ends the tour; what was left in the middle goes on there. The focus returns where it was, or to the page's heading. */
export function endTour({ isDone }: { isDone: boolean }): void {
  if (isDone) keep({ at: 0 });
  tour.set(false);
  const heading = document.querySelector<HTMLElement>('main h1');
  const target =
    origin instanceof HTMLElement && origin !== document.body && origin.isConnected ? origin : heading;
  target?.focus({ preventScroll: true });
}
