import { formatDate } from '@/lib/dates';
import { count } from '@/lib/words';
import type { Program } from '../program';
import type { Element } from './types';

/**
 * Which rules say whether an element counts on the day of a decision, `YYYY-MM-DD`, in a sentence: of a license its own expiry
 * and the age of its verification, which are two (field.md 1.1, 2.1), of what has no time limit what counts in its place
 * (1.2, 2.1). Undefined where the time limit of the program is all there is, or nothing ends.
 */
export function clockRule(
  { clock, evidence }: Pick<Element, 'clock' | 'evidence'>,
  program: Program,
  day: string,
): string | undefined {
  const licenses = evidence.filter(({ kind }) => kind === 'licenseVerifications');
  const days = licenses.flatMap(({ license }) => license?.onDay.until?.day ?? []);
  const ends = [...new Set(days)].toSorted().map(formatDate).join(' and ');
  const expiry = ends && ` (${ends})`;
  if (clock === 'not taken away')
    return `Not a practice state. The decision needs only that this license was not taken away: its expiration date${expiry} and the age of its verification do not count.`;
  if (clock === 'valid')
    return 'For the decision it counts that this is in force on that day, not how long ago it was verified.';
  if (clock === 'once' || licenses.length === 0) return undefined;
  const limit = count(program.windowDays(day), 'day');
  const inForce = `the license is in force on that day${ends && ` (expiration date ${ends})`}`;
  return `Two rules count for the decision: ${inForce}, and it was verified no more than ${limit} before ${program.runsTo}.`;
}
