import * as z from 'zod/mini';
import type { ProviderEnrollment, ProviderEnrollmentPatch, ProviderEnrollmentRequest } from '@/api/models';
import { changedValues } from '@/form/drafts';
import { dateText, optionalText, requiredChoice } from '@/form/schemas';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { formatDate } from '@/lib/dates';
import { withoutUndefined } from '@/lib/values';
import { textOf } from '@/lib/words';
import { midnight } from './list';

const shape = {
  groupId: requiredChoice('Choose the group.'),
  providerId: requiredChoice('Choose the provider.'),
  payerPlanId: requiredChoice('Choose the plan.'),
  enrollmentStatus: z.string(),
  networkStatus: z.string(),
  specialistType: z.string(),
  submissionDate: dateText(),
  effectiveDate: dateText(),
  closedDate: dateText(),
  externalProviderPlanId: optionalText(),
  comments: optionalText(4000),
};

/** The dates in the order in which they come, as sentences call them. */
const dates = [
  { name: 'submissionDate', words: 'was submitted' },
  { name: 'effectiveDate', words: 'is effective' },
  { name: 'closedDate', words: 'was closed' },
] as const;

type DateName = (typeof dates)[number]['name'];

/** Says of each date that comes before an earlier step of the same enrollment what it comes before. */
function inOrder(changed?: object) {
  return (
    values: Record<DateName, string | undefined>,
    context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
  ) => {
    // What was not touched must not stand in the way of changing something else.
    if (changed && !dates.some(({ name }) => name in changed)) return;
    // A field that was not touched is still as it is typed.
    const days = dates.flatMap(({ name, words }) => {
      const day = parseTypedDate(values[name] ?? '');
      return day ? [{ name, words, day }] : [];
    });
    for (const [at, { name, day }] of days.entries()) {
      const later = days.slice(0, at).findLast((one) => one.day > day);
      if (!later) continue;
      const message = `This lies before ${formatDate(later.day)}, when the enrollment ${later.words}.`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  };
}

export const enrollmentSchema = z.object(shape).check(z.superRefine(inOrder()));

export type EnrollmentValues = z.input<typeof enrollmentSchema>;
export type CheckedEnrollment = z.output<typeof enrollmentSchema>;

/** Checks only what differs from `before`: what the service holds already must not stand in the way of a change. */
export function changedEnrollmentSchema(
  values: EnrollmentValues,
  before: EnrollmentValues,
): typeof enrollmentSchema {
  const changed = changedValues(values, before) ?? {};
  const kept = Object.keys(shape).filter((name) => !(name in changed));
  const loose = z.object({ ...shape, ...Object.fromEntries(kept.map((name) => [name, z.any()])) });
  return loose.check(z.superRefine(inOrder(changed))) as unknown as typeof enrollmentSchema;
}

/** An enrollment as the form shows it; a new one is not submitted yet (rules.md 15.3). */
export function enrollmentValues(row: ProviderEnrollment = {}): EnrollmentValues {
  return {
    groupId: textOf(row.groupId),
    providerId: textOf(row.providerId),
    payerPlanId: textOf(row.payerPlanId),
    enrollmentStatus: textOf(row.enrollmentStatus) || 'NotSubmitted',
    networkStatus: textOf(row.networkStatus) || 'None',
    specialistType: textOf(row.specialistType) || 'None',
    submissionDate: dateForTyping(row.submissionDate),
    effectiveDate: dateForTyping(row.effectiveDate),
    closedDate: dateForTyping(row.closedDate),
    externalProviderPlanId: textOf(row.externalProviderPlanId),
    comments: textOf(row.comments),
  };
}

/** The body of POST /providers/enrollments; what was left empty is left out. */
export function enrollmentRequest(checked: CheckedEnrollment): ProviderEnrollmentRequest {
  return withoutUndefined(wireValues(checked)) as ProviderEnrollmentRequest;
}

/** The body of PATCH /providers/enrollments/{id}: only what was changed in the form; null empties a field. */
export function enrollmentPatch(
  checked: CheckedEnrollment,
  values: EnrollmentValues,
  before: EnrollmentValues,
): ProviderEnrollmentPatch {
  const wire: Record<string, unknown> = wireValues(checked);
  const names = Object.keys(changedValues(values, before) ?? {});
  return Object.fromEntries(names.map((name) => [name, wire[name] ?? null])) as ProviderEnrollmentPatch;
}

function wireValues(checked: CheckedEnrollment) {
  return {
    ...checked,
    submissionDate: midnight(checked.submissionDate),
    effectiveDate: midnight(checked.effectiveDate),
    closedDate: midnight(checked.closedDate),
  };
}
