import type { EventFilters, EventLogEntry } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { addDays, startOfLocalDay } from '@/lib/dates';
import { eventPages } from '@/queries/events';
import { onlySet, screenPage } from '@/queries/filters';
import { eventKeys } from '@/queries/keys';
import type { eventList } from './-event-list';

type EventQuestion = ReturnType<typeof eventList.ask>;

/** The pages of the event log. The days of the filter are the reader's own, the first and the last included. */
export function eventListPages(question: EventQuestion, count = screenPage): FetchPage<EventLogEntry> {
  return eventPages(filtersOf(question), count);
}

export function eventLogOptions(question: EventQuestion) {
  return cursorListOptions({
    key: eventKeys.list(onlySet(filtersOf(question))),
    fetchPage: eventListPages(question),
  });
}

function filtersOf({ from, to, ...filters }: EventQuestion): EventFilters {
  const end = to && addDays(to, 1);
  return {
    ...filters,
    ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
    ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
  };
}
