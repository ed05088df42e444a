import type { QueryClient } from '@tanstack/react-query';
import { hasRow, showInLists } from '@/api/cached-lists';
import { invalidateAfter } from '@/api/invalidations';
import type { Alert } from '@/api/models';
import { getAlertOptions } from '@/api/operations.gen';

/** Shows an alert as it is now in every cached list, where the row's own provider says more, and by itself where it was read alone. */
export function showAlert(queryClient: QueryClient, alert: Alert): void {
  showInLists<Alert>(
    queryClient,
    '/alerts',
    ({ id }) => id === alert.id,
    ({ provider = alert.provider, ...row }) => ({ ...row, ...alert, provider }),
  );
  queryClient.setQueryData(
    getAlertOptions({ alertId: alert.id }).queryKey,
    (before) => before && { ...before, ...alert },
  );
}

/**
 * Invalidates what a dismissal shows in. A list on screen that has the `dismissed` alert shows it as it is now and stays
 * as it is: refetched, its rows would move.
 */
export function invalidateAlerts(queryClient: QueryClient, dismissed?: Alert): void {
  void invalidateAfter(
    queryClient,
    'dismissAlert',
    (query) =>
      !(dismissed && query.isActive() && hasRow<Alert>(query.state.data, ({ id }) => id === dismissed.id)),
  );
}
