import { listEventsInfiniteOptions, listEventsPages } from '@/api/operations.gen';
import type { EventFilters, EventLogEntry } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import { addDays, startOfLocalDay } from '@/lib/dates';
import type { eventList } from './-list';

type EventParams = ReturnType<typeof eventList.toParams>;

/** The pages of the event log. The days of the filter are the reader's own, the first and the last included. */
export function eventListPages(params: EventParams): FetchPage<EventLogEntry> {
  return listEventsPages(filtersOf(params));
}

export function eventLogOptions(params: EventParams) {
  return listEventsInfiniteOptions(filtersOf(params));
}

function filtersOf({ from, to, ...filters }: EventParams): EventFilters {
  const end = to && addDays(to, 1);
  return {
    ...filters,
    ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
    ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
  };
}
