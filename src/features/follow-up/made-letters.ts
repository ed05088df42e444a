import type { QueryClient } from '@tanstack/react-query';
import type { LetterWay } from '@/domain/committee';
import {
  type AskWay,
  beginsAnew,
  countedAttempts,
  type FollowUp,
  type FollowUpSubject,
  type MadeLetter,
  unsentLetters,
} from '@/domain/follow-up';
import { fileName } from '@/lib/file-name';
import { followUpOptions, keepFollowUp } from './kept';
import { entered, logAttempt } from './log';

/** How somebody was asked by a letter that went some way. */
export const askWayOf: Readonly<Record<LetterWay, AskWay>> = {
  'Certified mail': 'letter',
  Mail: 'letter',
  'E-mail': 'email',
  Portal: 'portal',
  Fax: 'fax',
  'In person': 'letter',
};

/**
 * Keeps that a letter was made which asks about a subject and was not sent yet, which opens again what was closed. The same one is
 * kept once. Throws `ApiError`.
 */
export const keepMadeLetter = (
  queryClient: QueryClient,
  subject: FollowUpSubject,
  given: Omit<MadeLetter, 'at' | 'by'>,
): Promise<FollowUp> =>
  keepFollowUp(queryClient, subject, (kept) => {
    const letter = kept.letters?.find(({ id }) => id === given.id) ?? { ...given, ...entered() };
    const { at, by, on } = letter;
    const isFirst = beginsAnew(kept, subject) && (kept.standing?.at ?? '') < at;
    return {
      subject,
      letters: [letter],
      ...(isFirst && { standing: { is: 'open', on, why: '', at, by, since: at } }),
    };
  });

/** When a letter was sent, `YYYY-MM-DD`, and how. */
interface Sent {
  on: string;
  way: LetterWay;
}

/**
 * Logs that a letter was sent as an attempt for everything that it asks about, each with its note on the record, due on the day by
 * which the letter asks for an answer. `id` tells this attempt apart: sent again under the same one, it is logged once. Throws
 * `ApiError`.
 */
export async function markLetterSent(
  queryClient: QueryClient,
  followUp: FollowUp,
  letter: MadeLetter,
  { on, way }: Sent,
  id: string,
): Promise<void> {
  for (const subject of [followUp.subject, ...(letter.others ?? [])]) {
    // oxlint-disable-next-line no-await-in-loop -- those of one letter are few, and each is a file of its own
    const kept = await queryClient.fetchQuery({ ...followUpOptions(subject), staleTime: 0 });
    const isLogged = kept && countedAttempts(kept).some((one) => one.id === id);
    // Of another subject that was closed meanwhile, or whose letter was taken away, nothing is awaited any more.
    if (!kept || (!isLogged && !unsentLetters(kept).some((one) => one.id === letter.id))) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await logAttempt(queryClient, {
      subject: kept.subject,
      isAsKept: true,
      id,
      attempt: {
        on,
        of: letter.of,
        how: askWayOf[way],
        asked: letter.asked,
        text: [`${way}. The letter is kept as ${fileName(letter.id)}.`, letter.text]
          .filter(Boolean)
          .join('\n\n'),
        letter: letter.id,
      },
      next: { on: letter.replyBy },
      setsStatus: kept.subject.kind === 'request',
    });
  }
}

/** A letter will not be sent: it is awaited no more, at nothing that it asks about. Its file stays. Throws `ApiError`. */
export async function dropMadeLetter(
  queryClient: QueryClient,
  followUp: FollowUp,
  letter: MadeLetter,
): Promise<void> {
  for (const { kind, id } of [followUp.subject, ...(letter.others ?? [])]) {
    // oxlint-disable-next-line no-await-in-loop -- those of one letter are few, and each is a file of its own
    const kept = await queryClient.fetchQuery({ ...followUpOptions({ kind, id }), staleTime: 0 });
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (kept) await keepFollowUp(queryClient, kept.subject, () => ({ removed: [letter.id] }));
  }
}
