import { localDay } from '@/lib/dates';
import { dateHint, parseTypedDate } from '@/lib/typed-date';
import type { Reading } from './fields';

// What a person types into a field has to name its year. A roster comes as its program wrote it, often with two digits for
// the year and without separators, and nobody would mend thousands of cells of it.

/** The youngest that a provider is, in years. */
const youngest = 16;
/** Years ahead that a date of credentialing may lie. */
const farthest = 20;

/**
 * A date in the forms that are usual in the United States, as `YYYY-MM-DD`; `27` is 2027 and `98` is 1998. The serial number of
 * a day in a spreadsheet counts from 20,000 (October 3, 1954) to 60,000 (April 7, 2064).
 */
export function readDate(text: string): Reading {
  return readDay(text, yearOf(localDay()) + farthest, 20_000);
}

/**
 * A date of birth: of two centuries, the later one in which a provider is old enough. Serial numbers count from 10,000
 * (May 18, 1927).
 */
export function readBirthDate(text: string): Reading {
  const today = localDay();
  const latestYear = yearOf(today) - youngest;
  const reading = readDay(text, latestYear, 10_000);
  if (!('value' in reading)) return reading;
  if (reading.value > today) return { problem: 'This day is in the future.' };
  return yearOf(reading.value) > latestYear ? isTooYoung : reading;
}

/** Days that are past, parted by commas, semicolons or lines; kept as `2019-01-02,2022-03-04`. */
export function readPastDates(text: string): Reading {
  const days: string[] = [];
  // `March 14, 2019` has a comma of its own.
  for (const segment of text.split(/[;|\n]|,(?!\s*(?:19|20)\d{2}\b)/)) {
    const reading = readDate(segment.trim());
    if ('problem' in reading) return reading;
    if (reading.value > localDay()) return { problem: 'This day is in the future.' };
    days.push(reading.value);
  }
  return { value: [...new Set(days)].toSorted().join(',') };
}

const isTooYoung = { problem: `Nobody born then is ${youngest} years old by now.` };
const yearOf = (day: string) => Number(day.slice(0, 4));

/** `3/31/1980`, which most files have in every row. */
const usual = /^(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})$/;
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day of a date in the usual form; undefined for another form or a day that does not exist. */
function usualDay(text: string): string | undefined {
  const [, month = '', date = '', year = ''] = usual.exec(text) ?? [];
  const nth = Number(month);
  // The years 1900 to 2099 are leap years where four divides them, but 1900.
  const isLeapDay = nth === 2 && date === '29' && Number(year) % 4 === 0 && year !== '1900';
  const exists = Number(date) >= 1 && (isLeapDay || Number(date) <= (lastDays[nth - 1] ?? 0));
  return exists ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : undefined;
}

const timeOfDay = /[ T]\d{1,2}:\d{2}(:\d{2})?.*$/;
const digitsOnly = /^\d{7,8}$/;
const serial = /^\d{5}(?:\.\d+)?$/;
/** `22.08.1970`: no month is 22, and with full stops the day is usually first. */
const surelyDayFirst = /^(1[3-9]|2\d|3[01])\.(0?[1-9]|1[0-2])\.(\d{2}|\d{4})$/;
const weekday = /^(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?\.?,?\s+/i;
/** `31-Mar-1980`, as spreadsheets write a month in words. */
const dayFirst = /^(\d{1,2})[-/. ]([a-z]{3,9})[-/. ](\d{2}|\d{4})$/i;
/** `Mar-14-1985` */
const wordFirst = /^([a-z]{3,9})[-/. ]+(\d{1,2})[-/., ]+(\d{2}|\d{4})$/i;
/** `Jan-24`, `March 2016`, `3/2016`, `2016-03`, `2016`: which day, nobody knows. */
const withoutDay =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?[-/., ']*(?:\d{2}|\d{4})|(?:\d{1,2}[-/.])?(?:19|20)\d{2}|(?:19|20)\d{2}[-/.]\d{1,2})$/i;
const shortYear = /^(.*\D)(\d{2})$/;

const dayMissing = { problem: 'It names no day: write it like 03/31/2026.' };

function readDay(text: string, latestYear: number, firstSerial: number): Reading {
  const found = usualDay(text);
  if (found) return { value: found };
  const plain = text
    .trim()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(timeOfDay, '')
    .replace(weekday, '')
    .replace(surelyDayFirst, '$2.$1.$3')
    .replace(dayFirst, '$1 $2 $3')
    .replace(wordFirst, '$1 $2, $3');
  if (serial.test(plain)) return fromSerial(Number.parseInt(plain, 10), firstSerial);
  const parted = digitsOnly.test(plain) ? fromDigits(plain) : plain;
  const inFull = withCentury(parted, latestYear);
  const day = parseTypedDate(parted) ?? parseTypedDate(inFull);
  if (day) return { value: day };
  if (withoutDay.test(plain)) return dayMissing;
  return { problem: noSuchDay(parted) ?? noSuchDay(inFull) ?? dateHint };
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const forms = [
  /^(?<month>\d{1,2})[-/.](?<date>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})$/,
  /^(?<month>[a-z]{3,9})\.?\s+(?<date>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i,
  /^(?<date>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})$/i,
];

/** Why a text in the form of a date is none: the calendar does not have that day. Undefined for another form. */
function noSuchDay(text: string): string | undefined {
  const parts = forms.map((form) => form.exec(text)?.groups).find(Boolean);
  const { year = '', month = '', date = '' } = parts ?? {};
  if (!parts || Number(year) < 1000) return undefined;
  const index = /^\d/.test(month)
    ? Number(month) - 1
    : months.findIndex((name) => name.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase());
  const name = months[index];
  if (name) return `There is no ${name} ${Number(date)}, ${year}.`;
  if (!/^\d/.test(month)) return undefined;
  const isFirst = text.startsWith(month) && Number(date) <= 12;
  return `There is no month ${Number(month)}${isFirst ? ': the month stands first, as in 03/31/2026' : ''}.`;
}

/** The day of a serial number of a spreadsheet: days since December 30, 1899. */
function fromSerial(days: number, first: number): Reading {
  if (days < first || days > 60_000) return { problem: dateHint };
  return { value: new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10) };
}

/** `03311980`, or `19800331`: no month begins as a year does. Numbers lose the zero at their beginning. */
function fromDigits(digits: string): string {
  const whole = digits.padStart(8, '0');
  return /^(19|20)/.test(whole)
    ? `${whole.slice(0, 4)}-${whole.slice(4, 6)}-${whole.slice(6)}`
    : `${whole.slice(0, 2)}/${whole.slice(2, 4)}/${whole.slice(4)}`;
}

function withCentury(text: string, latestYear: number): string {
  const [, start = '', year] = shortYear.exec(text) ?? [];
  if (year === undefined) return '';
  return `${start}${2000 + Number(year) > latestYear ? 19 : 20}${year}`;
}
