import { queryOptions } from '@tanstack/react-query';
import { omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { Alert, AlertFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { alertKeys } from './keys';

/** Fetches the pages of `GET /alerts`; for `walkAll` with `largestPage` as `count`. */
export function alertPages(filters: AlertFilters, count = pageSize): FetchPage<Alert> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/alerts', { params: { query }, signal })).data;
  };
}

export function alertListOptions(filters: AlertFilters = {}) {
  return cursorListOptions({ key: alertKeys.list(omitEmpty(filters)), fetchPage: alertPages(filters) });
}

export function alertOptions(alertId: string) {
  return queryOptions({
    queryKey: alertKeys.one(alertId),
    queryFn: async ({ signal }) =>
      (await api().GET('/alerts/{alertId}', { params: { path: { alertId } }, signal })).data,
  });
}

/** How many are active and dismissed, and the active ones by type. */
export function alertAggregationsOptions(providerDeactivated?: boolean) {
  return queryOptions({
    queryKey: alertKeys.aggregations(providerDeactivated),
    queryFn: async ({ signal }) =>
      (await api().GET('/alerts/aggregations', { params: { query: { providerDeactivated } }, signal })).data,
  });
}
