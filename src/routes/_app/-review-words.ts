import type { LicenseVerification } from '@/api/models';
import { count, spellOut } from '@/lib/words';

/** Why a verification needs review, in words: several results, then each problem with how often it occurs. */
export function reviewReasons(verification: LicenseVerification | undefined): string[] {
  const results = verification?.results ?? [];
  const reasons = results.length > 1 ? [`${results.length} results for one license number`] : [];
  const problems = new Map<string, number[]>();
  for (const [index, result] of results.entries()) {
    for (const problem of result?.problems ?? [])
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
  const results = verification?.results ?? [];
  if (results.length > 1) return count(results.length, 'result');
  return reviewReasons(verification).join(', ');
}
