import { calendarDay } from '@/lib/dates';

export interface CalendarSearch {
  /** The calendar is open; else the list. */
  calendar?: true;
  /** The day that is open in it, `YYYY-MM-DD`. */
  day?: string;
}

/** What of an address says how the calendar is shown. */
export function calendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const day = typeof raw['day'] === 'string' ? calendarDay(raw['day']) : undefined;
  return { ...(raw['calendar'] === true && { calendar: true }), ...(day && { day }) };
}
