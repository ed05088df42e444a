import type { Asked } from '@/domain/expirable-kinds';
import type { Expirable } from '@/domain/expirables';
import type { AskedSoFar } from '@/features/expirables/rows';
import {
  attemptsMade,
  daysSilent,
  type FollowUp,
  isClosed,
  isOfEarlierTerm,
  unsentLetters,
} from '@/domain/follow-up';
import { formatDate, localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { expirableSubject } from './expirable-subject';
import { followUpPath } from './file';
import { latestFollowUps } from './kept';

/** Where what is asked about an expirable is kept. */
export const askedPath = (row: Expirable): string => followUpPath(expirableSubject(row));

/** Whether somebody asked about an expirable, by the follow-ups that were read last. */
export const askedSoFar: AskedSoFar = {
  of: (row) => askedBy(latestFollowUps.get()[askedPath(row)], row.until).asked,
  version: () => latestFollowUps.get(),
};

/**
 * What came of asking about the term that ends on a day, and in words: `Attempt 2, 9 days silent` · `Letter of Nov 30, 2026, not
 * sent` · `Answered`; without words where nobody has asked about it.
 */
export function askedBy(followUp: FollowUp | undefined, until: string): { asked: Asked; words?: string } {
  if (!followUp || isOfEarlierTerm(followUp, until)) return { asked: 'no' };
  const [letter] = unsentLetters(followUp);
  if (letter) return { asked: 'unsent', words: `Letter of ${formatDate(letter.on)}, not sent` };
  const attempts = attemptsMade(followUp);
  if (attempts === 0) return { asked: 'no' };
  if (isClosed(followUp))
    return { asked: 'closed', words: followUp.standing?.is === 'answered' ? 'Answered' : 'Given up' };
  const silent = daysSilent(followUp, localDay()) ?? 0;
  return { asked: 'silent', words: `Attempt ${attempts}, ${count(silent, 'day')} silent` };
}
