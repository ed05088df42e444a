import { calendarDay } from './dates';
import { isEmptyDay } from './stated-day';
import { textOf } from './values';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/;
const monthFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const monthInWords = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const dayAndMonthInWords = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;

/** What a date field expects, in the words of its error. */
export const dateHint = 'Write it like 03/31/2026, 2026-03-31 or Mar 31, 2026.';

/**
 * Reads a date as people in the United States type it: `3/31/2026`, `2026-03-31`, `Mar 31, 2026`, `31 March 2026`.
 * Gives `YYYY-MM-DD`; undefined when it is none, the day does not exist, or the year has two digits (which
 * century would be a guess).
 */
export function parseTypedDate(typed: string): string | undefined {
  const text = typed.trim();
  const iso = yearFirst.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const us = monthFirst.exec(text);
  if (us) return day(us[3], us[1], us[2]);
  const words = monthInWords.exec(text);
  if (words) return day(words[3], monthNumber(words[1]), words[2]);
  const reversed = dayAndMonthInWords.exec(text);
  if (reversed) return day(reversed[3], monthNumber(reversed[2]), reversed[1]);
  return undefined;
}

/**
 * The day that a value states as the service sends it, or as people type it, as `YYYY-MM-DD`; undefined where it states
 * none, also by a day that programs write in its place.
 */
export function typedDay(value: unknown): string | undefined {
  const text = textOf(value);
  const day = calendarDay(text) ?? parseTypedDate(text);
  return day === undefined || isEmptyDay(day) ? undefined : day;
}

/** `2026-03-31` or a date-time that is a date → `03/31/2026`, as a date field shows it; anything else → ''. */
export function dateForTyping(value?: string | null): string {
  const iso = value ? parseTypedDate(value) : undefined;
  return iso ? `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}` : '';
}

function monthNumber(word = ''): string | undefined {
  const index = months.indexOf(word.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : String(index + 1);
}

function day(year?: string, month?: string, date?: string): string | undefined {
  if (!year || !month || !date) return undefined;
  const at = new Date(0);
  at.setUTCFullYear(Number(year), Number(month) - 1, Number(date));
  const exists = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(date);
  return exists && Number(year) >= 1000 ? at.toISOString().slice(0, 10) : undefined;
}
