import { addDays, addMonths, localDay, localDayOf } from './dates';
import { statedDay } from './stated-day';

/** Days from expiry on which licenses of free sources are checked; negative is before. */
const freeSourceDays = [-90, -60, -28, -14, -7, -3, 0, 3];

/** Licenses of sources that charge are checked once more than their interval says. */
const paidSourceDays = [1];

/** The interval's checks are listed so far ahead and not more; they go on after that. */
const mostRegular = 6;

export interface ForecastInput {
  /** `YYYY-MM-DD` or a date-time that is a date. */
  expires?: string | null | undefined;
  /** The source charges for a lookup. */
  hasPassThroughFee?: boolean | null | undefined;
  /** `Daily`, `Weekly`, `Monthly`, `Yearly`, `Continuous` or a value nobody knew. */
  monitoringInterval?: string | null | undefined;
  /** Instants: they fall on the reader's own days. */
  nextMonitoringDate?: string | null | undefined;
  lastMonitoringDate?: string | null | undefined;
}

export type CheckReason = { kind: 'expiry'; offset: number } | { kind: 'regular'; interval: string };

export interface ComingCheck {
  /** `YYYY-MM-DD` */
  day: string;
  /** Why a check runs on that day; two rules may meet on one day. */
  reasons: CheckReason[];
}

const steps: Record<string, (day: string, times: number) => string | undefined> = {
  Daily: (day, times) => addDays(day, times),
  Weekly: (day, times) => addDays(day, 7 * times),
  Monthly: (day, times) => addMonths(day, times),
  Yearly: (day, times) => addMonths(day, 12 * times),
};

function regularDays(input: ForecastInput, today: string): string[] {
  const interval = input.monitoringInterval ?? '';
  const step = Object.hasOwn(steps, interval) ? steps[interval] : undefined;
  const last = localDayOf(input.lastMonitoringDate);
  const next = localDayOf(input.nextMonitoringDate) ?? (last && step?.(last, 1));
  if (!next) return [];
  // A date that has passed is due: the service runs it within the hour.
  const first = next < today ? today : next;
  if (!step) return [first];
  const days = [first];
  for (let times = 1; times < mostRegular; times++) {
    const day = step(first, times);
    if (day) days.push(day);
  }
  return days;
}

/**
 * The coming checks of a license by the rules of the service (rules.md 13.2 to 13.4):
 * free sources on 90, 60, 28, 14, 7, 3 and 0 days before expiry and 3 days after it; sources with a
 * pass-through fee once, 1 day after; and independently of both the monitor's own interval, of which
 * at most 6 are given. `from` is an instant in milliseconds; days before the reader's today are left
 * out. Sorted by day, one entry for each. Never throws; without dates the list is empty.
 */
export function comingChecks(input: ForecastInput, from: number): ComingCheck[] {
  const today = localDay(from);
  const checks = new Map<string, CheckReason[]>();
  const add = (day: string | undefined, reason: CheckReason) => {
    // A day beyond the year 9999 is written with a sign and is nobody's expiry.
    if (day && /^\d/.test(day) && day >= today) checks.set(day, [...(checks.get(day) ?? []), reason]);
  };
  const expiry = statedDay(input.expires);
  if (expiry) {
    for (const offset of input.hasPassThroughFee ? paidSourceDays : freeSourceDays) {
      add(addDays(expiry, offset), { kind: 'expiry', offset });
    }
  }
  for (const day of regularDays(input, today)) {
    add(day, { kind: 'regular', interval: input.monitoringInterval ?? '' });
  }
  return [...checks]
    .map(([day, reasons]) => ({ day, reasons }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Why a check runs, in words: `28 days before expiry`, `on the day of expiry`, `monthly check`. */
export function reasonText(reason: CheckReason): string {
  if (reason.kind === 'regular')
    return reason.interval ? `${reason.interval.toLowerCase()} check` : 'regular check';
  const days = Math.abs(reason.offset);
  if (days === 0) return 'on the day of expiry';
  return `${days} ${days === 1 ? 'day' : 'days'} ${reason.offset < 0 ? 'before' : 'after'} expiry`;
}
