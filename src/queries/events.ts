import { api } from '@/api/client';
import type { EventFilters, EventLogEntry } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { eventKeys } from './keys';

/** Fetches the pages of `GET /log/events`; for `walkAll` with `widestPage` as `count`. */
export function eventPages(filters: EventFilters, count = screenPage): FetchPage<EventLogEntry> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/log/events', { params: { query }, signal })).data;
  };
}

export function eventListOptions(filters: EventFilters = {}) {
  return cursorListOptions({ key: eventKeys.list(onlySet(filters)), fetchPage: eventPages(filters) });
}
