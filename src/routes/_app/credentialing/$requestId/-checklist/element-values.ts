import * as z from 'zod/mini';
import type { ChecklistItem, ChecklistItemRequest } from '@/api/models';
import { saysNothing, saysSomething } from '@/domain/reason';
import { dateText, optionalText, requiredText } from '@/form/schemas';
import { dateForTyping } from '@/lib/typed-date';
import { readRecords, writeRecords } from '@/domain/evidence/verification-record';
import { oldest, referencesOf } from '@/domain/evidence/references';
import type { Evidence } from '@/domain/evidence/types';

/** What an element may be; organizations have words of their own beside these. */
export const elementStatuses = ['Verified', 'Pending', 'Concern', 'Missing', 'NotApplicable'] as const;

export interface ElementValues {
  name: string;
  status: string;
  source: string;
  verifiedOn: string;
  /** Keys of the evidence that the element refers to. */
  evidence: string[];
}

export const elementSchema = z
  .object({
    name: requiredText('Name the element.'),
    status: requiredText('Choose a status.'),
    source: optionalText(400),
    verifiedOn: dateText({ past: true }),
    evidence: z.array(z.string()),
  })
  .check(
    z.refine(({ name, status, source = '' }) => status !== 'NotApplicable' || saysSomething(source, [name]), {
      path: ['source'],
      error: saysNothing,
    }),
  );

/** An element as the form starts with it; without one, a new element. */
export function elementValues(item: ChecklistItem | undefined, evidence: readonly Evidence[]): ElementValues {
  return {
    name: item?.name ?? '',
    status: item?.status ?? 'Pending',
    source: readRecords(item?.source).rest,
    verifiedOn: dateForTyping(item?.verifiedAt),
    evidence: evidence.map(({ key }) => key),
  };
}

/**
 * The element as it is sent. Without a date of its own it counts from the oldest of its evidence; a time that was not
 * touched keeps its hour. Records of verifications, which stand in the source, and who made them stay.
 */
export function elementRequest(
  values: z.output<typeof elementSchema>,
  before: ChecklistItem | undefined,
  known: readonly Evidence[],
): ChecklistItemRequest {
  const evidence = known.filter(({ key }) => values.evidence.includes(key));
  const isSameDay =
    before?.verifiedAt !== undefined && dateForTyping(before.verifiedAt) === dateForTyping(values.verifiedOn);
  const typed = isSameDay ? before?.verifiedAt : values.verifiedOn && `${values.verifiedOn}T00:00:00Z`;
  const verifiedAt = typed || oldest(evidence);
  const source = writeRecords(readRecords(before?.source).records, values.source ?? '');
  return {
    name: values.name,
    status: values.status,
    ...(source && { source }),
    ...(verifiedAt && { verifiedAt }),
    ...(evidence.length > 0 && { references: referencesOf(evidence) }),
    ...(before?.confirmedAt && { confirmedAt: before.confirmedAt }),
    ...(before?.confirmedBy && { confirmedBy: before.confirmedBy }),
  };
}
