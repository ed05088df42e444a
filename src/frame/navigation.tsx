import {
  IconActivity,
  IconAdjustmentsHorizontal,
  IconArrowsDiff,
  IconBell,
  IconBuildingBank,
  IconBuildingHospital,
  IconCalendarX,
  IconChartHistogram,
  IconClipboardCheck,
  IconClipboardList,
  IconColumns2,
  IconDatabase,
  IconFileImport,
  IconFileText,
  IconHelpCircle,
  IconId,
  IconListCheck,
  IconListDetails,
  IconMailForward,
  IconReportAnalytics,
  IconScan,
  IconUser,
  IconUsers,
  IconWebhook,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  aggregateAlertsOptions,
  aggregateDatasetMatchesOptions,
  aggregateProviderLicensesOptions,
} from '@/api/operations.gen';
import { everyMinute } from '@/lib/every-minute';
import { type Area, readBlocked } from '@/api/permissions';
import { currentUser, useSession } from '@/api/session';
import { usePinnedViews } from '@/table/views/view-store';
import { usePageIdle } from '@/ui/page-idle';
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
      { to: '/', label: 'Today', icon: IconListCheck, keys: 'g t', exact: true },
      { to: '/reviews', label: 'Reviews', icon: IconColumns2, keys: 'g r', count: <ReviewCount /> },
      { to: '/matches', label: 'Matches', icon: IconArrowsDiff, keys: 'g m', count: <MatchCount /> },
      { to: '/alerts', label: 'Alerts', icon: IconBell, keys: 'g a', count: <AlertCount /> },
      { to: '/follow-ups', label: 'Follow-ups', icon: IconMailForward, area: 'Files' },
    ],
  },
  {
    label: 'Records',
    entries: [
      { to: '/providers', label: 'Providers', icon: IconUser, keys: 'g p' },
      { to: '/licenses', label: 'Licenses', icon: IconId, keys: 'g l' },
      { to: '/facilities', label: 'Facilities', icon: IconBuildingHospital, keys: 'g f', area: 'Facilities' },
      {
        to: '/credentialing',
        label: 'Credentialing',
        icon: IconClipboardCheck,
        keys: 'g c',
        area: 'Credentialing',
      },
      { to: '/groups', label: 'Groups', icon: IconUsers, keys: 'g g', area: 'Groups' },
      { to: '/payers', label: 'Payers', icon: IconBuildingBank, keys: 'g y', area: 'Groups' },
      { to: '/enrollments', label: 'Enrollments', icon: IconClipboardList, keys: 'g n', area: 'Groups' },
      { to: '/files', label: 'Files', icon: IconFileText, keys: 'g u', area: 'Files' },
    ],
  },
  {
    label: 'Watch',
    entries: [
      { to: '/expirables', label: 'Expirables', icon: IconCalendarX },
      { to: '/monitors', label: 'Monitors', icon: IconActivity, keys: 'g o' },
      { to: '/scans', label: 'Scans', icon: IconScan, keys: 'g s' },
      { to: '/datasets', label: 'Lists and databases', icon: IconDatabase, keys: 'g d' },
      { to: '/sources', label: 'Sources', icon: IconWorld },
      { to: '/events', label: 'Event log', icon: IconListDetails, keys: 'g e', area: 'EventLog' },
    ],
  },
  {
    label: 'Connect',
    entries: [
      { to: '/imports', label: 'Profile imports', icon: IconFileImport, keys: 'g i' },
      { to: '/webhooks', label: 'Webhooks', icon: IconWebhook, keys: 'g w', area: 'Webhooks' },
      { to: '/reports', label: 'Reports', icon: IconReportAnalytics, keys: 'g x', area: 'Organization' },
      { to: '/insights', label: 'Insights', icon: IconChartHistogram, area: 'Organization' },
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

/** The screen at an address that whoever is signed in may not see, and why; undefined where they may. */
export function useClosedScreen(pathname: string): { label: string; why: string } | undefined {
  useSession();
  const user = currentUser();
  for (const { to, label, area } of navigation.flatMap(({ entries }) => entries)) {
    const why = area && `${pathname}/`.startsWith(`${to}/`) ? readBlocked(user, area) : undefined;
    if (why) return { label, why };
  }
  return undefined;
}

export const navigationFoot: NavGroup = {
  label: 'This console',
  entries: [
    { to: '/help', label: 'Help', icon: IconHelpCircle },
    { to: '/settings', label: 'Settings', icon: IconAdjustmentsHorizontal },
  ],
};

/**
 * The counts come after the first screen, and are counted again every minute while the window is seen; every screen that
 * shows one of them moves with it. Where none can be had the words stand without a number; Today says why.
 */
function useCounts() {
  return { ...everyMinute, retry: false, enabled: usePageIdle() };
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
