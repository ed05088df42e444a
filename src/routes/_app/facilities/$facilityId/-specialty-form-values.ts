import * as z from 'zod/mini';
import type { FacilitySpecialty, FacilitySpecialtyPatch, FacilitySpecialtyRequest } from '@/api/models';
import { changedShape } from '@/form/changed-shape';
import { changedValues } from '@/form/drafts';
import { dateText, requiredChoice } from '@/form/schemas';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { withoutUndefined } from '@/lib/values';

const shape = {
  taxonomyId: requiredChoice('Choose a specialty.'),
  credentialedDate: dateText({ past: true }),
  recredentialedDates: z.array(z.object({ date: dateText({ past: true }) })),
  nextCredentialingDate: dateText(),
};

interface Dates {
  credentialedDate?: string | undefined;
  nextCredentialingDate?: string | undefined;
  recredentialedDates: { date?: string | undefined }[];
}

const day = (text: string | undefined) => parseTypedDate(text ?? '');

interface Issue {
  path: (string | number)[];
  message: string;
}

/** Credentialed first, then again, the next time last. Fields that were not touched are still as they are typed. */
function outOfOrder(values: Dates): Issue[] {
  const first = day(values.credentialedDate);
  const again = values.recredentialedDates.map(({ date }) => day(date));
  const issues: Issue[] = again.flatMap((date, index) => {
    if (!first || !date || date >= first) return [];
    const message = 'This comes before the day it was first credentialed.';
    return [{ path: ['recredentialedDates', index, 'date'], message }];
  });
  const days = [first, ...again].flatMap((one) => one ?? []).toSorted();
  const [last, next] = [days.at(-1), day(values.nextCredentialingDate)];
  if (last && next && next <= last)
    issues.push({ path: ['nextCredentialingDate'], message: 'This must come after the last credentialing.' });
  return issues;
}

/** Says what is out of order now that was not in `before`. */
const inOrder = (before?: Dates) =>
  z.superRefine((values: Dates, context) => {
    const old = new Set((before ? outOfOrder(before) : []).map(({ path }) => path.join('.')));
    for (const issue of outOfOrder(values))
      if (!old.has(issue.path.join('.'))) context.addIssue({ code: 'custom', ...issue });
  });

export const specialtySchema = z.object(shape).check(inOrder());

export type SpecialtyValues = z.input<typeof specialtySchema>;
export type CheckedSpecialty = z.output<typeof specialtySchema>;

/** Checks the fields that differ from `before`; what was out of order already does not stand in the way. */
export function changedSpecialtySchema(
  values: SpecialtyValues,
  before: SpecialtyValues,
): typeof specialtySchema {
  return z.object(changedShape(shape, values, before)).check(inOrder(before));
}

/** A specialty as the form shows it; without one, an empty form. */
export function specialtyValues(specialty: FacilitySpecialty = {}): SpecialtyValues {
  return {
    taxonomyId: specialty.taxonomyId ?? '',
    credentialedDate: dateForTyping(specialty.credentialedDate),
    recredentialedDates: (specialty.recredentialedDates ?? []).map((date) => ({ date: dateForTyping(date) })),
    nextCredentialingDate: dateForTyping(specialty.nextCredentialingDate),
  };
}

function wireDates(checked: CheckedSpecialty) {
  const { taxonomyId: _taxonomy, ...dates } = checked;
  // A row that was left unread by the check of changes still holds what was typed.
  return {
    ...dates,
    recredentialedDates: dates.recredentialedDates.flatMap(({ date }) => day(date) ?? []).toSorted(),
  };
}

/** The body of POST …/specialties; what was left empty is left out. */
export function specialtyRequest(checked: CheckedSpecialty): FacilitySpecialtyRequest {
  const { recredentialedDates, ...dates } = wireDates(checked);
  return {
    taxonomyId: checked.taxonomyId,
    ...withoutUndefined(dates),
    ...(recredentialedDates.length > 0 && { recredentialedDates }),
  };
}

/** The body of PATCH …/specialties/{facilitySpecialtyId}: only the dates that were changed; null empties one. */
export function specialtyPatch(
  checked: CheckedSpecialty,
  values: SpecialtyValues,
  before: SpecialtyValues,
): FacilitySpecialtyPatch {
  const wire: Record<string, unknown> = wireDates(checked);
  const { taxonomyId: _taxonomy, ...changed } = changedValues(values, before) ?? {};
  return Object.fromEntries(Object.keys(changed).map((name) => [name, wire[name] ?? null]));
}
