import type { License, LicenseVerification } from '@/api/models';
import { readStored, writeStored } from '@/lib/storage';
import { emptyDraft, noteOf, remarkOf, type Draft } from '@/review/decision';
import type { DecidedBy } from '@/review/decision-flow';

/** A draft as it lies in the browser, with who made the decision since, so that a reload loses no note. */
export interface KeptDraft {
  draft: Draft;
  decided?: DecidedBy | undefined;
}

const nameOf = (licenseId: string, verificationId: string | undefined) =>
  `draft:review:${licenseId}:${verificationId ?? ''}`;

const decisions = ['Found', 'NotFound', 'Failed'] as const;

/** The draft of a verification as it was left, whatever lies in storage. */
export function readDraft(licenseId: string, verificationId: string | undefined): KeptDraft {
  const stored = readStored('session', nameOf(licenseId, verificationId));
  if (typeof stored !== 'object' || stored === null) return { draft: emptyDraft };
  const { decision, resultIndex, reason, text, decided } = stored as Record<string, unknown>;
  return {
    draft: {
      decision: decisions.find((one) => one === decision),
      resultIndex: typeof resultIndex === 'number' ? resultIndex : undefined,
      reason: typeof reason === 'string' ? reason : '',
      text: typeof text === 'string' ? text : '',
    },
    decided: decided === 'us' || decided === 'others' ? decided : undefined,
  };
}

/** Keeps a draft until the tab closes or the user signs out; an empty one is forgotten. */
export function keepDraft(
  licenseId: string,
  verificationId: string | undefined,
  { draft, decided }: KeptDraft,
): void {
  const isEmpty = !draft.decision && !draft.reason && !draft.text;
  writeStored('session', nameOf(licenseId, verificationId), isEmpty ? undefined : { ...draft, decided });
}

/** Takes away what was typed for a decision, once it is made. */
export function forgetDraft(licenseId: string, verificationId: string | undefined): void {
  writeStored('session', nameOf(licenseId, verificationId), undefined);
}

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
