import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listPayerPlansOptions } from '@/api/operations.gen';
import { everyMinute } from '@/lib/every-minute';
import { groupEnrollmentList, groupEnrollmentRows } from '@/features/enrollments/list';
import { groupPlanList } from '@/features/payers/plan-list';
import { groupProviderList, groupProviderRows } from '@/features/providers/group-provider-list';
import { useTabCount } from '@/table/list/use-tab-count';
import { usePageIdle } from '@/ui/page-idle';
import { LinkTabs } from '@/ui/page';

interface GroupTabsProps {
  groupId: string;
  current: GroupTab;
  /** What can be added to the part that is shown. */
  action: ReactNode;
}

/** The parts of a group's page; each has filters of its own, so a link to one begins without any. */
export function GroupTabs({ groupId, current, action }: GroupTabsProps) {
  const whenIdle = { ...everyMinute, retry: false, enabled: usePageIdle() };
  const providers = useTabCount(groupProviderRows(groupId)(groupProviderList.toParams({})).query, {
    isOpen: current === 'providers',
  });
  const plans = useQuery({ ...listPayerPlansOptions({ groupId }), ...whenIdle });
  const enrollments = useTabCount(
    groupEnrollmentRows(groupId)(groupEnrollmentList.toParams({}), useQueryClient()).query,
    { isOpen: current === 'enrollments' },
  );
  const counts: Record<GroupTab, number | undefined> = {
    providers,
    plans: plans.data?.length,
    enrollments,
  };
  return (
    <LinkTabs
      label="Parts of the group"
      tabs={groupTabs.map(({ id, label }) => ({
        label,
        to: '/groups/$groupId',
        params: { groupId },
        search: id === 'providers' ? {} : { tab: id },
        isCurrent: id === current,
        count: counts[id],
      }))}
      action={action}
    />
  );
}

// What the route knows before its screen is loaded.

/** The parts of a group's page, in order. */
export const groupTabs = [
  { id: 'providers', label: 'Providers' },
  { id: 'plans', label: 'Payer plans' },
  { id: 'enrollments', label: 'Enrollments' },
] as const;

export type GroupTab = (typeof groupTabs)[number]['id'];

const lists = { providers: groupProviderList, plans: groupPlanList, enrollments: groupEnrollmentList };

interface GroupSearch {
  tab?: GroupTab;
  [filter: string]: unknown;
}

/** The tab, and beside it the filters and the sort of the list that stands on it. */
export function readGroupSearch(raw: Record<string, unknown>): GroupSearch {
  const tab = groupTabs.find(({ id }) => id === raw['tab'])?.id;
  const own = lists[tab ?? 'providers'].validateSearch(raw);
  return tab && tab !== 'providers' ? { tab, ...own } : { ...own };
}
