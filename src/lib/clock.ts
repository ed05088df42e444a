/** HTTP dates carry whole seconds, so smaller differences say nothing about the clocks. */
const tolerance = 2_000;
/** Two reads this far apart that agree with each other are no copies of a cache: a copy ages between them. */
const confirmation = 30_000;

/**
 * How the offset is known. `local`: not at all, the computer's clock counts. `provisional`: from before
 * the page was loaded; the first answer of the service replaces it. `confirmed`: by an answer of the service.
 */
type Source = 'local' | 'provisional' | 'confirmed';

let offset = 0;
let source: Source = 'local';
/** An earlier time than the present one, as a read gave it, with when: taken once a later read agrees. */
let earlier: { offset: number; since: number } | undefined;
const watchers = new Set<() => void>();

/**
 * The present in milliseconds since the epoch, as the service sees it: the local clock corrected by the `Date` of the
 * service's answers. Whatever is compared with times of the service uses this.
 */
export function now(): number {
  return Date.now() + offset;
}

/** A time that this computer's clock gave, in milliseconds, as service time: for times that libraries keep. */
export function serviceTime(local: number): number {
  return local + offset;
}

/** By how many milliseconds the service's clock is ahead of this computer's; undefined until an answer said so. */
export const clockOffset = (): number | undefined => (source === 'confirmed' ? offset : undefined);

/** Calls back whenever an answer of the service corrects the clock. Gives a function that ends it. */
export function onClockCorrected(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Takes an offset of before in milliseconds, until the service answers. */
export function assumeClockOffset(kept: unknown): void {
  if (source !== 'confirmed' && typeof kept === 'number' && Number.isFinite(kept)) set(kept, 'provisional');
}

/**
 * Takes the `Date` of an answer of the service. A copy that a cache kept says when it was made: one that names its `Age`
 * (RFC 9111, 5.1) is passed over, and since not every cache does, reads move the clock forward at once but back only when
 * two of them agree that lie half a minute apart. No cache answers a write, which is taken as it is.
 */
export function observeServerDate(headers: Headers, isWrite = false): void {
  const server = dateOf(headers);
  if (server === undefined) return;
  const measured = server - Date.now();
  const difference = measured - offset;
  const agrees = difference <= tolerance && difference >= -tolerance - 1_000;
  if (source !== 'confirmed' || isWrite || difference > tolerance) {
    earlier = undefined;
    return set(agrees ? offset : measured, 'confirmed');
  }
  if (agrees) {
    earlier = undefined;
    return;
  }
  const since = performance.now();
  if (!earlier || Math.abs(measured - earlier.offset) > tolerance) earlier = { offset: measured, since };
  else if (since - earlier.since >= confirmation) set(measured, 'confirmed');
}

/**
 * How many milliseconds ago an answer was made, by its `Age` or by its `Date` as far as the clock is known: more than a few
 * seconds for the copy of a cache between this browser and the service. 0 where nothing says so.
 */
export function answerAge(headers: Headers): number {
  const named = Number(headers.get('Age') ?? 0) * 1000;
  const made = Date.parse(headers.get('Date') ?? '');
  const elapsed = source === 'confirmed' && !Number.isNaN(made) ? now() - made - tolerance : 0;
  return Math.max(0, Number.isFinite(named) ? named : 0, elapsed);
}

/** When an answer was made by the clock of whoever made it; undefined where it does not say, or is a copy. */
function dateOf(headers: Headers): number | undefined {
  if (Number(headers.get('Age') ?? 0) > 0) return undefined;
  const made = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(made) ? undefined : made;
}

function set(next: number, how: Source): void {
  const isNews = next !== offset || how !== source;
  if (next !== offset) earlier = undefined;
  offset = next;
  source = how;
  if (isNews && how === 'confirmed') for (const watcher of watchers) watcher();
}
