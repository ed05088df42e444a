import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '@/api/session';
import {
  type Attempt,
  attemptNumbers,
  attemptsMade,
  beginsAnew,
  countedSince,
  type FollowUp,
  type FollowUpDays,
  type FollowUpSubject,
  mergeFollowUps,
  nextDateAfter,
  type NextStep,
  type Standing,
} from '@/domain/follow-up';
import { now } from '@/lib/clock';
import { localDay } from '@/lib/dates';
import { getSetting } from '@/ui/settings';
import { followUpOptions, keepFollowUp } from './kept';
import { noteOnRecord } from './notes';
import { standsNow } from './subjects';

/** What is asked of somebody, as it is entered: who asked and when is added here. */
export type NewAttempt = Pick<Attempt, 'on' | 'of' | 'how' | 'asked' | 'text' | 'letter'>;

export interface LoggedAttempt {
  /** As its record has it now, unless `isAsKept`. */
  subject: FollowUpSubject;
  /** The subject is the one that was kept when a list was read: whatever is kept of it by now stays. */
  isAsKept?: boolean | undefined;
  attempt: NewAttempt;
  /** Tells this attempt apart: sent again under the same one, it is logged once. */
  id: string;
  /** When it is looked at next and what is done then; what is usual where it is left out. */
  next?: { on?: string | undefined; step?: string | undefined } | undefined;
  /** A request that the organization processes itself is brought to the status of the attempt (rules.md 17.13). */
  setsStatus?: boolean | undefined;
  /** What was asked is on the record already, such as the letter itself: no note is written beside it. */
  isNoted?: boolean | undefined;
}

/** How soon an answer is looked for, as the organization has set it. */
export const followUpDays = (): FollowUpDays => [
  getSetting('followUpFirst'),
  getSetting('followUpSecond'),
  getSetting('followUpThird'),
];

/** When something is entered, and by whom: now, by who is signed in. */
export const entered = () => ({ at: new Date(now()).toISOString(), by: currentUser()?.email ?? '' });

/**
 * Which attempt the next one about a subject is, from 1: those before an answer, or about an earlier term, count no more. Throws
 * `ApiError`.
 */
export async function nextAttempt(queryClient: QueryClient, subject: FollowUpSubject): Promise<number> {
  const kept = await queryClient.fetchQuery({ ...followUpOptions(subject), staleTime: 0 });
  return nextNumber(kept ?? undefined, subject);
}

/** The same of what is kept. What its request has asked for by its status counts too; without either it is the first one. */
export const nextNumber = (kept: FollowUp | undefined, subject: FollowUpSubject): number =>
  1 + Math.max(kept && !beginsAnew(kept, subject) ? attemptsMade(kept) : 0, subject.asked ?? 0);

/**
 * Logs an attempt: in the file of its subject, with what is done next, and as a note on the record. Each step is found where
 * a try before this one has done it. Opens again what was closed before. Gives the follow-up with it. Throws `ApiError`.
 */
export async function logAttempt(queryClient: QueryClient, logged: LoggedAttempt): Promise<FollowUp> {
  const { subject, id, setsStatus = false, isNoted = false } = logged;
  const given: Attempt = { ...logged.attempt, id, ...entered() };
  const stands = logged.isAsKept ? await standsNow(queryClient, subject) : {};
  const followUp = await keepFollowUp(queryClient, subject, (kept) => newsOf(kept, given, logged, stands));
  if (isNoted) return followUp;
  await noteOnRecord(queryClient, {
    subject: followUp.subject,
    attempt: followUp.attempts.find((one) => one.id === id) ?? given,
    number: attemptNumbers(followUp).get(id) ?? 0,
    setsStatus,
  });
  return followUp;
}

/**
 * What an attempt adds to what is kept, with its subject as the record has it now; one that is there already, sent by a try before,
 * stays as it was entered first. `stands` is how the record stands now whose subject is as it was kept.
 */
function newsOf(
  kept: FollowUp,
  given: Attempt,
  { next, ...logged }: LoggedAttempt,
  stands: Pick<FollowUpSubject, 'status' | 'asked'>,
): Partial<FollowUp> {
  const subject = logged.isAsKept ? { ...kept.subject, ...stands } : logged.subject;
  const was = { ...(kept.next && { next: kept.next }), ...(kept.standing && { standing: kept.standing }) };
  const attempt = kept.attempts.find(({ id }) => id === given.id) ?? {
    ...given,
    ...(subject.asked && { number: subject.asked + 1 }),
    was,
  };
  const { at, by, on } = attempt;
  const isFirst = beginsAnew(kept, subject) && (kept.standing?.at ?? '') < at;
  const asked: Partial<FollowUp> = {
    subject,
    attempts: [attempt],
    ...(isFirst && { standing: { is: 'open', on, why: '', at, by, since: at } }),
  };
  const number = attemptNumbers(mergeFollowUps(kept, { ...kept, ...asked })).get(attempt.id) ?? 1;
  return {
    ...asked,
    next: {
      on: next?.on || (nextDateAfter(number, on, followUpDays()) ?? on),
      step: next?.step ?? '',
      at,
      by,
    },
  };
}

/**
 * Takes an attempt back, with the next date that came with it; what it opened again is closed as before. What somebody set since
 * stays, and so does the note on the record. Throws `ApiError`.
 */
export const removeAttempt = (
  queryClient: QueryClient,
  subject: FollowUpSubject,
  id: string,
): Promise<FollowUp> =>
  keepFollowUp(queryClient, subject, (kept) => {
    const { at, was } = kept.attempts.find((one) => one.id === id) ?? {};
    const again = { at: new Date(now()).toISOString() };
    const isOpenedByIt = kept.standing?.at === at && was?.standing && was.standing.is !== 'open';
    return {
      removed: [id],
      ...(kept.next?.at === at && was?.next && { next: { ...was.next, ...again } }),
      ...(isOpenedByIt && { standing: { ...was.standing, ...again } as Standing }),
    };
  });

/** Sets when it is looked at next, `YYYY-MM-DD`, and what is done then. Throws `ApiError`. */
export function setNextStep(
  queryClient: QueryClient,
  subject: FollowUpSubject,
  { on, step }: Pick<NextStep, 'on' | 'step'>,
): Promise<FollowUp> {
  const next = { on, step, ...entered() };
  return keepFollowUp(queryClient, subject, () => ({ next }));
}

/** Closes a follow-up as answered or given up, or opens it again. `by` is '' for what the console found. Throws `ApiError`. */
export function setStanding(
  queryClient: QueryClient,
  subject: FollowUpSubject,
  given: Pick<Standing, 'is' | 'why'> & Partial<Pick<Standing, 'by'>>,
): Promise<FollowUp> {
  const standing = { on: localDay(), ...entered(), ...given };
  return keepFollowUp(queryClient, subject, (kept) => {
    const since = countedSince(kept);
    return { standing: { ...standing, ...(since && { since }) } };
  });
}
