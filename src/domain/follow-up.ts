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
  /** How often a request asks for information by its status, 1 to 3: each is an attempt, whether one was logged here or not. */
  asked?: number | undefined;
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
  /** The letter by which it was asked: the path of its file. */
  letter?: string | undefined;
  /** Which attempt it is at least: its request asked by its status before. */
  number?: number | undefined;
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

/** A letter that was made to ask for something. Until somebody says that it was sent, nobody was asked by it. */
export interface MadeLetter {
  /** The path of its file. */
  id: string;
  /** The day of the letter, `YYYY-MM-DD`, when it was kept, and by whom. */
  on: string;
  at: string;
  by: string;
  /** To whom it goes. */
  of: string;
  asked: string;
  /** Its subject and text. */
  text?: string | undefined;
  /** By which day it asks for an answer, `YYYY-MM-DD`. */
  replyBy?: string | undefined;
  /** What else it asks about, each a follow-up of its own. */
  others?: readonly Pick<FollowUpSubject, 'kind' | 'id'>[] | undefined;
}

/** The attempts to have something answered. */
export interface FollowUp {
  subject: FollowUpSubject;
  attempts: readonly Attempt[];
  /** The ids of attempts that were taken back, and of letters that will not be sent. */
  removed: readonly string[];
  letters?: readonly MadeLetter[] | undefined;
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

type Timed = Pick<Attempt, 'on' | 'at' | 'id'>;

const byTime = (one: Timed, other: Timed): number =>
  compare(one.on, other.on) || compare(one.at, other.at) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Everything of both, of two with one id the later one. */
function union<Entry extends { id: string; at: string }>(
  one: readonly Entry[] = [],
  other: readonly Entry[] = [],
): Entry[] {
  const byId = new Map<string, Entry>();
  for (const entry of [...one, ...other]) byId.set(entry.id, later(byId.get(entry.id), entry) ?? entry);
  return [...byId.values()];
}

/** When the last attempt or letter was entered. With either its subject is kept as the record has it then. */
const askedAt = ({ attempts, letters = [] }: FollowUp): string =>
  [...attempts, ...letters].reduce((latest, { at }) => (at > latest ? at : latest), '');

/**
 * What two people have kept about one subject, as one: every attempt of both, what either took back, of next step and standing
 * the one that was entered last, and the subject as of the last attempt, since its record may have been renewed and its name
 * changed. In whichever order and however often they are merged, the same comes of it.
 */
export function mergeFollowUps(one: FollowUp, other: FollowUp): FollowUp {
  const letters = union(one.letters, other.letters);
  const next = later(one.next, other.next);
  const standing = later(one.standing, other.standing);
  const order = compare(askedAt(one), askedAt(other)) || compare(json(one.subject), json(other.subject));
  return {
    subject: order >= 0 ? one.subject : other.subject,
    attempts: union(one.attempts, other.attempts).toSorted(byTime),
    removed: [...new Set([...one.removed, ...other.removed])].toSorted(compare),
    ...(letters.length > 0 && { letters: letters.toSorted(byTime) }),
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

/** Which attempt each of those that count is, from 1, by its id: its place, or more where its request asked by its status before. */
export function attemptNumbers(followUp: FollowUp): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  let last = 0;
  for (const { id, number = 0 } of countedAttempts(followUp))
    numbers.set(id, (last = Math.max(last + 1, number)));
  return numbers;
}

/** How many attempts were made that count; 0 for none. */
export const attemptsMade = (followUp: FollowUp): number =>
  [...attemptNumbers(followUp).values()].at(-1) ?? 0;

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

/** The letters that were made and not sent as far as anybody has said, the first one first; none once nothing is awaited any more. */
export function unsentLetters(followUp: FollowUp): MadeLetter[] {
  if (isClosed(followUp)) return [];
  const since = countedSince(followUp);
  const sent = attemptsOf(followUp).map(({ letter }) => letter);
  return (followUp.letters ?? []).filter(
    ({ id, at }) => at >= since && !followUp.removed.includes(id) && !sent.includes(id),
  );
}

/** A letter that is to be sent before anything else: no next step was entered since it was made. */
const letterToSend = (followUp: FollowUp): MadeLetter | undefined =>
  unsentLetters(followUp).find(({ at }) => at > (followUp.next?.at ?? ''));

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

/** What is done next: a letter is sent that was made, what somebody has typed, else what is usual after so many attempts. */
export function nextStepWords(followUp: FollowUp): string {
  const typed = letterToSend(followUp) ? '' : followUp.next?.step;
  const [letter] = unsentLetters(followUp);
  return (
    typed ||
    (letter
      ? `Send letter of ${formatDate(letter.on)}`
      : proposedStep(followUp.subject.kind, attemptsMade(followUp)))
  );
}

/**
 * The day of the next step, of a letter that is to be sent its own; where none was kept, the day of the last attempt: it is looked at
 * rather than forgotten.
 */
export const dueOn = (followUp: FollowUp): string | undefined =>
  letterToSend(followUp)?.on ??
  followUp.next?.on ??
  countedAttempts(followUp).at(-1)?.on ??
  unsentLetters(followUp)[0]?.on;

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
