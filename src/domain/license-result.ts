import type { Details, License, LicenseVerification, LicenseVerificationResult } from '@/api/models';

/**
 * What the current verification of a license proves: the result that was chosen, or the only one, where it found the license.
 * What waits for a decision, or was decided to be of somebody else, tells nothing about it (rules.md 9.7).
 */
export function currentResult(license: Details<License>): LicenseVerificationResult | undefined {
  const { currentVerification, currentVerificationStatus } = license;
  const status = currentVerificationStatus ?? currentVerification?.status;
  return status === 'Found' ? resultOf(currentVerification) : undefined;
}

/** The result that a verification comes down to, however it ended: the one that was chosen, or the only one. */
export function resultOf(
  verification: LicenseVerification | undefined,
): LicenseVerificationResult | undefined {
  const { results: given, correctResultIndex } = verification ?? {};
  const results = Array.isArray(given) ? given : [];
  if (typeof correctResultIndex === 'number') return results[correctResultIndex];
  return results.length === 1 ? results[0] : undefined;
}

/** What a source said last about a license, as far as it tells that something changed. */
export interface OwnRecord {
  status?: string | null | undefined;
  issued?: string | null | undefined;
  expires?: string | null | undefined;
}

/** The facts that the current verification of a license tells; undefined where it tells none. */
export function factsOf(license: Details<License>): OwnRecord | undefined {
  const result = currentResult(license);
  return result && { status: result.licenseStatus, issued: result.issued, expires: result.expires };
}
