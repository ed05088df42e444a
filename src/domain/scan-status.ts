import { spellOut, textOf } from '@/lib/words';

/** Whether a scan of this status says what is on record: it ended with an answer, or is a query of the databank that stays open (rules.md 11.3). */
export const hasAnswered = ({ status }: { status?: string | null | undefined }): boolean =>
  status === 'Completed' || status === 'Active';

/**
 * What a scan that has not answered says about records, for every status but those under way and `Failed`, which have words of
 * their own: `Its status is “Paused”: it says nothing about whether there is a record`. Enumerations grow, and any field may be
 * missing (rules.md 1.3).
 */
export const noAnswerWords = (status: string | null | undefined): string =>
  `${textOf(status) ? `Its status is “${spellOut(status)}”` : 'Its status is not on file'}: it says nothing about whether there is a record`;
