import type { QueryClient } from '@tanstack/react-query';
import { hasRow, showInLists } from '@/api/cached-lists';
import { invalidateAfter } from '@/api/invalidations';
import type { Alert, AlertAggregations } from '@/api/models';
import { aggregateAlertsOptions, getAlertOptions } from '@/api/operations.gen';
import type { CountAhead } from '@/queue/ahead';

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

/** How a dismissal shows in the counts: one active alert less, also of its type where that is counted, one dismissed more. */
export function dismissedCounts(
  queryClient: QueryClient,
  { type = '' }: Alert,
): CountAhead<AlertAggregations> {
  const ofType = alertCountName(type);
  return {
    queryClient,
    queryKey: aggregateAlertsOptions().queryKey,
    change: (counts, sign) => ({
      ...counts,
      ...plus(counts, 'active', -sign),
      ...plus(counts, ofType, -sign),
      ...plus(counts, 'dismissed', sign),
    }),
  };
}

/** The name of a type's count in the answer: `LicenseChanged` → `licenseChanged`. */
export const alertCountName = (type: string): keyof AlertAggregations =>
  `${type.charAt(0).toLowerCase()}${type.slice(1)}` as keyof AlertAggregations;

function plus(counts: AlertAggregations, name: keyof AlertAggregations, more: number): AlertAggregations {
  const before = counts[name];
  return typeof before === 'number' ? { [name]: Math.max(0, before + more) } : {};
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
