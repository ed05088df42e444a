/** Of 1,000 licenses, how many a monitor watched when the service started. */
const watched = 720;

/**
 * Whether a generated license (by its number) had a monitor at the start. It follows from the number
 * alone, so that the first screen can count monitored providers without making a single monitor.
 */
export function isWatched(seed: number, number: number): boolean {
  const mixed = Math.imul(Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b), 0xc2b2ae35);
  return (mixed >>> 9) % 1000 < watched;
}
