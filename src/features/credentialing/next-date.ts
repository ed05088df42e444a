import { localDay } from '@/lib/dates';

/** A provider is credentialed anew after three years where nobody says otherwise. */
export const termInMonths = 36;

/** The same day so many months on, or the last day of that month: `2027-01-31` and 1 → `2027-02-28`. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The next credentialing date that is proposed for a request completed at an instant in milliseconds. */
export function proposedNextDate(at?: number): string {
  return addMonths(localDay(at), termInMonths);
}
