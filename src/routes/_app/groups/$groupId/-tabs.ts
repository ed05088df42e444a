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
