import { isEmptyDay } from '@/lib/stated-day';
import { dayIn } from '@/lib/written-day';
import { eitherMissing, compareText, type Text } from './compare-text';
import type { Comparison } from './marks';

/** The only one of the days that programs write where there is none that somebody may have been born on. */
const startOfUnix = '1970-01-01';

/**
 * Dates, as calendar days; a day that is off says by how much. A day that programs write where there is none is missing, and
 * differs from nothing: else whoever is on a list without a birth date would seem to be somebody else.
 */
export function compareDay(onFile: Text, given: Text): Comparison {
  const ours = dayIn(onFile);
  const theirs = dayIn(given);
  if (ours === startOfUnix && theirs === startOfUnix) return { mark: 'agrees' };
  const [held, told] = [ours && isEmptyDay(ours) ? '' : onFile, theirs && isEmptyDay(theirs) ? '' : given];
  const missing = eitherMissing(held, told);
  if (missing) return missing;
  if (!ours || !theirs) return compareText(onFile, given);
  return ours === theirs ? { mark: 'agrees' } : { mark: 'differs', why: gapInWords(ours, theirs) };
}

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * How far the second calendar day (`YYYY-MM-DD`) is from the first: `2 years later`, `12 days earlier`. Whole months
 * and years are told as such, anything else beyond two months as `about`.
 */
export function gapInWords(from: string, to: string): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const direction = days > 0 ? 'later' : 'earlier';
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [otherYear = 0, otherMonth = 0, otherDay = 0] = to.split('-').map(Number);
  const months = Math.abs((otherYear - year) * 12 + otherMonth - month);
  const isWhole =
    day === otherDay || (isMonthEnd(year, month, day) && isMonthEnd(otherYear, otherMonth, otherDay));
  if (isWhole && months > 0) {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const parts = [years > 0 && many(years, 'year'), rest > 0 && many(rest, 'month')];
    return `${parts.filter(Boolean).join(' ')} ${direction}`;
  }
  const size = Math.abs(days);
  if (size < 62) return `${many(size, 'day')} ${direction}`;
  if (size < 700) return `about ${many(Math.round(size / 30.44), 'month')} ${direction}`;
  return `about ${many(Math.round(size / 365.25), 'year')} ${direction}`;
}

function isMonthEnd(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
}
