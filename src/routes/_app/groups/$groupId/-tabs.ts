import { groupEnrollmentList } from '@/features/enrollments/list';
import { groupPlanList } from '@/features/payers/plan-list';
import { groupProviderList } from '@/features/providers/group-provider-list';

// What the route knows before its screen is loaded.

/** The parts of a group's page, in order, each with the list that stands on it. */
export const groupTabs = [
  { id: 'providers', label: 'Providers', list: groupProviderList },
  { id: 'plans', label: 'Payer plans', list: groupPlanList },
  { id: 'enrollments', label: 'Enrollments', list: groupEnrollmentList },
] as const;

interface GroupSearch {
  /** Left out for the first one. */
  tab?: (typeof groupTabs)[number]['id'];
  [filter: string]: unknown;
}

/** Reads the address of a group's page: the tab, and beside it the filters and the sort of the list that stands on it. */
export function groupSearch(raw: Record<string, unknown>): GroupSearch {
  const [first] = groupTabs;
  const open = groupTabs.find(({ id }) => id === raw['tab']) ?? first;
  return { ...(open !== first && { tab: open.id }), ...open.list.validateSearch(raw) };
}
