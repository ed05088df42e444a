import { addDays, daysBetween, formatDate } from '@/lib/dates';
import type { ExpirableKind } from './expirable-kinds';
import type { DueWindow, SubjectKind } from './follow-up-kinds';

/** What is followed up. It tells by itself whom it is about: a list of many is shown without asking for each. */
export interface FollowUpSubject {
  kind: SubjectKind;
  /** That of the record; of an expirable with its kind before it. */
  id: string;
  /** Of whom: `Quill, Ada`, or the name of a facility. */
  name: string;
  /** What of theirs: `Malpractice insurance, Coverys, P-4711`. */
  what: string;
  providerId?: string | undefined;
  facilityId?: string | undefined;
  /** The payer of an enrollment. */
  payer?: string | undefined;
  /** How an enrollment stood when it was asked about last: as an approved or denied one that is asked about again, it answers nothing. */
  status?: string | undefined;
  /** What tells that something new is on file in place of an expirable. */
  expirable?: { kind: ExpirableKind; record: string; group: string; until: string } | undefined;
}

/** The ways in which somebody is asked, in words. */
export const askWays = {
  email: 'E-mail',
  phone: 'Phone',
  letter: 'Letter',
  portal: 'Portal',
  fax: 'Fax',
} as const;

export type AskWay = keyof typeof askWays;

/** One time that somebody was asked. It is never changed, only taken back. */
export interface Attempt {
  id: string;
  /** The day, `YYYY-MM-DD`, and when it was entered. */
  on: string;
  at: string;
  /** Who asked, by their e-mail address. */
  by: string;
  /** Whom. */
  of: string;
  how: AskWay;
  /** What was asked for. */
  asked: string;
  text?: string | undefined;
  /** What stood before it, which is so again once it is taken back. */
  was?: { next?: NextStep | undefined; standing?: Standing | undefined } | undefined;
}

/** When somebody looks at it next, and what is done then. The one entered last counts. */
export interface NextStep {
  on: string;
  /** '' for what is usual after so many attempts. */
  step: string;
  by: string;
  at: string;
}

/** Whether it is open still. The standing entered last counts. */
export interface Standing {
  is: 'open' | 'answered' | 'given up';
  /** The day, `YYYY-MM-DD`. */
  on: string;
  /** Who says so; '' where the console found the answer on file. */
  by: string;
  /** What answered it, or why it was given up. */
  why: string;
  at: string;
  /**
   * When the attempt was entered from which on attempts count: those before it asked for what was answered, or given up, or for
   * an earlier term. What stands later keeps it.
   */
  since?: string | undefined;
}

/** The attempts to have something answered. */
export interface FollowUp {
  subject: FollowUpSubject;
  attempts: readonly Attempt[];
  /** The ids of attempts that were taken back. */
  removed: readonly string[];
  next?: NextStep | undefined;
  standing?: Standing | undefined;
}

const json = (value: unknown): string => JSON.stringify(value);

/** Of two entries the later one; of two at the same moment always the same one, whichever is given first. */
function later<Entry extends { at: string }>(one?: Entry, other?: Entry): Entry | undefined {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return json(one) >= json(other) ? one : other;
}

const byTime = (one: Attempt, other: Attempt): number =>
  compare(one.on, other.on) || compare(one.at, other.at) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** When the last attempt was entered. With an attempt its subject is kept as the record has it then. */
const askedAt = ({ attempts }: FollowUp): string =>
  attempts.reduce((latest, { at }) => (at > latest ? at : latest), '');

/**
 * What two people have kept about one subject, as one: every attempt of both, what either took back, of next step and standing
 * the one that was entered last, and the subject as of the last attempt, since its record may have been renewed and its name
 * changed. In whichever order and however often they are merged, the same comes of it.
 */
export function mergeFollowUps(one: FollowUp, other: FollowUp): FollowUp {
  const attempts = new Map<string, Attempt>();
  for (const attempt of [...one.attempts, ...other.attempts])
    attempts.set(attempt.id, later(attempts.get(attempt.id), attempt) ?? attempt);
  const next = later(one.next, other.next);
  const standing = later(one.standing, other.standing);
  const order = compare(askedAt(one), askedAt(other)) || compare(json(one.subject), json(other.subject));
  return {
    subject: order >= 0 ? one.subject : other.subject,
    attempts: [...attempts.values()].toSorted(byTime),
    removed: [...new Set([...one.removed, ...other.removed])].toSorted(compare),
    ...(next && { next }),
    ...(standing && { standing }),
  };
}

/** All attempts that were not taken back, the first one first. */
export const attemptsOf = ({ attempts, removed }: FollowUp): Attempt[] =>
  attempts.filter(({ id }) => !removed.includes(id)).toSorted(byTime);

/**
 * When the attempt was entered from which on attempts count; '' for all of them. A file that was written before this was kept
 * tells it by an attempt that opened it again: both were entered at once.
 */
export function countedSince({ standing, attempts }: FollowUp): string {
  if (!standing) return '';
  if (standing.since !== undefined) return standing.since;
  return standing.is === 'open' && attempts.some(({ at }) => at === standing.at) ? standing.at : '';
}

/**
 * The attempts that count, the first one first: the number of each is its place. Those that were made before it was answered,
 * given up, or its record renewed, and then asked about again, count no more.
 */
