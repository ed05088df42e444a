import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import type { Entry } from './definition';
import { valueAt } from './paths';

/** The order of entries by a day, the latest first; those that last, without that day, come before all. */
export const latestFirst = (path: string) => {
  const dayOf = (entry: Entry) => calendarDay(textOf(valueAt(entry, path))) ?? '9999';
  return (one: Entry, other: Entry) => dayOf(other).localeCompare(dayOf(one));
};
