import { localDay } from '@/lib/dates';
import { dateHint, parseTypedDate } from '@/lib/typed-date';
import type { Reading } from './fields';

// What a person types into a field has to name its year. A roster comes as its program wrote it, often with two digits for
// the year and without separators, and nobody would mend thousands of cells of it.

/** The youngest that a provider is, in years. */
const youngest = 16;
/** Years ahead that a date of credentialing may lie. */
const farthest = 20;

/** A date in the forms that are usual in the United States, as `YYYY-MM-DD`; `27` is 2027 and `98` is 1998. */
export function readDate(text: string): Reading {
  return readDay(text, thisYear() + farthest);
}

/** A date of birth: of two centuries, the later one in which a provider is old enough. */
export function readBirthDate(text: string): Reading {
  const reading = readDay(text, thisYear() - youngest);
  const isFuture = 'value' in reading && reading.value > localDay();
  return isFuture ? { problem: 'This day is in the future.' } : reading;
}

const thisYear = () => Number(localDay().slice(0, 4));

const timeOfDay = /[ T]\d{1,2}:\d{2}(:\d{2})?.*$/;
const digitsOnly = /^\d{7,8}$/;
/** `31-Mar-1980`, as spreadsheets write a month in words. */
const hyphened = /^(\d{1,2})-([a-z]{3,9})-(\d{2}|\d{4})$/i;
const shortYear = /^(.*\D)(\d{2})$/;

function readDay(text: string, latestYear: number): Reading {
  const plain = text.trim().replace(timeOfDay, '').replace(hyphened, '$1 $2 $3');
  const parted = digitsOnly.test(plain) ? fromDigits(plain) : plain;
  const day = parseTypedDate(parted) ?? parseTypedDate(withCentury(parted, latestYear));
  return day ? { value: day } : { problem: dateHint };
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
