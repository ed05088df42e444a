import type { Details, ProviderEnrollment } from '@/api/models';
import { daysBetween, formatDate } from '@/lib/dates';
import { statedDay } from '@/lib/stated-day';
import { textOf } from '@/lib/words';

type Enrollment = Details<ProviderEnrollment>;

/**
 * Whether an enrollment has ended before a day, `YYYY-MM-DD`, whatever its status says: it counts to the end of the day on which it
 * is closed, and a day to come has not ended it (rules.md 15.4).
 */
export function hasEnded({ closedDate }: Pick<Enrollment, 'closedDate'>, today: string): boolean {
  const closed = statedDay(closedDate);
  return closed !== undefined && closed < today;
}

/** For how many days the payer has not answered, as of a day, `YYYY-MM-DD`; undefined unless it was submitted, waits and has not ended. */
export function daysSinceSubmission(
  { enrollmentStatus, submissionDate, closedDate }: Enrollment,
  today: string,
): number | undefined {
  const waits = enrollmentStatus === 'Submitted' && !hasEnded({ closedDate }, today);
  const submitted = waits ? statedDay(submissionDate) : undefined;
  const days = submitted === undefined ? undefined : daysBetween(submitted, today);
  return days === undefined ? undefined : Math.max(0, days);
}

const reasonLine =
  /^\s*(?:reason (?:of|for) (?:the )?denial|denial reason|denied(?: because)?)\s*:\s*(.+)$/im;

/**
 * Why a payer has denied an enrollment: the service has no field for it, so that it is a line of the comments, `Reason of denial:
 * panel closed`, else the comments as they are (rules.md 15.5). Undefined of one that was not denied, and where nothing is said.
 */
export function denialReason({ enrollmentStatus, comments }: Enrollment): string | undefined {
  if (enrollmentStatus !== 'Denied') return undefined;
  const text = textOf(comments).trim();
  return reasonLine.exec(text)?.[1]?.trim() || text || undefined;
}

/** From when on services can be billed. */
export interface Billing {
  /** The effective date, `YYYY-MM-DD`; undefined where the service does not tell it. */
  since: string | undefined;
  /** It lies before the day of submission: the payer pays for what was done before it was asked. */
  isRetroactive: boolean;
  /** It has not come yet. */
  isComing: boolean;
}

/** From when on an enrolled provider can bill, as of a day, `YYYY-MM-DD`; undefined of one who is not enrolled, or not any more. */
export function billingOf(
  { enrollmentStatus, effectiveDate, submissionDate, closedDate }: Enrollment,
  today: string,
): Billing | undefined {
  if (enrollmentStatus !== 'Enrolled' || hasEnded({ closedDate }, today)) return undefined;
  const [since, submitted] = [statedDay(effectiveDate), statedDay(submissionDate)];
  return {
    since,
    isRetroactive: since !== undefined && submitted !== undefined && since < submitted,
    isComing: since !== undefined && since > today,
  };
}

/** `Nov 1, 2026, retroactive` · `From Dec 15, 2026` · `Not known`: no effective date is on file. */
export function billingWords({ since, isRetroactive, isComing }: Billing): string {
  if (since === undefined) return 'Not known';
  const day = formatDate(since);
  return `${isComing ? `From ${day}` : day}${isRetroactive ? ', retroactive' : ''}`;
}

/** How long a payer takes to answer what waits with it. */
export interface Waiting {
  amount: number;
  /** Days since submission; of an even number the middle of the two in the middle. Undefined where no day is told. */
  median: number | undefined;
  longest: number | undefined;
}

/** How many enrollments wait and for how long; takes the days of each, undefined where its day of submission is not told. */
export function waitingOf(days: readonly (number | undefined)[]): Waiting {
  const known = days.filter((one) => one !== undefined).toSorted((one, other) => one - other);
  const middle = known.length / 2;
  const [lower, upper] = [known[Math.ceil(middle) - 1], known[Math.floor(middle)]];
  return {
    amount: days.length,
    median: lower === undefined || upper === undefined ? undefined : (lower + upper) / 2,
    longest: known.at(-1),
  };
}
