import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '@/api/invalidations';
import type { Alert } from '@/api/models';
import { getAlertOptions } from '@/api/operations.gen';
import type { CursorPage } from '@/api/paging';

type Pages = InfiniteData<CursorPage<Alert>>;

/** Shows an alert as it is now in every cached list. It keeps its place there, so that nothing jumps. */
export function showAlert(queryClient: QueryClient, alert: Alert): void {
  queryClient.setQueriesData<Pages>({ queryKey: ['/alerts'] }, (data) =>
    data && holdsAlert(data, alert)
      ? { ...data, pages: data.pages.map((page) => inPage(page, alert)) }
      : data,
  );
  queryClient.setQueryData(getAlertOptions({ alertId: alert.id ?? '' }).queryKey, alert);
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
 * Invalidates what a dismissal shows in. A list on screen that has the `dismissed` alert shows it as it is now and stays
 * as it is: read anew, its rows would move.
 */
export function invalidateAlerts(queryClient: QueryClient, dismissed?: Alert): void {
  void invalidateAfter(
    queryClient,
    'dismissAlert',
    (query) => !(dismissed && query.isActive() && holdsAlert(query.state.data, dismissed)),
  );
}
