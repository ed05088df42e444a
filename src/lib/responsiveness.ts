import { readStored, removeStored, writeStored } from './storage';
import { createStore } from './store';

/** How fast one screen answered. Times are in milliseconds. */
export interface ScreenSpeed {
  /** Its address without ids: `/providers/$providerId`. */
  screen: string;
  /** How many clicks, taps and keys took 16 ms and more until their answer was painted; browsers report no shorter ones. */
  interactions: number;
  /** What the latest of them took, at most a hundred. */
  latest: number[];
  /** Tasks over 50 ms, during which nothing else is answered; browsers other than Chrome and Edge report none. */
  longTasks: number;
  longestTask: number;
}

const name = 'responsiveness';
const mostLatest = 100;
/** More screens than there are; what an address has made up finds no place. */
const mostScreens = 150;
const writeAfter = 5_000;

/** An interaction has several events, each of which lasts until the same picture. `interactionId` is missing in older browsers. */
type Interaction = PerformanceEntry & { interactionId?: number };

/** How fast the screens have answered in this browser, in the order in which they were used first. Nothing of it leaves the browser. */
export const screenSpeeds = createStore<readonly ScreenSpeed[]>([]);

const isSpeed = (value: unknown): value is ScreenSpeed => {
  const { screen, interactions, latest, longTasks, longestTask } = (value ?? {}) as Partial<ScreenSpeed>;
  return (
    typeof screen === 'string' &&
    Array.isArray(latest) &&
    latest.every((took) => typeof took === 'number') &&
    [interactions, longTasks, longestTask].every((figure) => typeof figure === 'number')
  );
};

/** Whether this browser tells how long interactions take: Safari does since 26.2. */
export const canMeasure = (): boolean =>
  globalThis.PerformanceObserver?.supportedEntryTypes?.includes('event') ?? false;

/**
 * Measures until what it gives is called. `screenAt` gives the screen that was shown at a moment, in milliseconds of
 * `performance.now()`: an interaction counts for the screen on which it began.
 */
export function watchResponsiveness(screenAt: (moment: number) => string): () => void {
  const kept = readStored('local', name);
  screenSpeeds.set(Array.isArray(kept) ? kept.filter(isSpeed) : []);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writeStored('local', name, screenSpeeds.get());
  };

  const observer = new PerformanceObserver((list) => {
    const screens = new Map(screenSpeeds.get().map((speed) => [speed.screen, speed]));
    const count = (screen: string, change: (speed: ScreenSpeed) => ScreenSpeed) => {
      const before = screens.get(screen);
      if (!before && screens.size >= mostScreens) return;
      const none = { screen, interactions: 0, latest: [], longTasks: 0, longestTask: 0 };
      screens.set(screen, change(before ?? none));
    };
    const interactions = new Map<number, Interaction>();
    for (const entry of list.getEntries() as Interaction[]) {
      const { entryType, startTime, duration, interactionId = 0 } = entry;
      if (entryType === 'longtask')
        count(screenAt(startTime), (speed) => ({
          ...speed,
          longTasks: speed.longTasks + 1,
          longestTask: Math.max(speed.longestTask, Math.round(duration)),
        }));
      else if (interactionId && duration > (interactions.get(interactionId)?.duration ?? 0))
        interactions.set(interactionId, entry);
    }
    for (const { startTime, duration } of interactions.values())
      count(screenAt(startTime), (speed) => ({
        ...speed,
        interactions: speed.interactions + 1,
        latest: [...speed.latest, Math.round(duration)].slice(-mostLatest),
      }));
    screenSpeeds.set([...screens.values()]);
    timer ??= setTimeout(write, writeAfter);
  });
  for (const type of ['event', 'longtask'])
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      observer.observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('pagehide', write);
  return () => {
    observer.disconnect();
    removeEventListener('pagehide', write);
    write();
  };
}

/** Forgets what was measured. */
export function clearResponsiveness(): void {
  screenSpeeds.set([]);
  removeStored('local', name);
}

/** The time within which this share of the latest interactions was answered, in milliseconds; undefined where there are none. */
export function answeredWithin({ latest }: ScreenSpeed, share: number): number | undefined {
  return latest.toSorted((one, other) => one - other)[Math.ceil(latest.length * share) - 1];
}
