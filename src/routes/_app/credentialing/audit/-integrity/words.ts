import { formatDate } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import type { AuditedChange } from './changes';
import type { IntegrityAudit } from './read';

/** `The event log has 1,204 changes to credentialing data in 2026. 50 were selected for review.` */
export function populationWords({ question, population, changes }: IntegrityAudit): string {
  if (population === 0) return `The event log has no changes to credentialing data in ${question.year}.`;
  const selected = changes.length === population ? 'All' : formatNumber(changes.length);
  return `The event log has ${count(population, 'change')} to credentialing data in ${question.year}. ${selected} ${changes.length === 1 ? 'was' : 'were'} selected for review.`;
}

/** What the sample comes to: how many were entered after the fact, and of how many no other day, or no value, is known. */
export function outcomeWords({ changes }: IntegrityAudit): string {
  const known = changes.filter(({ daysAfter }) => daysAfter !== undefined);
  const late = known.filter(({ daysAfter = 0 }) => daysAfter > 0).length;
  const unknown = changes.length - known.length;
  const were = `Entered after the fact: ${formatNumber(late)} of ${count(known.length, 'change')} with an effective date.`;
  const rest = `No effective date on record: ${count(unknown, 'change')}.`;
  const silent = changes.filter(({ from, to }) => from === undefined && to === undefined).length;
  const values = `Old and new values not reported: ${count(silent, 'change')}.`;
  return [
    ...(known.length > 0 ? [were] : []),
    ...(unknown > 0 ? [rest] : []),
    ...(silent > 0 ? [values] : []),
  ].join(' ');
}

/** What is a change, how they are selected, and how far the log tells, so that it can be done again. */
export const methodWords = [
  'What counts as a change: an edit to a provider, facility, license, verification, match, credentialing request, checklist or file. Viewing records, notes and alerts do not count.',
  'How changes are selected: each change gets a number, the SHA-256 of the seed, a colon and the ID of its log entry. The lowest numbers are selected. The same seed and the same log give the same sample.',
  'What the event log holds: which fields changed, when, and who changed them. Old and new values are shown where they are on record. All others are not reported.',
  'After the fact: the change was entered later than its effective date. This is known for decisions of the committee and the medical director, for stages of credentialing requests, and for decision dates that were not changed again.',
];

/** A value as it is told; a date as everywhere. */
export const valueWords = (value: string | undefined): string =>
  value === undefined ? 'not reported' : formatDate(value);

/** From what to what, as far as it is known. */
export function valuesWords({ from, to }: AuditedChange): string {
  if (from === undefined && to === undefined) return 'Old and new values not reported';
  return `Old value: ${valueWords(from)}. New value: ${valueWords(to)}`;
}

/** Whether a change was entered after the fact. */
export function afterWords({ effective, daysAfter }: AuditedChange): string {
  if (!effective || daysAfter === undefined) return 'No effective date on record';
  const day = `${effective.what} ${formatDate(effective.day)}`;
  return daysAfter === 0
    ? `${day}: entered the same day`
    : `${day}: entered ${count(daysAfter, 'day')} after the fact`;
}
