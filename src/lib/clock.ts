/** HTTP dates carry whole seconds, so smaller differences say nothing about the clocks. */
const tolerance = 2_000;
/** Two reads this far apart that agree with each other are no copies of a cache: a copy ages between them. */
const confirmation = 30_000;
/** Less than this the clock goes back at once: a computer that slept was ahead, and no day is another by it. */
const smallStep = 300_000;
/** Answers this old are copies: clocks of two replicas and what an answer takes on its way differ by less. */
const oldAnswer = 60_000;

/**
 * How the offset is known. `local`: not at all, the computer's clock counts. `provisional`: from before
 * the page was loaded; the first answer of the service replaces it. `confirmed`: by an answer of the service.
 */
type Source = 'local' | 'provisional' | 'confirmed';

let offset = 0;
let source: Source = 'local';
/** An earlier time than the present one, as a read gave it, with when: taken once a later read agrees. */
let earlier: { offset: number; since: number } | undefined;
let report: ((ageMs?: number) => void) | undefined;

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

/**
 * Calls back whenever an answer of the service corrects the clock, and with its age in milliseconds when a read was answered by
 * a copy that is a minute old or older.
 */
export function onClockNews(callback: typeof report): void {
  report = callback;
}

/** Takes an offset of before in milliseconds, until the service answers. */
export function assumeClockOffset(kept: unknown): void {
  if (source !== 'confirmed' && typeof kept === 'number' && Number.isFinite(kept)) set(kept, 'provisional');
}

/**
 * Takes the `Date` of an answer of the service. A copy that a cache kept says when it was made: one that names its `Age`
 * (RFC 9111, 5.1) is passed over, and since not every cache does, reads move the clock forward at once but far back only when
 * two of them agree that lie half a minute apart. No cache answers a write, which is taken as it is. A file may be old.
 */
export function observeServerDate(headers: Headers, of: 'read' | 'write' | 'file'): void {
  const named = Number(headers.get('Age')) * 1000;
  const server = Date.parse(headers.get('Date') ?? '');
  const measured = server - Date.now();
  const age = named > 0 ? named : source === 'confirmed' ? offset - measured : 0;
  if (of === 'read' && age >= oldAnswer) report?.(age);
  if (named > 0 || Number.isNaN(server)) return;
  const difference = measured - offset;
  const agrees = difference <= tolerance && difference >= -tolerance - 1_000;
  if (source !== 'confirmed' || of === 'write' || difference > -smallStep) {
    set(agrees ? offset : measured, 'confirmed');
  } else if (!earlier || Math.abs(measured - earlier.offset) > tolerance) {
    earlier = { offset: measured, since: performance.now() };
  } else if (performance.now() - earlier.since >= confirmation) {
    set(measured, 'confirmed');
  }
}

function set(next: number, how: Source): void {
  const isNews = next !== offset || how !== source;
  earlier = undefined;
  offset = next;
  source = how;
  if (isNews && how === 'confirmed') report?.();
}
