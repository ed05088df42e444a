import { groupEnrollmentList } from '@/features/enrollments/list';
import { groupPlanList } from '@/features/payers/plan-list';
import { groupProviderList } from '@/features/providers/group-provider-list';

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
