import { day, startOfDay } from '../store/time';

/** `YYYY-MM-DD` of so many days from the epoch's day. */
export function dayFrom(epoch: number, days: number): string {
  return dateTimeFrom(epoch, days).slice(0, 10);
}

/** Many records share few days, and making a text of a day costs more than looking it up. */
const firstDay = -20_000;
const texts: (string | undefined)[] = Array.from({ length: 50_000 });

/** The same as a date-time at midnight UTC, the form in which the service sends dates that are dates. */
export function dateTimeFrom(epoch: number, days: number): string {
  const at = Math.floor(epoch / day) + days;
  return (texts[at - firstDay] ??= `${new Date(at * day).toISOString().slice(0, 10)}T00:00:00Z`);
}

const digits = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));

/** An instant in milliseconds as RFC 3339 text; several times faster than asking a `Date`. */
export function dateTimeAt(ms: number): string {
  const time = ms - startOfDay(ms);
  const seconds = Math.floor(time / 1000);
  const rest = time - seconds * 1000;
  const clock = `${digits[Math.floor(seconds / 3600)]}:${digits[Math.floor(seconds / 60) % 60]}:${digits[seconds % 60]}`;
  // Joined, since a template is kept as the tree of its pieces.
  return [dateTimeFrom(ms, 0).slice(0, 11), clock, rest < 100 ? '.0' : '.', digits[rest] ?? rest, 'Z'].join('');
}

const instants = new Map<string, number>();

/** The milliseconds of a date-time at midnight. Many records share few days, each of which is read once. */
export function instantOf(dateTime: string): number {
  const known = instants.get(dateTime);
  if (known !== undefined) return known;
  const instant = Date.parse(dateTime);
  if (instants.size < 50_000) instants.set(dateTime, instant);
  return instant;
}

/** Moves a date-time by whole years, keeping month and day. */
export function addYears(dateTime: string, years: number): string {
  const moved = `${Number(dateTime.slice(0, 4)) + years}${dateTime.slice(4)}`;
  return moved.slice(5, 10) === '02-29' ? moved.replace('-02-29', '-02-28') : moved;
}

/** Moving a leap day by years and back would not end where it began. */
export function notLeapDay(date: string): string {
  return date.slice(5, 10) === '02-29' ? date.replace('02-29', '02-28') : date;
}
