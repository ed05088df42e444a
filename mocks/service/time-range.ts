/** Bounds of a list in time, as RFC 3339 texts; a bound itself is outside unless it is inclusive. */
export interface TimeRange {
  before?: string | undefined;
  beforeInclusive?: boolean | undefined;
  after?: string | undefined;
  afterInclusive?: boolean | undefined;
}

/** Whether a time in milliseconds lies within the bounds. */
export function isWithin(
  time: number,
  { before, beforeInclusive, after, afterInclusive }: TimeRange,
): boolean {
  if (before !== undefined) {
    const end = Date.parse(before);
    if (beforeInclusive ? time > end : time >= end) return false;
  }
  if (after !== undefined) {
    const start = Date.parse(after);
    if (afterInclusive ? time < start : time <= start) return false;
  }
  return true;
}
