import { instantYearsFrom } from './dates';
import { day, hour, startOfDay } from '../store/time';
import { type CalendarInterval, dateOf } from './monitors-calendar';
import type { Draw } from './random';

/** Days from expiry on which licenses of free sources are verified; negative is before (Monitoring, rule 3). */
export const freeSourceDays: readonly number[] = [-90, -60, -28, -14, -7, -3, 0, 3];

/** The same for sources with a pass-through fee (Monitoring, rule 4). */
export const paidSourceDays: readonly number[] = [1];

/** The time of day at which expiry dates are looked at. */
export const timeOfExpiryChecks = 6 * hour;

/** A verification of the past by when it started, in milliseconds, and by what started it. */
export interface Check {
  at: number;
  by: 'hand' | 'monitor' | 'expiry';
}

export interface Watch {
  interval: CalendarInterval;
  /** When the monitor runs next, in milliseconds. Its past runs lie on its calendar before. */
  next: number;
}

export interface Checked {
  /** When the license was attached, and from when on nothing more was verified; milliseconds. */
  attached: number;
  until: number;
  watch: Watch | undefined;
  /** When somebody asked last, where no monitor does. */
  byHand: number | undefined;
  /** As it is known; absent where no verification ever told it. */
  expiryDate?: string | undefined;
  isPaid: boolean;
  /** So many days before expiry the board shows the renewal. */
  renewedAhead: number;
  /** Whether it does so for the term that runs, too. */
  isRenewed: boolean;
}

/** A monitor was set up so many runs ago at most. */
const mostRuns = 4;
const mostByHand = 3;
const mostTerms = 4;

/**
 * Everything that was verified about a license since it was attached: then, on the dates of its monitor or now and then by
 * hand, and on the days before and after each expiry (rules.md 13.2 to 13.4). Oldest first.
 */
export function checksOf(checked: Checked, random: Draw): Check[] {
  const { attached, until, watch, byHand } = checked;
  const checks: Check[] = [{ at: attached, by: 'hand' }];
  const from = attached + hour;
  if (watch) {
    const runs = watch.interval === 'Yearly' ? 6 : 1 + random.below(mostRuns);
    for (let back = 1; back <= runs; back += 1) {
      const at = dateOf(watch.next, watch.interval, -back);
      if (at <= attached) break;
      if (at > from && at < until) checks.push({ at, by: 'monitor' });
    }
  }
  if (byHand !== undefined) {
    const step = (330 + random.below(60)) * day;
    for (let back = 0; back < mostByHand; back += 1) {
      const at = byHand - back * step;
      if (at > from && at < until) checks.push({ at, by: 'hand' });
    }
  }
  const others = checks.length;
  for (let term = 0; checked.expiryDate !== undefined && term < mostTerms; term += 1) {
    const expires = instantYearsFrom(checked.expiryDate, -2 * term);
    if (expires + 4 * day < attached) break;
    // The renewal of a past term was seen at some time; whoever asked after that learned of it then.
    const seen = term > 0 || checked.isRenewed ? expires - checked.renewedAhead * day : Infinity;
    for (const offset of checked.isPaid ? paidSourceDays : freeSourceDays) {
      const at = expires + offset * day + timeOfExpiryChecks;
      if (at > from && at < until && !isSeen(checks, others, seen, at)) checks.push({ at, by: 'expiry' });
      if (at > seen) break;
    }
  }
  return checks.toSorted((one, other) => one.at - other.at);
}

/** Whether one of the first so many checks was made on the same day, or since the renewal could be seen. */
function isSeen(checks: readonly Check[], count: number, seen: number, at: number): boolean {
  for (let nth = 0; nth < count; nth += 1) {
    const other = checks[nth]?.at ?? 0;
    if (startOfDay(other) === startOfDay(at) || (other >= seen && other < at)) return true;
  }
  return false;
}
