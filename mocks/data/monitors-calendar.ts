import { day } from '../store/time';

/** Everything that has dates; a continuous monitor has none. */
export type CalendarInterval = 'Daily' | 'Weekly' | 'Monthly' | 'Yearly';

const days: Record<string, number> = { Daily: 1, Weekly: 7 };
const months: Record<string, number> = { Monthly: 1, Yearly: 12 };

/** Whether an interval has dates. */
export function hasDates(interval: string): interval is CalendarInterval {
  return interval in days || interval in months;
}

/**
 * The date so many intervals after the anchor (before it where `times` is negative), at the same time of
 * day in UTC. Both in milliseconds. Months and years are those of the calendar: where a month has no such
 * day its last one is taken, and the longer month after it has the anchor's day again.
 */
export function dateOf(anchor: number, interval: CalendarInterval, times: number): number {
  const step = days[interval];
  return step === undefined
    ? addMonths(anchor, (months[interval] ?? 1) * times)
    : anchor + step * times * day;
}

/** The first date of the anchor's calendar that is later than `after`; milliseconds. */
export function nextAfter(anchor: number, interval: CalendarInterval, after: number): number {
  const step = days[interval];
  let times =
    step === undefined
      ? Math.floor(monthsBetween(anchor, after) / (months[interval] ?? 1))
      : Math.floor((after - anchor) / (step * day));
  while (dateOf(anchor, interval, times) <= after) times += 1;
  return dateOf(anchor, interval, times);
}

/** Thousands of monitors share a few days; so far has each of them to be moved, by the number of months. */
const moved = new Map<number, Map<number, number>>();
const mostMoved = 10_000;

function addMonths(ms: number, count: number): number {
  const from = Math.floor(ms / day);
  const ofCount = moved.get(count) ?? new Map<number, number>();
  moved.set(count, ofCount);
  const days = ofCount.get(from) ?? daysInMonths(from, count);
  if (ofCount.size < mostMoved) ofCount.set(from, days);
  return ms + days * day;
}

/** The days from one day, counted since 1970, to that of a month so many later. */
function daysInMonths(from: number, count: number): number {
  const date = new Date(from * day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0)).getUTCDate();
  return first / day + Math.min(date.getUTCDate(), lastDay) - 1 - from;
}

/** Of the calendar, without regard to days; so that it is never more than the dates in between. */
function monthsBetween(from: number, to: number): number {
  const [a, b] = [new Date(from), new Date(to)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
}
