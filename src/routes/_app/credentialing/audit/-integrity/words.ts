import { formatDate } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import type { AuditedChange } from './changes';
import type { IntegrityAudit } from './read';

/** `In 2026, the event log tells of 1,204 changes to credentialing facts. 50 are selected.` */
export function populationWords({ question, population, changes }: IntegrityAudit): string {
  if (population === 0)
    return `In ${question.year}, the event log tells of no change to credentialing facts.`;
  const selected = changes.length === population ? 'All' : formatNumber(changes.length);
  return `In ${question.year}, the event log tells of ${count(population, 'change')} to credentialing facts. ${selected} ${changes.length === 1 ? 'is' : 'are'} selected.`;
}

/** What the sample comes to: how many were entered after the fact, and of how many no other day is known. */
export function outcomeWords({ changes }: IntegrityAudit): string {
  const known = changes.filter(({ daysAfter }) => daysAfter !== undefined);
  const late = known.filter(({ daysAfter = 0 }) => daysAfter > 0).length;
  const unknown = changes.length - known.length;
  const were = `${formatNumber(late)} of ${count(known.length, 'change')} whose day is known ${late === 1 ? 'was' : 'were'} entered after the fact.`;
  const rest = `Of ${count(unknown, 'change')} nothing tells another day than that of the entry.`;
  return [...(known.length > 0 ? [were] : []), ...(unknown > 0 ? [rest] : [])].join(' ');
}

/** What is a change, how they are selected, and how far the log tells, so that it can be done again. */
export const methodWords = [
  'Changes are entries of the event log about the data of providers and facilities, licenses, verifications, matches, credentialing requests, checklists and files. Reads, notes and alerts are none.',
  'Each change’s number is the SHA-256 of seed, colon and the id of its entry. The first of these numbers are selected. The same seed and the same entries give the same sample.',
  'The event log names the fields that were changed and who changed them. It holds values before and after where they are told here; all others are not reported.',
  'After the fact: the day that the change is about lies before the day on which it was entered. Such a day is known of decisions of the committee and the medical director, of the stages of credentialing requests, and of the date of a decision that nobody changed since.',
];

/** A value as it is told; a date as everywhere. */
export const valueWords = (value: string | undefined): string =>
  value === undefined ? 'not reported' : formatDate(value);

/** From what to what, as far as it is known. */
export function valuesWords({ from, to }: AuditedChange): string {
  if (from === undefined && to === undefined) return 'Values before and after are not reported';
  return `From ${from === undefined ? 'what is not reported' : valueWords(from)} to ${to === undefined ? 'what is not reported' : valueWords(to)}`;
}

/** Whether a change was entered after the fact. */
export function afterWords({ effective, daysAfter }: AuditedChange): string {
  if (!effective || daysAfter === undefined) return 'No other day is known';
  const day = `${effective.what} ${formatDate(effective.day)}`;
  return daysAfter === 0
    ? `${day}: entered on that day`
    : `${day}: entered ${count(daysAfter, 'day')} after the fact`;
}
