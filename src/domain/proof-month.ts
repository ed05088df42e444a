import type { Details, Provider } from '@/api/models';
import { addDays, localDayOf } from '@/lib/dates';
import { isEmptyDay, statedLocalDay } from '@/lib/stated-day';

/** A calendar month of the reader's own days. */
export interface ProofMonth {
  /** `2026-10`. */
  month: string;
  /** Its first and its last day, `YYYY-MM-DD`. */
  first: string;
  last: string;
}

const written = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** `2026-10` as a month; undefined for a text that is none. */
export function proofMonth(month: string | undefined): ProofMonth | undefined {
  if (!month || !written.test(month)) return undefined;
  const first = `${month}-01`;
  return { month, first, last: addDays(monthsAfter(month, 1) + '-01', -1) ?? first };
}

/** The month so many months after another, `2026-10` and 1 → `2026-11`; negative is before. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The last month that is over on a day: on `2026-11-29` it is `2026-10`. */
export const lastFullMonth = (today: string): string => monthsAfter(today.slice(0, 7), -1);

/** Somebody was deactivated, or active again. */
export interface Turn {
  at: string;
  isActive: boolean;
}

/**
 * How somebody stands in a month (field.md 2.15): searches are due of who was active from before its first day until
 * after its last. `added` is also who was active again only within it, `left` who was deactivated within it, on a day
 * that the service may not tell; `absent` who was not active in it at all.
 */
export interface Standing {
  is: 'due' | 'added' | 'left' | 'absent';
  on?: string | undefined;
}

/**
 * How a provider stands in a month. `turns` are what the event log tells of the provider from the first day of the month
 * on, in any order: a reactivation takes the day of the deactivation before it away (rules.md 6.3), so that the provider
 * alone does not tell of every month in the past.
 */
export function standingIn(
  { createdAt, deactivated, deactivatedAt }: Details<Provider>,
  { first, last }: ProofMonth,
  turns: readonly Turn[],
): Standing {
  const created = localDayOf(createdAt);
  if (created && created > last) return { is: 'absent' };
  const [turn] = turns.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const turned = turn && localDayOf(turn.at);
  if (turn && turned) {
    if (turn.isActive) return turned > last ? { is: 'absent' } : { is: 'added', on: turned };
    if (turned <= last) return { is: 'left', on: turned };
  } else if (deactivated || (deactivatedAt && !isEmptyDay(deactivatedAt))) {
    const left = statedLocalDay(deactivatedAt);
    if (!left) return { is: 'left' };
    if (left < first) return { is: 'absent' };
    if (left <= last) return { is: 'left', on: left };
  }
  return created && created >= first ? { is: 'added', on: created } : { is: 'due' };
}
