import type { License, LicenseVerification } from '@/api/models';
import { defineDrafts } from '@/queue/drafts';
import { emptyDraft, noteOf, remarkOf, type Draft } from '@/review/decision';
import type { DecidedBy } from '@/review/decision-flow';

/** A draft as it lies in the browser, with who made the decision since, so that a reload loses no note. */
export interface KeptDraft extends Draft {
  decided?: DecidedBy | undefined;
}

/** What the draft about a verification of a license is kept under. */
export const draftId = (licenseId: string, verificationId: string | undefined): string =>
  `${licenseId}:${verificationId ?? ''}`;

const decisions = ['Found', 'NotFound', 'Failed'] as const;

/** What was typed for verifications and is not kept as a note yet. */
export const reviewDrafts = defineDrafts<KeptDraft>({
  of: 'review',
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return emptyDraft;
    const { decision, resultIndex, reason, text, decided } = stored as Record<string, unknown>;
    return {
      decision: decisions.find((one) => one === decision),
      resultIndex: typeof resultIndex === 'number' ? resultIndex : undefined,
      reason: typeof reason === 'string' ? reason : '',
      text: typeof text === 'string' ? text : '',
      decided: decided === 'us' || decided === 'others' ? decided : undefined,
    };
  },
  isEmpty: ({ decision, reason, text }) => !decision && !reason && !text,
});

/** A license as notes name it. */
export const notedLicense = ({ licenseNumber, state }: License) => ({
  number: licenseNumber ?? '',
  state: state ?? '',
});

/** Whether a decision that stands is the one in a draft. */
export const isAsDrafted = (
  { status, correctResultIndex: index }: LicenseVerification,
  { decision, resultIndex }: Draft,
): boolean =>
  status === decision && (resultIndex === undefined || typeof index !== 'number' || index === resultIndex);

/** The note that keeps a draft's reason, in the words that fit whoever decided. */
export function noteText(draft: Draft, decided: DecidedBy, license: License, results: number): string {
  const about = notedLicense(license);
  return decided === 'us' ? noteOf(draft, about, results) : remarkOf(draft, about);
}
