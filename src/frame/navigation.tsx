import { useQuery } from '@tanstack/react-query';
import {
  aggregateAlertsOptions,
  aggregateDatasetMatchesOptions,
  aggregateProviderLicensesOptions,
} from '@/api/operations.gen';
import { type Area, readBlocked } from '@/api/permissions';
import { currentUser, useSession } from '@/api/session';
import { usePinnedViews } from '@/table/views/view-store';
import { useIdle } from '@/ui/idle';
import { NavCount, type NavEntry, type NavGroup } from './side-navigation';
import { withPinnedViews } from './pinned-views';

interface Entry extends NavEntry {
  /** Whoever may not see this area has no entry. */
  area?: Area;
}

interface Group extends NavGroup {
  entries: readonly Entry[];
}

/** What exists, in the order of the working day. A new screen is one line here. */
const navigation: readonly Group[] = [
  {
    label: 'Work',
    entries: [
      { to: '/', label: 'Today', icon: 'today', keys: 'g t', exact: true },
      { to: '/reviews', label: 'Reviews', icon: 'reviews', keys: 'g r', count: <ReviewCount /> },
      { to: '/matches', label: 'Matches', icon: 'match', keys: 'g m', count: <MatchCount /> },
      { to: '/alerts', label: 'Alerts', icon: 'bell', keys: 'g a', count: <AlertCount /> },
    ],
  },
  {
    label: 'Records',
    entries: [
      { to: '/providers', label: 'Providers', icon: 'user', keys: 'g p' },
      { to: '/licenses', label: 'Licenses', icon: 'license', keys: 'g l' },
      { to: '/facilities', label: 'Facilities', icon: 'facility', keys: 'g f', area: 'Facilities' },
      {
        to: '/credentialing',
        label: 'Credentialing',
        icon: 'credentialing',
        keys: 'g c',
        area: 'Credentialing',
      },
      { to: '/groups', label: 'Groups', icon: 'group', keys: 'g g', area: 'Groups' },
      { to: '/payers', label: 'Payers', icon: 'payer', keys: 'g y', area: 'Groups' },
      { to: '/enrollments', label: 'Enrollments', icon: 'enrollment', keys: 'g n', area: 'Groups' },
      { to: '/files', label: 'Files', icon: 'document', keys: 'g u', area: 'Files' },
    ],
  },
  {
    label: 'Watch',
    entries: [
      { to: '/monitors', label: 'Monitors', icon: 'monitor', keys: 'g o' },
      { to: '/scans', label: 'Scans', icon: 'scan', keys: 'g s' },
      { to: '/datasets', label: 'Datasets', icon: 'dataset', keys: 'g d' },
      { to: '/sources', label: 'Sources', icon: 'globe' },
      { to: '/events', label: 'Event log', icon: 'events', keys: 'g e' },
    ],
  },
  {
    label: 'Connect',
    entries: [
      { to: '/imports', label: 'Imports', icon: 'import', keys: 'g i' },
      { to: '/webhooks', label: 'Webhooks', icon: 'webhook', keys: 'g w', area: 'Webhooks' },
      { to: '/reports', label: 'Reports', icon: 'report', keys: 'g x', area: 'Organization' },
    ],
  },
];

/** The navigation of whoever is signed in: screens that are not theirs to see are left out. */
export function useNavigation(): readonly NavGroup[] {
  useSession();
  const user = currentUser();
  const pinned = usePinnedViews();
  const groups = navigation
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ area }) => !area || readBlocked(user, area) === undefined),
    }))
    .filter(({ entries }) => entries.length > 0);
  return withPinnedViews(groups, pinned);
}

export const navigationFoot: NavGroup = {
  label: 'This console',
  entries: [{ to: '/settings', label: 'Settings', icon: 'settings' }],
};

/**
 * The counts come after the first screen. Where none can be had the words stand without a number; Today says why.
 */
function useCounts() {
  return { retry: false, enabled: useIdle() };
}

function ReviewCount() {
  const { data } = useQuery({ ...aggregateProviderLicensesOptions(), ...useCounts() });
  const waiting = data?.aggregations?.['NeedsReview'];
  return waiting === undefined ? null : <NavCount value={waiting} meaning="to review" />;
}

function MatchCount() {
  const { data } = useQuery({ ...aggregateDatasetMatchesOptions(), ...useCounts() });
  const waiting = data?.userActionNeeded?.total;
  return waiting === undefined ? null : <NavCount value={waiting} meaning="to decide" />;
}

function AlertCount() {
  const { data } = useQuery({ ...aggregateAlertsOptions(), ...useCounts() });
  const active = data?.active;
  return active === undefined ? null : <NavCount value={active} meaning="active" />;
}
