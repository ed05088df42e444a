/** The service's time. It runs with the real clock and can be moved ahead (`POST /control/advance`). */
export interface Clock {
  /** Milliseconds since the epoch, in service time. */
  now(): number;
  /** The same as an RFC 3339 text. */
  iso(): string;
  /** Moves the clock ahead by so many milliseconds. */
  advance(ms: number): void;
  /** How far the clock was moved so far, in milliseconds; part of the snapshot. */
  offset(): number;
  restore(offset: number): void;
}

/** `real` gives the real time in milliseconds; tests pass a clock of their own. */
export function createClock(real: () => number = Date.now): Clock {
  let ahead = 0;
  const now = () => real() + ahead;
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    advance(ms) {
      ahead += ms;
    },
    offset: () => ahead,
    restore(offset) {
      ahead = offset;
    },
  };
}
