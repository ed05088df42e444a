import type { LicenseVerification, LicenseVerificationResult } from '@/api/models';
import { count, spellOut } from '@/lib/words';

/** The results of a verification in their order; what is no record is one that says nothing. */
export function resultsOf(verification: LicenseVerification | undefined): LicenseVerificationResult[] {
  const results = listOf(verification?.results);
  return results.map((result) => (typeof result === 'object' && result !== null ? result : {}));
}

/** A list that is one, whatever the service sent. */
export function listOf<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}

/** Why a verification needs review, in words: several results, then each problem with how often it occurs. */
export function reviewReasons(verification: LicenseVerification | undefined): string[] {
  const results = resultsOf(verification);
  const reasons = results.length > 1 ? [`${results.length} results for one license number`] : [];
  const problems = new Map<string, number[]>();
  for (const [index, result] of results.entries()) {
    for (const problem of listOf(result.problems))
      problems.set(problem, [...(problems.get(problem) ?? []), index + 1]);
  }
  for (const [problem, where] of problems) {
    const which =
      results.length > 1 ? ` in ${where.length === 1 ? 'result' : 'results'} ${where.join(', ')}` : '';
    reasons.push(`${spellOut(problem)}${which}`);
  }
  if (reasons.length === 0 && results.length === 0 && verification) reasons.push('No result was kept');
  return reasons;
}

/** The same, in the space of a table cell. */
export function shortReasons(verification: LicenseVerification | undefined): string {
  const results = resultsOf(verification);
  if (results.length > 1) return count(results.length, 'result');
  return reviewReasons(verification).join(', ');
}

/** The result that a decided verification stands for. */
export function resultOf(
  verification: LicenseVerification | undefined,
): LicenseVerificationResult | undefined {
  return resultsOf(verification)[verification?.correctResultIndex ?? 0];
}
