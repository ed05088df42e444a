import type { Details, EventFilters, EventLogEntry } from '@/api/models';
import { listEventsPages } from '@/api/operations.gen';
import { formatDate, localDayOf } from '@/lib/dates';
import type { RowLink } from '@/table/list/use-row-link';
import { midnight, type Stretch } from './-periods';

/** Events of some kinds since a day, the newest first; `until` leaves out what came later. */
export function eventsSince(
  from: string,
  subcategory: string[],
  until?: Pick<EventFilters, 'before' | 'beforeInclusive'>,
) {
  return listEventsPages({
    subcategory,
    after: new Date(midnight(from)).toISOString(),
    afterInclusive: true,
    ...until,
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
  });
}

/** The reader's day of an event. */
export function dayOf({ timestamp }: Details<EventLogEntry>): string | undefined {
  return localDayOf(timestamp);
}

/** The rows of the event log of these kinds, of some days, and about some record where one is named. */
export function logLink(
  { from, to }: Pick<Stretch, 'from' | 'to'>,
  subcategory: readonly string[],
  about?: string,
): RowLink {
  return {
    to: '/events',
    search: { subcategory: [...subcategory], from, to, ...(about ? { entityId: [about] } : {}) },
  };
}

/** What figures of the log cover: it may not go back as far as the period does. `first` is the day of the oldest entry. */
export function logCovers(first: string | undefined): string | undefined {
  return first && `of the event log, back to ${formatDate(first)}`;
}
