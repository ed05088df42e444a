import { formatMonth } from '@/lib/dates';

/** The months ahead of a day: whole calendar months, and what is left of its own where that has begun before. */
export interface MonthsAhead {
  /** `2026-11`, of which only the rest lies ahead; undefined on the first day of a month, which is whole. */
  rest: string | undefined;
  /** `2026-12` and so on, without a gap. */
  months: string[];
}

/** So many whole calendar months ahead of a day, `YYYY-MM-DD`. */
export function monthsAheadOf(day: string, amount: number): MonthsAhead {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const isWhole = day.slice(8, 10) === '01';
  const months = Array.from({ length: amount }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at + (isWhole ? 0 : 1), 1)).toISOString().slice(0, 7),
  );
  return { rest: isWhole ? undefined : day.slice(0, 7), months };
}

/** A month of which a part is over: `Rest of Nov 2026`. */
export const restWords = (month: string): string => `Rest of ${formatMonth(month)}`;
