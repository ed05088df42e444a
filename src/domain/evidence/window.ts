import { addDays, localDayOf, daysUntil } from '@/lib/dates';

/** How many days of its window evidence has left before it is worth a warning. */
const expiringDays = 14;

/**
 * By which clock evidence counts (field.md 2.1): so many days · valid on the day of the decision · for good · as long as nobody
 * took it away, as a license of a state where the provider does not practice (field.md 1.2).
 */
export type Clock = 'window' | 'valid' | 'once' | 'not taken away';

export type WindowState = 'Valid' | 'ExpiresSoon' | 'Expired' | 'Undated';

export interface EvidenceWindow {
  state: WindowState;
  /** 0 on the last day that counts, negative once that has passed; undefined where nothing was verified. */
  daysLeft: number | undefined;
  /** The last day on which it counts, `YYYY-MM-DD`. */
  until: string | undefined;
}

/**
 * How long what was verified still counts: `windowDays` days from the day it was verified, that day not counted
 * (field.md 2.1). `from` is an instant in milliseconds.
 */
export function evidenceWindow(
  verifiedAt: string | undefined,
  windowDays: number,
  from?: number,
): EvidenceWindow {
  const day = localDayOf(verifiedAt);
  const until = day && addDays(day, windowDays);
  const daysLeft = daysUntil(until, from);
  if (daysLeft === undefined) return { state: 'Undated', daysLeft: undefined, until: undefined };
  const state = daysLeft < 0 ? 'Expired' : daysLeft <= expiringDays ? 'ExpiresSoon' : 'Valid';
  return { state, daysLeft, until };
}

/** The same in words: `34 days left`, `last day today`, `expired 3 days ago`, `Not verified`. */
export function windowWords({ daysLeft }: Pick<EvidenceWindow, 'daysLeft'>): string {
  if (daysLeft === undefined) return 'Not verified';
  const size = Math.abs(daysLeft);
  const days = `${size} ${size === 1 ? 'day' : 'days'}`;
  if (daysLeft < 0) return `expired ${days} ago`;
  return daysLeft === 0 ? 'last day today' : `${days} left`;
}

/** Of a search of a list that counts no more, by how old it is: what has expired is not an exclusion. */
export function searchWords({ daysLeft }: Pick<EvidenceWindow, 'daysLeft'>, windowDays: number): string {
  const age = windowDays - (daysLeft ?? 0);
  return `search ${age} ${age === 1 ? 'day' : 'days'} old, too old`;
}

const withoutWindow: Readonly<Record<Exclude<Clock, 'window'>, string>> = {
  valid: 'Valid on the day',
  once: 'Does not expire',
  'not taken away': 'No time limit',
};

/** How long an element counts, by its clock: `34 days left` · `Valid on the day` · `Does not expire` · `No time limit`. */
export function clockWords({ clock, ...window }: EvidenceWindow & { clock: Clock }): string {
  return clock === 'window' || window.state === 'Undated' ? windowWords(window) : withoutWindow[clock];
}
