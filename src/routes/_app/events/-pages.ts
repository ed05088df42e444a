import { listEventsInfiniteOptions, listEventsPages } from '@/api/operations.gen';
import type { EventFilters, EventLogEntry } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import { addDays, startOfLocalDay } from '@/lib/dates';
import type { eventList } from './-list';

type EventQuestion = ReturnType<typeof eventList.ask>;

/** The pages of the event log. The days of the filter are the reader's own, the first and the last included. */
export function eventListPages(question: EventQuestion): FetchPage<EventLogEntry> {
  return listEventsPages(filtersOf(question));
}

export function eventLogOptions(question: EventQuestion) {
  return listEventsInfiniteOptions(filtersOf(question));
}

function filtersOf({ from, to, ...filters }: EventQuestion): EventFilters {
  const end = to && addDays(to, 1);
  return {
    ...filters,
    ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
    ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
  };
}
