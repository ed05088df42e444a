import type { components } from '../../src/api/schema';
import type { LicenseRecord, VerificationRecord } from '../store/world';

type Result = components['schemas']['LicenseVerificationResult'];
type FlexibleData = components['schemas']['FlexibleData'];

/** The result of a verification that counts: the chosen one, or the only one. */
export function countedResult(verification: VerificationRecord): Result | undefined {
  const { results = [], correctResultIndex } = verification;
  if (correctResultIndex !== undefined) return results[correctResultIndex];
  return results.length === 1 ? results[0] : undefined;
}

/**
 * What a verification tells about its license. Only a verification that found the license tells
 * anything; after any other outcome the last known facts stay.
 */
export function factsOf(
  verification: VerificationRecord,
): Pick<LicenseRecord, 'status' | 'issueDate' | 'expiryDate' | 'hasDisciplinaryActions'> {
  const result = verification.status === 'Found' ? countedResult(verification) : undefined;
  if (!result) return {};
  return {
    status: result.licenseStatus,
    issueDate: result.issued,
    expiryDate: result.expires,
    hasDisciplinaryActions: hasEntries(result.disciplinaryActions),
  };
}

/** Whether two successful verifications tell different things; files and their paths do not count. */
export function differ(a: VerificationRecord, b: VerificationRecord): boolean {
  return comparable(a) !== comparable(b);
}

function comparable(verification: VerificationRecord): string {
  const result = countedResult(verification);
  if (!result) return '';
  const { screenshots: _, attachments: _files, problems: _problems, ...facts } = result;
  return JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether a node of flexible data holds anything: a row of a table, or a value of a form (rules.md 10.1). */
function hasEntries(node: FlexibleData | undefined): boolean {
  const open: unknown[] = [node];
  while (open.length > 0) {
    const next = open.pop();
    if (!isNode(next)) continue;
    if (next.type === 'Table') {
      if (Array.isArray(next.data) && next.data.length > 0) return true;
    } else if (next.type === 'Form') {
      if (Object.keys(next.data ?? {}).length > 0) return true;
    } else {
      open.push(...Object.values(next.data ?? {}));
    }
  }
  return false;
}

function isNode(value: unknown): value is { type?: string; data?: object } {
  return typeof value === 'object' && value !== null && 'type' in value;
}