export function countedAttempts(followUp: FollowUp): Attempt[] {
  const since = countedSince(followUp);
  return attemptsOf(followUp).filter(({ at }) => at >= since);
}

/** The attempt that was made last, whether it counts or not; undefined where none was. */
export const lastAttempt = (followUp: FollowUp): Attempt | undefined => attemptsOf(followUp).at(-1);

/** Whether an attempt of a day, `YYYY-MM-DD`, is logged. */
export const wasAskedOn = (followUp: FollowUp, day: string): boolean =>
  attemptsOf(followUp).some(({ on }) => on === day);

/** Whether nothing more is awaited: it was answered or given up. */
export const isClosed = ({ standing }: FollowUp): boolean => standing !== undefined && standing.is !== 'open';

/** Whether a follow-up asked for what a record that ends on a day, `YYYY-MM-DD`, has brought already: its term is an earlier one. */
export const isOfEarlierTerm = (
  { subject: { expirable } }: Pick<FollowUp, 'subject'>,
  until: string | undefined,
): boolean => expirable !== undefined && until !== undefined && expirable.until < until;

/** Whether the next attempt about a subject is the first one again: nothing is awaited any more of what was asked for before. */
export const beginsAnew = (kept: FollowUp, subject: FollowUpSubject): boolean =>
  isClosed(kept) || isOfEarlierTerm(kept, subject.expirable?.until);

/** For how many days nobody has answered, counted from the day of the last attempt; undefined where none was made. */
export function daysSilent(followUp: FollowUp, today: string): number | undefined {
  const last = countedAttempts(followUp).at(-1);
  const days = last && daysBetween(last.on, today);
  return days === undefined ? undefined : Math.max(0, days);
}

/** After how many days an answer is looked for: after the first attempt, the second, and every later one. */
export type FollowUpDays = readonly [first: number, second: number, third: number];

/** The same day, or the Monday after it where it lies on a weekend; undefined for no day. */
export function onWorkday(day: string): string | undefined {
  const at = addDays(day, 0);
  if (at === undefined) return undefined;
  const weekday = new Date(at).getUTCDay();
  return weekday === 6 ? addDays(at, 2) : weekday === 0 ? addDays(at, 1) : at;
}

/** When to look again after the attempt of a number that was made on a day, `YYYY-MM-DD` (rules.md 17.13). */
export function nextDateAfter(attempt: number, day: string, days: FollowUpDays): string | undefined {
  const wait = days[Math.min(Math.max(attempt, 1), 3) - 1] ?? days[2];
  return onWorkday(addDays(day, wait) ?? day);
}

const ordinals = ['First', 'Second', 'Third'] as const;

/** So many attempts are made before somebody else is turned to (rules.md 17.13). */
const mostAttempts = ordinals.length;

/** What is proposed to be done next, once so many attempts were made. */
export function proposedStep(kind: SubjectKind, attempts: number): string {
  const next = ordinals[attempts];
  if (attempts < mostAttempts && next) return `${next} attempt`;
  return kind === 'request'
    ? 'Escalate: committee, or close as unable to complete'
    : 'Escalate to the manager';
}

/** What is done next: what somebody has typed, else what is usual after so many attempts. */
export const nextStepWords = (followUp: FollowUp): string =>
  followUp.next?.step || proposedStep(followUp.subject.kind, countedAttempts(followUp).length);

/** The day of the next step; where none was kept, the day of the last attempt: it is looked at rather than forgotten. */
export const dueOn = (followUp: FollowUp): string | undefined =>
  followUp.next?.on ?? countedAttempts(followUp).at(-1)?.on;

/** In which window the next step lies, as of a day, `YYYY-MM-DD`. */
export function dueWindow(followUp: FollowUp, today: string): DueWindow {
  if (isClosed(followUp)) return 'closed';
  const on = dueOn(followUp);
  const days = on === undefined ? 0 : (daysBetween(today, on) ?? 0);
  if (days < 0) return 'overdue';
  if (days === 0) return 'today';
  return days <= 7 ? 'week' : 'later';
}

/** `Answered Nov 29, 2026: Harbor Mutual on file, through Nov 29, 2027`; undefined while it is open. */
export function closedWords({ standing }: FollowUp): string | undefined {
  if (!standing || standing.is === 'open') return undefined;
  const { is, on, why } = standing;
  return `${is === 'answered' ? 'Answered' : 'Given up'} ${formatDate(on)}${why && `: ${why}`}`;
}

/** An attempt in a note: who reads it elsewhere knows what was asked of whom. */
export function attemptNote(subject: FollowUpSubject, attempt: Attempt, number: number): string {
  const { on, how, of, asked, text } = attempt;
  return [
    `Follow-up of ${formatDate(on)}, attempt ${number}: ${askWays[how].toLowerCase()} to ${of}.`,
    ...(subject.kind === 'request' ? [] : [`About: ${subject.what}.`]),
    `Asked for: ${asked}`,
    ...(text ? [text] : []),
  ].join('\n');
}

/** Whether a note tells of the same attempt: its number may have become another one meanwhile. */
export const isNoteOf = (note: string | undefined, written: string): boolean =>
  withoutNumber(note ?? '') === withoutNumber(written);

const withoutNumber = (note: string): string => note.replace(/, attempt \d+:/, ':').trim();
