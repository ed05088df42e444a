import { useQuery } from '@tanstack/react-query';
import { aggregateAlertsOptions } from '@/api/operations.gen';
import { alertCountName } from '@/features/alerts/alert-lists';
import { useGoneAlerts } from '@/features/alerts/dismissals';
import { CountLinks } from '@/ui/count-links';
import { useAssignmentLinks } from '@/table/list/assignment-count';
import { alertId, alertTypes, type AlertParams } from './-list';
import { alerts } from './-rows';

/** The types in the width of the queue. */
const shortNames: Record<(typeof alertTypes)[number], string> = {
  LicenseChanged: 'Changed',
  LicenseExpiresSoon: 'Expires soon',
  LicenseExpired: 'Expired',
  ProfileImportCompleted: 'Profile imports',
};

/** The alerts by type and state. Each count is a link to exactly that many rows. */
export function AlertCounts({ params }: { params: AlertParams }) {
  const { data, error, refetch } = useQuery(aggregateAlertsOptions());
  const { sortedBy: _by, sortDirection: _direction, ...filters } = params;
  const { share } = params;
  const types = alertTypes.map((type) => ({
    label: shortNames[type],
    search: { type: [type] },
    amount: data?.[alertCountName(type)],
  }));
  const other = (data?.active ?? 0) - types.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const goneFrom = { active: useGoneAlerts(undefined), dismissed: useGoneAlerts('Dismissed') };
  const links = useAssignmentLinks(
    alerts,
    share,
    [
      { label: 'All', search: {}, amount: data?.active },
      ...types.filter(({ amount }) => amount !== 0),
      { label: 'Dismissed', search: { status: 'Dismissed' }, amount: data?.dismissed },
    ],
    {
      goneOf: ({ status }) => (status === 'Dismissed' ? goneFrom.dismissed : goneFrom.active),
      // A dismissed alert is never active again.
      cameTo: ({ status }) => (status === 'Dismissed' ? goneFrom.active.isGone : undefined),
      idOf: alertId,
    },
  );
  return (
    <CountLinks
      label="Alerts by type"
      to="/alerts"
      filters={filters}
      links={[
        ...links,
        // Of types that nobody knew: no list can be asked for these alone.
        ...(share === undefined && other > 0 ? [{ label: 'Other', amount: other }] : []),
      ]}
      error={data ? null : error}
      onRetry={() => void refetch()}
    />
  );
}
