import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Alert, AlertFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { alertKeys } from './keys';

/** Fetches the pages of `GET /alerts`; for `walkAll` with `widestPage` as `count`. */
export function alertPages(filters: AlertFilters, count = screenPage): FetchPage<Alert> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/alerts', { params: { query }, signal })).data;
  };
}

export function alertListOptions(filters: AlertFilters = {}) {
  return cursorListOptions({ key: alertKeys.list(onlySet(filters)), fetchPage: alertPages(filters) });
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
