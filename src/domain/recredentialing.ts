import { daysBetween, formatDate, monthNumber } from '@/lib/dates';
import { count } from '@/lib/words';

/** A cycle of credentialing in months (field.md 2.2). */
export const cycleMonths = 36;

/** Until so many days after its date a recredentialing may still go as one (field.md 2.2). */
const lateDays = 30;

/**
 * How many months a due date lies after a decision, both `YYYY-MM-DD`, whatever the days: from January 12 to January 31 of
 * the third year after it is 36.
 */
export const monthsBetween = (decided: string, due: string): number =>
  monthNumber(due) - monthNumber(decided);

/** As what the next credentialing of somebody goes, and why. */
export interface NextRequest {
  type: 'ReCredentialing' | 'Initial';
  /** Whole sentences. */
  why: string;
}

/**
 * As what somebody goes who is due on a day, both `YYYY-MM-DD`: as recredentialing up to 30 days after it, later as initial
 * credentialing (field.md 2.2). Without a due date nobody can say that it is late.
 */
export function nextRequest(due: string | undefined, day: string): NextRequest {
  if (due === undefined) return { type: 'ReCredentialing', why: 'No recredentialing date is on file.' };
  const late = daysBetween(due, day) ?? 0;
  const when = formatDate(due);
  if (late <= 0) return { type: 'ReCredentialing', why: `Recredentialing is due ${when}.` };
  const since = `Recredentialing was due ${when}, ${count(late, 'day')} ago.`;
  if (late <= lateDays)
    return {
      type: 'ReCredentialing',
      why: `${since} Up to ${lateDays} days late it still goes as recredentialing.`,
    };
  return {
    type: 'Initial',
    why: `${since} More than ${lateDays} days late it goes as initial credentialing.`,
  };
}
