export const hour = 3_600_000;
export const day = 24 * hour;

/** Midnight UTC of the day that an instant falls into. */
export function startOfDay(ms: number): number {
  return Math.floor(ms / day) * day;
}

/** Midnight UTC of the Monday before an instant, or at it. */
export function startOfWeek(ms: number): number {
  // Days are counted from a Thursday.
  return startOfDay(ms) - ((Math.floor(ms / day) + 3) % 7) * day;
}
