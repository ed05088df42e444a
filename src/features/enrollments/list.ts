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
import { choice, date, remote } from '@/table/filters/filters';
import { defineList, type ListRows, servicePages } from '@/table/list-spec';
import { rosterFilter } from '@/features/providers/group-provider-list';
import { groupName } from '@/domain/groups';
import { providerFilter } from '@/features/providers/provider-filter';
import { planName } from '@/domain/payers';
import { spellOut, textOf } from '@/lib/words';
import type { EnrollmentRow } from './rows';

/** Words of values that are shortened on the wire; the words of the field. */
export const networkWords = { None: 'Not set', Par: 'Participating', NonPar: 'Nonparticipating' } as const;
export const specialistWords = { None: 'Not set', Pcp: 'Primary care', Specialist: 'Specialist' } as const;

function inWords(words: Record<string, string>, value: string | undefined): string | undefined {
  if (!textOf(value) || value === undefined || value === 'None') return undefined;
  return Object.hasOwn(words, value) ? words[value] : spellOut(value);
}

/** `NonPar` → `Nonparticipating`; undefined where nothing is said. */
export const networkStatus = (value: string | undefined) => inWords(networkWords, value);

/** `Pcp` → `Primary care`; undefined where nothing is said. */
export const specialistType = (value: string | undefined) => inWords(specialistWords, value);

const groupChoices = (groups: readonly Group[]) =>
  groups.flatMap((group) => (group.id ? [{ value: group.id, label: groupName(group) }] : []));

/** Plans as choices of a filter; one without an id cannot be chosen. */
export const planChoices = (plans: readonly PayerPlan[]) =>
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

export const enrollmentStatuses = ['NotSubmitted', 'Submitted', 'Enrolled', 'Denied'] as const;

const ownFilters = {
  enrollmentStatus: choice('Status', enrollmentStatuses),
  payerPlanId: remote('Payer plan', () => listPayerPlansOptions(), planChoices),
  networkStatus: choice('Network status', ['None', 'Par', 'NonPar'], networkWords),
  specialistType: choice('Specialist type', ['None', 'Pcp', 'Specialist'], specialistWords),
  submissionDate: date('Submitted', 'on'),
  effectiveDate: date('Effective', 'on'),
};

/** Every filter and sort of `GET /providers/enrollments` (openapi.yaml). */
export const enrollmentList = defineList({
  name: 'enrollments',
  one: 'enrollment',
  many: 'enrollments',
  filters: {
    providerId: providerFilter(),
    groupId: remote('Group', () => listGroupsOptions(), groupChoices),
    ...ownFilters,
  },
  sorts,
  sort,
  rows: (params, queryClient) =>
    withNames(
      queryClient,
      servicePages(listProviderEnrollmentsInfiniteOptions, listProviderEnrollmentsPages, asAsked(params)),
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
      servicePages(listGroupEnrollmentsInfiniteOptions, listGroupEnrollmentsPages, {
        groupId,
        ...asAsked(params),
      }),
    );

/** Rows on screen read the name of their provider each by itself; for the export all are read. */
function withNames(
  queryClient: QueryClient,
  { query, fetchPage }: ListRows<ProviderEnrollment>,
): ListRows<EnrollmentRow> {
  return {
    query,
    fetchPage: async (cursor, signal) =>
      (await import('./rows')).namedPages(queryClient, fetchPage)(cursor, signal),
  };
}

/** The contract asks for a date-time where a day is meant. */
function asAsked<Params extends Pick<EnrollmentFilters, 'submissionDate' | 'effectiveDate'>>(
  params: Params,
): Params {
  const { submissionDate, effectiveDate } = params;
  return { ...params, submissionDate: midnight(submissionDate), effectiveDate: midnight(effectiveDate) };
}

/** `2026-03-31` → `2026-03-31T00:00:00Z`. */
export function midnight(day: string | undefined): string | undefined {
  return day && `${day}T00:00:00Z`;
}
