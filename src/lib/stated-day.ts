import { calendarDay, localDayOf } from './dates';
import { textOf } from './values';

/**
 * Days that programs write where there is none: the first of .NET, of SQL Server, of both reckonings of spreadsheets (their
 * days 0 and 1) and of Unix. Read as a day, the end of a license would be one of long ago, and a reinstatement one that has
 * been: somebody who is excluded would seem free to treat.
 */
const emptyDays = /^(?:0001-01-01|1753-01-01|1899-12-3[01]|190[04]-01-01|1970-01-01)/;

/** Whether a day, `YYYY-MM-DD`, or an instant as the service writes it, is one that programs write where there is none. */
export const isEmptyDay = (day: string): boolean => emptyDays.test(day);

/**
 * The day that a value states, as `YYYY-MM-DD`; undefined where it states none, also by a day that programs write in its
 * place. Takes a date or date-time of the service.
 */
export function statedDay(value: unknown): string | undefined {
  const day = calendarDay(textOf(value));
  return day === undefined || isEmptyDay(day) ? undefined : day;
}

/**
 * The reader's own day of an instant at which something happened, as `YYYY-MM-DD`; undefined where none is stated, as with
 * `statedDay`. Takes an instant of the service.
 */
export function statedLocalDay(value: unknown): string | undefined {
  const text = textOf(value);
  return isEmptyDay(text) ? undefined : localDayOf(text);
}
