import type { Details, License, LicenseType } from '@/api/models';
import { currentResult } from './license-result';
import { isEmptyDay } from '@/lib/stated-day';
import { stateName } from '@/lib/states';
import { spellOut } from '@/lib/words';

/** In an order that stays the same while verifications run: the primary license, then by number. */
export function primaryFirst(licenses: readonly License[]): License[] {
  return licenses.toSorted(
    (a, b) =>
      Number(b.isPrimary ?? false) - Number(a.isPrimary ?? false) ||
      (a.licenseNumber ?? '').localeCompare(b.licenseNumber ?? ''),
  );
}

export interface Expiry {
  value: string;
  /** Whether the source said so; otherwise the organization states it. */
  verified: boolean;
}

/** When a license expires, by its source or, where that is silent, by what the organization holds. */
export function licenseExpiry(license: Details<License>): Expiry | undefined {
  const found = currentResult(license)?.expires;
  if (found && !isEmptyDay(found)) return { value: found, verified: true };
  const stated = license.nonVerifiedInfo?.expirationDate;
  return stated && !isEmptyDay(stated) ? { value: stated, verified: false } : undefined;
}

/** `Nurse practitioner, NV`; the state alone, the type alone, or undefined. */
export function licenseTypeWords(license: Details<License>): string | undefined {
  const state = license.state ?? license.licenseType?.source?.state;
  return [license.licenseType?.name, state].filter(Boolean).join(', ') || undefined;
}

/** `Nevada license`, as sentences call it. */
export function licenseInWords(license: Details<License>): string {
  const state = stateName(license.state ?? license.licenseType?.source?.state);
  return state ? `${state} license` : 'License';
}

/** Whether a verification is queued or running. */
export function isUnderWay(license: Details<License>): boolean {
  const status = license.jobStatus ?? license.currentVerificationStatus;
  return status === 'Pending' || status === 'Working';
}

/** What to show as the verification status: the work under way comes before the last result. */
export function shownStatus(license: Details<License>): string | undefined {
  return isUnderWay(license)
    ? (license.jobStatus ?? license.currentVerificationStatus)
    : license.currentVerificationStatus;
}

/** Why a verification needs review, in words: "name differs", "3 results". */
export function reviewReasons(license: Details<License>): string[] {
  const given = license.currentVerification?.results;
  const results = Array.isArray(given) ? given : [];
  const problems = new Set(results.flatMap((result) => result?.problems ?? []));
  const reasons = [...problems].map((problem) => spellOut(problem).toLowerCase());
  return results.length > 1 ? [`${results.length} results`, ...reasons] : reasons;
}

/** Known trouble of the source, to warn before a verification; undefined when there is none. */
export function sourceTrouble(type: Details<LicenseType> | undefined): string | undefined {
  const { name = 'The source', isDegraded, availability } = type?.source ?? {};
  if (availability && availability !== 'Available')
    return `${name} is ${spellOut(availability).toLowerCase()} at present.`;
  return isDegraded ? `${name} is degraded at present: it answers slowly or not always.` : undefined;
}

/** Whether the source of a license charges for a lookup; undefined when the service does not say. */
export function hasFee(license: Details<License>): boolean | undefined {
  const { licenseType } = license;
  const state = license.state ?? licenseType?.source?.state;
  const passedOn = licenseType?.sources?.find((source) => source?.state === state)?.hasPassThroughFee;
  return passedOn ?? license.currentVerification?.verificationSource?.hasPassThroughFee;
}
