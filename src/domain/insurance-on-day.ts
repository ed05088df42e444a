import { calendarDay, daysBetween, formatDate } from '@/lib/dates';
import { count, textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import type { VerificationRecord } from './evidence/verification-record';
import { checkFacts, type RecordedCheck } from './recorded-checks';
import type { TreatLine } from './treat';

type Facts = Readonly<Record<string, unknown>>;

interface Policy {
  name: string;
  from: string | undefined;
  until: string | undefined;
  entry: Facts;
}

/** Fields of a policy of a provider, and of a facility. */
const starts = ['currentEffectiveDate', 'effectiveDate', 'originalEffectiveDate'];
const ends = ['currentExpirationDate', 'expirationDate'];
const firstDay = (entry: Facts, names: readonly string[]) =>
  names.map((name) => statedDay(entry[name])).find((day) => day !== undefined);

/** A policy as an entry of the file states it. */
export const policyOf = (entry: Facts): Policy => ({
  name: textOf(entry['name']) || 'Liability insurance',
  from: firstDay(entry, starts),
  until: firstDay(entry, ends),
  entry,
});

/** Whether a policy covers a day, `YYYY-MM-DD`: it has an end that has not passed, and its beginning is not to come. */
export const covers = (day: string, { from, until }: Policy): boolean =>
  until !== undefined && until >= day && (from === undefined || from <= day);

/** Names of the element that policies belong to, the one that new checklists have first. */
export const insuranceNames = [
  'Liability insurance',
  'Malpractice insurance',
  'Professional liability insurance',
] as const;

/** Whether an element of a checklist is that of policies, by its name. */
export const isOfInsurance = (name: string | undefined): boolean =>
  insuranceNames.some((one) => one.toLowerCase() === textOf(name).trim().toLowerCase());

/** Whether what an insurer said beside the console tells that a policy covers a day, `YYYY-MM-DD`: by its end (field.md 2.1). */
export const recordCovers = (day: string, { date, until }: VerificationRecord): boolean =>
  date <= day && (calendarDay(until) ?? '') >= day;

/**
 * Whether malpractice insurance is in force on a day, `YYYY-MM-DD` (field.md 2.1): valid on the day, however long ago it
 * was stated. One policy that covers the day is enough; `entries` is undefined where they could not be read. Where none is on
 * file, what somebody recorded of the insurer counts.
 */
export function insuranceLine(
  entries: readonly Facts[] | undefined,
  day: string,
  recorded: readonly RecordedCheck[] = [],
): TreatLine {
  const line = {
    key: 'insurance',
    topic: 'insurance',
    answer: 'cannot confirm',
    evidence: { kind: 'info', collection: 'liabilityInsurances' },
  } as const;
  if (!entries)
    return {
      ...line,
      text: 'Liability insurance could not be read',
      brief: 'liability insurance could not be read',
    };
  const open = { ...line, action: { kind: 'add', collection: 'liabilityInsurances' } } as const;
  const byHand =
    entries.length === 0 &&
    recorded.findLast((one) => isOfInsurance(one.element) && !one.isConcern && recordCovers(day, one));
  if (byHand)
    return {
      ...line,
      ...checkFacts(byHand),
      answer: 'yes',
      text: `Liability insurance, in force until ${formatDate(byHand.until)}`,
      brief: 'liability insurance in force',
    };
  if (entries.length === 0)
    return { ...open, text: 'No liability insurance on file', brief: 'no liability insurance on file' };
  const policies = entries.map(policyOf);
  const running = policies.find((policy) => covers(day, policy));
  if (running) {
    const text = `${running.name}, in force until ${formatDate(running.until)}`;
    return {
      ...line,
      answer: 'yes',
      text,
      brief: 'liability insurance in force',
      verifiedAt: changed(running),
    };
  }
  const latest = policies.toSorted((one, other) => ((other.until ?? '') > (one.until ?? '') ? 1 : -1))[0];
  if (!latest?.until) {
    const text = `${latest?.name ?? 'Liability insurance'}: until when it is in force is not on file`;
    return {
      ...open,
      text,
      brief: 'the end of the liability insurance is not on file',
      verifiedAt: changed(latest),
    };
  }
  if (latest.until >= day) {
    const text = `${latest.name}: in force from ${formatDate(latest.from)} on`;
    return { ...open, text, brief: 'liability insurance is not in force yet', verifiedAt: changed(latest) };
  }
  const ago = count(daysBetween(latest.until, day) ?? 0, 'day');
  return {
    ...open,
    text: `${latest.name}: ended ${ago} ago, ${formatDate(latest.until)}`,
    brief: `liability insurance ended ${formatDate(latest.until)}`,
    verifiedAt: changed(latest),
  };
}

const changed = (policy: Policy | undefined) => textOf(policy?.entry['lastUpdatedAt']) || undefined;
