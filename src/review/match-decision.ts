import { defineDrafts } from '@/queue/drafts';
import { missingReason } from './decision';

/** What can be decided about a match (rules.md 12.2). */
export type Resolution = 'Accept' | 'Reject';

export interface MatchDraft {
  resolution?: Resolution | undefined;
  /** A reason from the list. */
  reason: string;
  /** Free text beside it. */
  text: string;
}

export const emptyMatchDraft: MatchDraft = { reason: '', text: '' };

/** Chooses a decision; a reason from the list of the other decision does not go with it. */
export function resolveAs(draft: MatchDraft, resolution: Resolution): MatchDraft {
  return { ...draft, resolution, reason: draft.resolution === resolution ? draft.reason : '' };
}

/** What still keeps the draft from being sent; undefined when it is complete. */
export function missingFromMatch({ resolution, reason, text }: MatchDraft): string | undefined {
  return resolution ? missingReason({ reason, text }) : 'Accept or reject first.';
}

/** The note that keeps the reason with the match. */
export function matchNote({ reason, text }: MatchDraft): string {
  const sentences = [reason.trim(), text.trim()].filter(Boolean);
  return sentences.length < 2
    ? (sentences[0] ?? '')
    : sentences.map((words) => (/[.!?…]$/.test(words) ? words : `${words}.`)).join(' ');
}

/** What was typed for the matches that nobody decided yet. */
export const matchDrafts = defineDrafts<MatchDraft>({
  of: 'match',
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return emptyMatchDraft;
    const { resolution, reason, text } = stored as Record<string, unknown>;
    return {
      resolution: resolution === 'Accept' || resolution === 'Reject' ? resolution : undefined,
      reason: typeof reason === 'string' ? reason : '',
      text: typeof text === 'string' ? text : '',
    };
  },
  isEmpty: ({ resolution, reason, text }) => !resolution && !reason && !text,
});
