import { monthNumber } from '@/lib/dates';

/**
 * How a list stands with the search that is made between decisions, once in each calendar month, not every 30 days
 * (field.md 2.3): made in this month, due in this one, or a whole month has gone by without one.
 */
export type MonthlySearch = 'done' | 'due' | 'missed';

/**
 * How a list stands that was last searched on a day, both `YYYY-MM-DD`; undefined where no search is known. September 1
 * and October 31 are two searches of two months, so that what counts is the month and never the number of days.
 */
export function monthlySearch(lastSearched: string | undefined, today: string): MonthlySearch | undefined {
  if (lastSearched === undefined) return undefined;
  const ago = monthNumber(today) - monthNumber(lastSearched);
  if (ago <= 0) return 'done';
  return ago === 1 ? 'due' : 'missed';
}

const eachMonth = new Set(['Continuous', 'Daily', 'Weekly', 'Monthly']);

/** Whether a monitor with this interval searches in each calendar month; undefined for one that nobody knew yet. */
export function searchesEachMonth(interval: string | null | undefined): boolean | undefined {
  if (interval && eachMonth.has(interval)) return true;
  return interval === 'Yearly' ? false : undefined;
}
