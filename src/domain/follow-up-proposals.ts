import { expirableSteps } from './expirables';
import { beginsAnew, countedAttempts, type FollowUp, type FollowUpSubject } from './follow-up';

/** Whom the first attempt most likely asks: the payer of an enrollment, else whom it is about; '' for a board or database. */
export function proposedWhom({ kind, name, payer }: FollowUpSubject): string {
  if (kind === 'enrollment') return payer ?? '';
  return kind === 'license' || kind === 'scan' ? '' : name;
}

/** What the first attempt most likely asks for; '' where that is another thing each time. */
export function proposedAsk({ kind, expirable }: FollowUpSubject): string {
  if (kind === 'enrollment') return 'The status of the enrollment';
  if (kind === 'license') return 'A verification of the license';
  if (kind !== 'expirable' || !expirable) return '';
  const step = expirableSteps[expirable.kind] ?? '';
  const [, asked] = /^Ask for (.+)$/.exec(step) ?? [];
  return asked ? `${asked.charAt(0).toUpperCase()}${asked.slice(1)}` : 'Proof that it was renewed';
}

/** How the id of an attempt begins that was made by a letter of this console. */
export const letterAttempt = 'letter ';

/**
 * What somebody has typed that was asked for and is still awaited, the first one first, each once: a letter asks for it again. What
 * was asked for by letters is no part of it: they took it from what was missing on their day.
 */
export function stillAsked(followUp: FollowUp | null | undefined, subject: FollowUpSubject): string[] {
  if (!followUp || beginsAnew(followUp, subject)) return [];
  const made = countedAttempts(followUp);
  const isByLetter = ({ id, letter }: (typeof made)[number]) =>
    letter !== undefined || id.startsWith(letterAttempt);
  const byLetters = new Set(made.filter(isByLetter).map(({ asked }) => asked));
  const typed = made.filter((one) => !isByLetter(one)).map(({ asked }) => asked.trim());
  return [...new Set(typed)].filter((asked) => asked !== '' && !byLetters.has(asked));
}
