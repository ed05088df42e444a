import type { DateArray, EventAttributes } from 'ics';
import { addDays } from '@/lib/dates';

/** A day on which something is due, as a calendar takes it. */
export interface CalendarEvent {
  /** The same for the same record each time: importing it again moves the event and adds none. */
  uid: string;
  /** `YYYY-MM-DD` */
  day: string;
  title: string;
  text: string;
  /** The absolute address of the record's page. */
  url: string;
}

const productId = '-//Credence//Calendar//EN';

const dateOf = (day: string) => day.split('-').map(Number) as DateArray;

function attributesOf({ uid, day, title, text, url }: CalendarEvent): EventAttributes {
  return {
    uid: `${uid}@credence`,
    title,
    description: `${text}\n${url}`,
    url,
    start: dateOf(day),
    end: dateOf(addDays(day, 1) ?? ''),
    // It is a date to know of, not an hour that is taken.
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    productId,
  };
}

/**
 * Events as the text of an iCalendar file (RFC 5545), each lasting its whole day. `name` is what the calendar is called.
 * Throws what makes an event impossible, such as a day that is none.
 */
export async function icsText(events: readonly CalendarEvent[], name: string): Promise<string> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(events.map(attributesOf), { calName: name, productId });
  if (error || value === null) throw error ?? new Error('No calendar was made');
  return value;
}
