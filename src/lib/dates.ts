import { now } from './clock';
import { formatNumber, textOf } from './values';

const dash = '–';
const day = 86_400_000;
const locale = 'en-US';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A formatter takes milliseconds to make, and most screens need none: each is made when first asked for. */
function formatter(options: Intl.DateTimeFormatOptions): (at: number) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => (made ??= new Intl.DateTimeFormat(locale, options)).format(at);
}

const longDate = formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

const dateTime = formatter({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const exactTime = formatter({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

const hoursAndMinutes = formatter({ hour: 'numeric', minute: '2-digit' });
const secondOfDay = formatter({ hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** Intl puts narrow spaces before AM and PM; plain ones copy, search and compare better. */
const plainSpaces = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

type Wire = string | null | undefined;

const two = (value: number): string => String(value).padStart(2, '0');

const writtenDay = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** The year, month and day that a value begins with; undefined for a day that does not exist (`2026-02-30`). */
function dayParts(text: string): [year: number, month: number, date: number] | undefined {
  const found = writtenDay.exec(text);
  if (!found) return undefined;
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (month < 1 || month > 12 || date < 1) return undefined;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last =
    month === 2 ? (isLeap ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return date <= last ? [year, month, date] : undefined;
}

/** Midnight UTC of a calendar day that exists, or undefined. */
function midnight(value: Wire): number | undefined {
  const parts = dayParts(textOf(value));
  if (!parts) return undefined;
  const [year, month, date] = parts;
  const at = new Date(0);
  // `Date.UTC` takes the years 0 to 99 as those of the twentieth century.
  at.setUTCFullYear(year, month - 1, date);
  return at.getTime();
}

/**
 * The calendar day that a date or date-time of the service is written in, as `YYYY-MM-DD`; undefined
 * when there is none. The day is the one written, in whatever time zone the reader sits: a license
 * that expires on `2026-03-31T00:00:00Z` expires on March 31 in California too.
 */
export function calendarDay(value?: string | null): string | undefined {
  const text = textOf(value);
  return dayParts(text) && text.slice(0, 10);
}

/** The zone of a date-time. */
const zone = /(?:z|[+-]\d{2}:?\d{2})$/i;

/**
 * An instant in milliseconds, by which things are put in order; a date-time without a zone is taken for UTC there. Undefined
 * when it is not one.
 */
export function instant(value?: string | null): number | undefined {
  const text = textOf(value);
  if (!text || midnight(text) === undefined) return undefined;
  const zoned = zone.test(text) || !text.includes('T') ? text : `${text}Z`;
  const at = Date.parse(zoned);
  return Number.isNaN(at) ? undefined : at;
}

/** A value that is there but cannot be read as a date is shown as it came: it may still tell something. */
const asItCame = (value: Wire): string => textOf(value) || dash;

function monthAndDay(at: number): string {
  const date = new Date(at);
  return `${months[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}`;
}

/** `2026-03-31` or a date-time that is a date → `Mar 31, 2026`, the same day in every time zone. */
export function formatDate(value?: string | null): string {
  const at = midnight(value);
  return at === undefined ? asItCame(value) : `${monthAndDay(at)}, ${new Date(at).getUTCFullYear()}`;
}

const wireDay = /^\d{4}-\d{2}-\d{2}(?:T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?)?$/i;
const dateOrTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A date, also one at midnight UTC, and a date-time without a zone are the same for every reader: as they are written. */
const isAsWritten = (text: string) => wireDay.test(text) || !zone.test(text);

/**
 * The reader's own calendar day of an instant, as `YYYY-MM-DD`. A date, a date-time that is one because it lies on midnight
 * UTC, and one without a zone stay the day that is written.
 */
export function localDayOf(value?: string | null): string | undefined {
  const at = instant(value);
  return at === undefined || isAsWritten(textOf(value)) ? calendarDay(value) : localDay(at);
}

/** An instant, such as when something was created or verified → `Nov 25, 2026`, the day on which it was for the reader. */
export function formatDay(value?: string | null): string {
  const day = localDayOf(value);
  return day === undefined ? asItCame(value) : formatDate(day);
}

/** `2026-03-31` → `Mar 31`, for axes and tight places; with its year where that is not the reader's present one. */
export function formatShortDate(value?: string | null): string {
  const at = midnight(value);
  if (at === undefined) return asItCame(value);
  return new Date(at).getUTCFullYear() === new Date(now()).getFullYear()
    ? monthAndDay(at)
    : formatDate(value);
}

/** `2026-11`, or any day of it → `Nov 2026`. */
export function formatMonth(month: string): string {
  const at = midnight(`${month.slice(0, 7)}-01`);
  if (at === undefined) return asItCame(month);
  const first = new Date(at);
  return `${months[first.getUTCMonth()] ?? ''} ${first.getUTCFullYear()}`;
}

/** The time of a date-time without a zone, `23:12:05` → `11:12 PM`, with its seconds where they count; '' of a date. */
function writtenTime(text: string, withSeconds: boolean): string {
  const [, hours, minutes, seconds = ''] =
    (!wireDay.test(text) && /[T ](\d\d)(:\d\d)(:\d\d)?/.exec(text)) || [];
  if (!hours) return '';
  return `${Number(hours) % 12 || 12}${minutes}${withSeconds ? seconds : ''} ${Number(hours) % 24 < 12 ? 'AM' : 'PM'}`;
}

function dateAndTime(value: Wire, format: (at: number) => string, isExact = false): string {
  const [at, text] = [instant(value), textOf(value)];
  if (at === undefined) return asItCame(value);
  if (!isAsWritten(text)) return plainSpaces(format(at));
  return [formatDate(text), writtenTime(text, isExact)].filter(Boolean).join(', ');
}

/**
 * An instant in the reader's time zone: `Nov 19, 2026, 4:12 PM`. A date stays a date, and a date-time without a zone, of
 * which nobody knows when it was here, the time that is written.
 */
export function formatDateTime(value?: string | null): string {
  return dateAndTime(value, dateTime);
}

/** The same to the second with its weekday and time zone, for hovering and copying. */
export function formatDateTimeExact(value?: string | null): string {
  return dateAndTime(value, exactTime, true);
}

/** The time of day of an instant, `8:42 AM`, for the reader; as written where it has no zone, and '' where it is a date. */
export function timeOfDay(value?: string | null): string {
  const [at, text] = [instant(value), textOf(value)];
  return at === undefined || isAsWritten(text) ? writtenTime(text, false) : formatTimeOfDay(at);
}

/** Text that may be a date or a date-time, such as a parameter of a message or what a source sent; other text as it is. */
export function dayOrTime(text: string): string {
  return dateOrTime.test(text) ? formatDateTime(text) : text;
}

/** Milliseconds → `8:42 AM` in the reader's time zone. */
export function formatTimeOfDay(at: number): string {
  return plainSpaces(hoursAndMinutes(at));
}

/** Milliseconds → `8:42:07 AM` in the reader's time zone, where things are seconds apart. */
export function formatSecondOfDay(at: number): string {
  return plainSpaces(secondOfDay(at));
}

/** Milliseconds → `Friday, November 20, 2026` in the reader's time zone. */
export function formatLongDate(at: number): string {
  return longDate(at);
}

/** The reader's own calendar day at an instant in milliseconds, as `YYYY-MM-DD`. */
export function localDay(at: number = now()): string {
  const date = new Date(at);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The instant at which a calendar day begins where the reader is, as the service wants one; undefined for no day. */
export function startOfLocalDay(day: string): string | undefined {
  const at = new Date(`${day}T00:00:00`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Months since year 0 of a calendar day, by which whole months are counted. */
export function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/** `addDays('2026-11-20', 30)` → `2026-12-20`; undefined when the day is not one. */
export function addDays(value: string, days: number): string | undefined {
  const at = midnight(value);
  return at === undefined ? undefined : new Date(at + days * day).toISOString().slice(0, 10);
}

/** The same day so many months on, or the last day of that month: `2027-01-31` and 1 → `2027-02-28`; undefined for no day. */
export function addMonths(value: string, months: number): string | undefined {
  const [year = 0, month = 1, date = 1] = dayParts(value) ?? [];
  if (!year) return undefined;
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Whole calendar days from one day, `YYYY-MM-DD`, to another, negative where that is earlier; undefined for no day. */
export function daysBetween(from: string, to: string): number | undefined {
  const [one, other] = [midnight(from), midnight(to)];
  return one === undefined || other === undefined ? undefined : Math.round((other - one) / day);
}

/**
 * Whole calendar days from the reader's today to the day of `value`: 0 today, 1 tomorrow, negative when
 * past; undefined when there is no date. `from` is an instant in milliseconds.
 */
export function daysUntil(value?: string | null, from: number = now()): number | undefined {
  const at = midnight(value);
  const today = midnight(localDay(from));
  return at === undefined || today === undefined ? undefined : Math.round((at - today) / day);
}

/** Months of the calendar from one day to a later one: from January 31 to February 28 it is one. */
function wholeMonths(from: string, to: string): number {
  const months = monthNumber(to) - monthNumber(from);
  return (addMonths(from, months) ?? '') > to.slice(0, 10) ? months - 1 : months;
}

function amount(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}${value === 1 ? '' : 's'}`;
}

function direction(text: string, future: boolean): string {
  return future ? `in ${text}` : `${text} ago`;
}

/** `today`, `tomorrow`, `in 12 days`, `3 days ago`, further away in months and years; `–` when absent. */
export function relativeDays(value?: string | null, from: number = now()): string {
  const days = daysUntil(value, from);
  if (days === undefined) return dash;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const size = Math.abs(days);
  if (size <= 120) return direction(amount(size, 'day'), days > 0);
  const [today, other] = [localDay(from), textOf(value)];
  const months = days > 0 ? wholeMonths(today, other) : wholeMonths(other, today);
  if (months < 24) return direction(amount(months, 'month'), days > 0);
  return direction(amount(Math.floor(months / 12), 'year'), days > 0);
}

/** `just now`, `5 minutes ago`, `in 3 hours`, then days; `–` when absent. */
export function relativeTime(value?: string | null, from: number = now()): string {
  const at = instant(value);
  if (at === undefined) return dash;
  if (wireDay.test(textOf(value))) return relativeDays(value, from);
  const size = Math.abs(at - from);
  const future = at > from;
  if (size < 45_000) return 'just now';
  if (size < 3_570_000) return direction(amount(Math.max(1, Math.round(size / 60_000)), 'minute'), future);
  if (size < 84_600_000) return direction(amount(Math.max(1, Math.round(size / 3_600_000)), 'hour'), future);
  return relativeDays(localDayOf(value), from);
}
