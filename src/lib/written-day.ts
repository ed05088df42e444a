import { calendarDay, dayOrTime } from './dates';
import { parseTypedDate } from './typed-date';

const isoDay =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const joinedByHyphens = /^(\d{1,2})-([a-z]{3,9})-(\d{4})$/i;

/**
 * The calendar day that a value is, as boards write it: `2026-03-31`, a date-time, `Mar 4, 2025`, `Tuesday, March 4, 2025`,
 * `4 March 2025`, `04-MAR-2025` or `3/4/2025`. A text that says more than a day is none.
 */
export function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return isoDay.test(text) ? calendarDay(text) : undefined;
  return parseTypedDate(text.replace(weekday, '').replace(joinedByHyphens, '$1 $2 $3'));
}

/** Whether a date-time tells a time of its day: at midnight it is a date. */
export function isTimed(value: unknown): boolean {
  return typeof value === 'string' && isoDay.test(value.trim()) && /\d:\d/.test(dayOrTime(value.trim()));
}
