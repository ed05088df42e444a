import * as z from 'zod/mini';
import type { ChecklistItem, ChecklistItemRequest } from '@/api/models';
import { dateText, optionalText, requiredText } from '@/form/schemas';
import { dateForTyping } from '@/lib/typed-date';
import { now } from '@/lib/clock';
import { oldest, referencesOf } from '@/features/credentialing/evidence';
import type { Evidence } from '@/features/credentialing/held';
import { mayBeConfirmed } from './-checklist-items';

/** What an element may be; organizations have words of their own beside these. */
export const elementStatuses = ['Verified', 'Pending', 'Concern', 'Missing', 'NotApplicable'] as const;

export interface ElementValues {
  name: string;
  status: string;
  source: string;
  verifiedOn: string;
  confirmed: boolean;
  /** Keys of the evidence that the element refers to. */
  evidence: string[];
}

export const elementSchema = z
  .object({
    name: requiredText('Name the element.'),
    status: requiredText('Choose a status.'),
    source: optionalText(400),
    verifiedOn: dateText({ past: true }),
    confirmed: z.boolean(),
    evidence: z.array(z.string()),
  })
  .check(
    z.refine(({ status, source }) => status !== 'NotApplicable' || source, {
      path: ['source'],
      error: 'Say why it does not apply.',
    }),
  );

/** An element as the form starts with it; without one, a new element. */
export function elementValues(item: ChecklistItem | undefined, evidence: readonly Evidence[]): ElementValues {
  return {
    name: item?.name ?? '',
    status: item?.status ?? 'Pending',
    source: item?.source ?? '',
    verifiedOn: dateForTyping(item?.verifiedAt),
    confirmed: Boolean(item?.confirmedAt ?? item?.confirmedBy),
    evidence: evidence.map(({ key }) => key),
  };
}

/**
 * The element as it is sent. Without a date of its own it counts from the oldest of its evidence; a time that was not
 * touched keeps its hour. `by` is who confirms it, where it was not confirmed before.
 */
export function elementRequest(
  values: z.output<typeof elementSchema>,
  before: ChecklistItem | undefined,
  known: readonly Evidence[],
  by: string,
): ChecklistItemRequest {
  const evidence = known.filter(({ key }) => values.evidence.includes(key));
  const isSameDay =
    before?.verifiedAt !== undefined && dateForTyping(before.verifiedAt) === dateForTyping(values.verifiedOn);
  const typed = isSameDay ? before?.verifiedAt : values.verifiedOn && `${values.verifiedOn}T00:00:00Z`;
  const verifiedAt = typed || oldest(evidence);
  const wasConfirmed = Boolean(before?.confirmedAt ?? before?.confirmedBy);
  const isConfirmed = values.confirmed && mayBeConfirmed(values.status, evidence);
  return {
    name: values.name,
    status: values.status,
    ...(values.source && { source: values.source }),
    ...(verifiedAt && { verifiedAt }),
    ...(evidence.length > 0 && { references: referencesOf(evidence) }),
    ...(isConfirmed &&
      (wasConfirmed
        ? {
            ...(before?.confirmedAt && { confirmedAt: before.confirmedAt }),
            ...(before?.confirmedBy && { confirmedBy: before.confirmedBy }),
          }
        : { confirmedAt: new Date(now()).toISOString(), confirmedBy: by })),
  };
}
