let offset = 0;

/** HTTP dates carry whole seconds, so smaller differences say nothing about the clocks. */
const tolerance = 2_000;

/**
 * The present in milliseconds since the epoch, as the service sees it: the local clock corrected by
 * the service's `Date` header. Anything shown or compared with times of the service uses this.
 */
export function now(): number {
  return Date.now() + offset;
}

/** A time that this computer's clock gave, in milliseconds, as service time: for times that libraries keep. */
export function serviceTime(local: number): number {
  return local + offset;
}

/** Takes the `Date` header of an answer and corrects `now()` when the two clocks disagree. */
export function observeServerDate(header: string | null): void {
  if (!header) return;
  const server = Date.parse(header);
  if (Number.isNaN(server)) return;
  const difference = server - now();
  if (difference > tolerance || difference < -tolerance - 1_000) offset += difference;
}
