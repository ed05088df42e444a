import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { omitEmpty } from '@/api/query';
import { api } from '@/api/client';
import type { Alert } from '@/api/models';
import type { CursorPage } from '@/api/paging';
import { alertKeys, eventKeys, providerKeys } from './keys';

interface DismissalCall {
  alertId: string;
  note?: string | undefined;
  /** The page is being left: the browser shall finish the call even when the tab is gone. */
  leaving?: boolean;
}

/**
 * Dismisses one alert, for good; 409 when somebody did so before (contract.md). Who calls it makes stale what shows
 * alerts, with `makeAlertsStale`.
 */
export async function dismissAlert({ alertId, note, leaving = false }: DismissalCall): Promise<Alert> {
  const params = { path: { alertId } };
  const body = omitEmpty({ dismissalNote: note });
  return (await api().POST('/alerts/{alertId}/dismiss', { params, body, keepalive: leaving })).data;
}

type Pages = InfiniteData<CursorPage<Alert>>;

/** Shows an alert as it is now in every cached list. It keeps its place there, so that nothing jumps. */
export function showAlert(queryClient: QueryClient, alert: Alert): void {
  queryClient.setQueriesData<Pages>({ queryKey: alertKeys.lists }, (data) =>
    data && holdsAlert(data, alert)
      ? { ...data, pages: data.pages.map((page) => inPage(page, alert)) }
      : data,
  );
  queryClient.setQueryData(alertKeys.one(alert.id ?? ''), alert);
}

function holdsAlert(data: unknown, alert: Alert): boolean {
  const { pages } = (data ?? {}) as Partial<Pages>;
  return pages?.some(({ items }) => items?.some(({ id }) => id === alert.id)) ?? false;
}

function inPage(page: CursorPage<Alert>, alert: Alert): CursorPage<Alert> {
  const at = page.items?.findIndex(({ id }) => id === alert.id) ?? -1;
  return page.items && at >= 0 ? { ...page, items: page.items.with(at, alert) } : page;
}

/**
 * Everything that a dismissal shows in: alerts, their counts, notes of the provider (else of all), the event log. A
 * list on screen that has `kept` shows it as it is now and stays as it is: read anew, its rows would move.
 */
export function makeAlertsStale(queryClient: QueryClient, providerId?: string, kept?: Alert): void {
  void queryClient.invalidateQueries({
    queryKey: alertKeys.all,
    predicate: (query) => !(kept && query.isActive() && holdsAlert(query.state.data, kept)),
  });
  void queryClient.invalidateQueries({ queryKey: eventKeys.all });
  void queryClient.invalidateQueries(
    providerId
      ? { queryKey: providerKeys.notes(providerId) }
      : { queryKey: ['/providers/{providerId}/notes'] },
  );
}
