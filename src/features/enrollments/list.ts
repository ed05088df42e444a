import type { QueryClient } from '@tanstack/react-query';
import {
  listGroupEnrollmentsInfiniteOptions,
  listGroupEnrollmentsPages,
  listGroupsOptions,
  listPayerPlansOptions,
  listProviderEnrollmentsInfiniteOptions,
  listProviderEnrollmentsPages,
} from '@/api/operations.gen';
import type { EnrollmentFilters, Group, PayerPlan, ProviderEnrollment } from '@/api/models';
import { choice, date, onlyYes, remote } from '@/table/list/filters';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { defineList, type ListRows, servicePages } from '@/table/list/list-spec';
import { rosterFilter } from '@/features/providers/group-provider-list';
import { enrollmentStatuses, networkWords, specialistWords } from '@/domain/enrollments';
import { groupName } from '@/domain/groups';
import { providerFilter } from '@/features/providers/provider-filter';
import { planName } from '@/domain/payers';
import type { EnrollmentRow } from './rows';

const groupChoices = (groups: readonly Group[]) =>
  groups.flatMap((group) => (group.id ? [{ value: group.id, label: groupName(group) }] : []));

/** Plans as choices of a filter; one without an id cannot be chosen. */
const planChoices = (plans: readonly PayerPlan[]) =>
  plans.flatMap((plan) => (plan.id ? [{ value: plan.id, label: planName(plan) }] : []));

const sorts = {
  SubmissionDate: 'submitted',
  PayerPlanName: 'payer plan',
  EffectiveDate: 'effective',
  EnrollmentStatus: 'status',
  NetworkStatus: 'network status',
  SpecialistType: 'specialist type',
  Id: 'id',
};
/** Who has waited longest for the payer's answer stands first. */
const sort = { sortedBy: 'SubmissionDate', sortDirection: 'Asc' } as const;

const ownFilters = {
  enrollmentStatus: choice('Status', enrollmentStatuses),
  payerPlanId: remote('Payer plan', () => listPayerPlansOptions(), planChoices),
  networkStatus: choice('Network status', ['None', 'Par', 'NonPar'], networkWords),
  specialistType: choice('Specialist type', ['None', 'Pcp', 'Specialist'], specialistWords),
  submissionDate: date('Submitted', 'on'),
  effectiveDate: date('Effective', 'on'),
};

/**
 * Every filter and sort of `GET /providers/enrollments` (openapi.yaml), and without those that have ended. It opens with those
 * that wait for the payer's answer: the service takes one status, and of the open ones this is the one that time runs for.
 */
export const enrollmentList = defineList({
  name: 'enrollments',
  one: 'enrollment',
  many: 'enrollments',
  filters: {
    providerId: providerFilter(),
    groupId: remote('Group', () => listGroupsOptions(), groupChoices),
    ...ownFilters,
    unclosed: onlyYes('Closed', 'left out'),
  },
  sorts,
  sort,
  opensWith: { enrollmentStatus: 'Submitted' },
  rows: ({ unclosed, ...params }, queryClient) =>
    withNames(
      queryClient,
      servicePages(listProviderEnrollmentsInfiniteOptions, listProviderEnrollmentsPages, withTimes(params)),
      unclosed,
    ),
});

/** Every filter and sort of `GET /groups/{groupId}/enrollments` (openapi.yaml). */
export const groupEnrollmentList = defineList({
  name: 'group-enrollments',
  one: 'enrollment',
  many: 'enrollments',
  filters: { ...ownFilters, rosterType: rosterFilter() },
  sorts,
  sort,
});

/** The rows of the list of a group. */
export const groupEnrollmentRows =
  (groupId: string) => (params: ReturnType<typeof groupEnrollmentList.toParams>, queryClient: QueryClient) =>
    withNames(
      queryClient,
      servicePages(
        listGroupEnrollmentsInfiniteOptions,
        listGroupEnrollmentsPages,
        { groupId },
        withTimes(params),
      ),
    );

/**
 * Rows on screen read the name of their provider each by itself; for the export all are read. `unclosed` leaves out those that
 * have ended, by which the service cannot filter: the pages on screen are those of the export then.
 */
function withNames(
  queryClient: QueryClient,
  { query, fetchPage: pages }: ListRows<ProviderEnrollment>,
  unclosed?: true,
): ListRows<EnrollmentRow> {
  const fetchPage: FetchPage<EnrollmentRow> = async (cursor, signal) =>
    (await import('./rows')).namedPages(queryClient, pages, unclosed)(cursor, signal);
  return {
    query: unclosed ? cursorListOptions({ key: [...query.queryKey, unclosed], fetchPage }) : query,
    fetchPage,
  };
}

/** The contract asks for a date-time where a day is meant. */
function withTimes<Params extends Pick<EnrollmentFilters, 'submissionDate' | 'effectiveDate'>>(
  params: Params,
): Params {
  const { submissionDate, effectiveDate } = params;
  return { ...params, submissionDate: midnight(submissionDate), effectiveDate: midnight(effectiveDate) };
}

/** `2026-03-31` → `2026-03-31T00:00:00Z`. */
function midnight(day: string | undefined): string | undefined {
  return day && `${day}T00:00:00Z`;
}
