import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Alert, AlertFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { alertKeys, eventKeys, providerKeys } from './keys';

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

export interface Dismissal {
  alertId: string;
  /** Whose notes show it. */
  providerId?: string | undefined;
  note?: string | undefined;
  /** The page is being left: the browser shall finish the call even when the tab is gone. */
  leaving?: boolean;
}

/** Dismisses one alert, for good. For work over many, which makes lists stale once at its end. */
export async function dismissAlert({ alertId, note, leaving = false }: Dismissal): Promise<Alert> {
  const params = { path: { alertId } };
  const body = onlySet({ dismissalNote: note });
  return (await api().POST('/alerts/{alertId}/dismiss', { params, body, keepalive: leaving })).data;
}

/** Dismisses an alert; 409 when somebody did so before (contract.md). */
export function useDismissAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: dismissAlert,
    onSuccess: (alert, { alertId, providerId = alert.providerId }) => {
      queryClient.setQueryData(alertKeys.one(alertId), alert);
      makeAlertsStale(queryClient, providerId);
    },
    onError: (error, { providerId }) => {
      if (error.status === 409) makeAlertsStale(queryClient, providerId);
    },
  });
}

/** Everything that a dismissal shows in: alerts, their counts, notes of the provider (else of all), the event log. */
export function makeAlertsStale(queryClient: QueryClient, providerId?: string): void {
  void queryClient.invalidateQueries({ queryKey: alertKeys.all });
  void queryClient.invalidateQueries({ queryKey: eventKeys.all });
  void queryClient.invalidateQueries(
    providerId
      ? { queryKey: providerKeys.notes(providerId) }
      : { predicate: ({ queryKey }) => queryKey[0] === 'providers' && queryKey[3] === 'notes' },
  );
}
