import { addDays, formatMonth, formatShortDate } from '@/lib/dates';

/** How many months a figure may look back, the present one included. */
export const periodChoices = [3, 6, 12] as const;
export type Period = (typeof periodChoices)[number];

/** A stretch of whole days of the reader's calendar, `YYYY-MM-DD`, both included. */
export interface Stretch {
  /** Its first day, or its month, `YYYY-MM`: tells stretches apart. */
  key: string;
  label: string;
  from: string;
  to: string;
}

/** The first day of the month so many months after that of `day`. */
export function monthStart(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The months of a period up to `today`, the earliest first; the last one ends today. */
export function monthsOf(period: number, today: string): Stretch[] {
  return Array.from({ length: period }, (_, index) => {
    const from = monthStart(today, index - period + 1);
    const last = addDays(monthStart(from, 1), -1) ?? from;
    return { key: from.slice(0, 7), label: formatMonth(from), from, to: last < today ? last : today };
  });
}

/** The weeks of a period up to `today`, from Monday to Sunday; the first and the last are cut by the period. */
export function weeksOf(period: number, today: string): Stretch[] {
  const weeks: Stretch[] = [];
  for (let from = monthStart(today, 1 - period); from <= today;) {
    const weekday = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
    const next = addDays(from, 7 - weekday) ?? today;
    const sunday = addDays(next, -1) ?? today;
    weeks.push({
      key: from,
      label: `Week of ${formatShortDate(from)}`,
      from,
      to: sunday < today ? sunday : today,
    });
    from = next;
  }
  return weeks;
}

/** Weeks for a short period, months for a longer one: few enough to be read, and each with enough in it. */
export function stretchesOf(period: number, today: string): Stretch[] {
  return period <= 3 ? weeksOf(period, today) : monthsOf(period, today);
}

/** The stretch that a day lies in; undefined outside of all. `stretches` follow one another. */
export function stretchOf(stretches: readonly Stretch[], day: string): Stretch | undefined {
  return stretches.findLast(({ from, to }) => from <= day && day <= to);
}

/** The instant at which a day of the reader begins, in milliseconds. */
export function midnight(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}
