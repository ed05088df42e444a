import { useEffect, useState } from 'react';
import { describeError, isApiError, mayBeCarriedOut, saidOnce } from '@/api/errors';
import type { DatasetMatch } from '@/api/models';
import { session } from '@/api/session';
import { type Decided, DecidedMeanwhile, type MatchDecision } from '@/features/matches/decide';
import { entityOf } from '@/features/scans/words';
import { datasetName } from '@/lib/dataset-names';
import { askBeforeLeaving } from '@/lib/leaving';
import type { DecisionKind } from '@/queue/decide';
import {
  createQueueSession,
  type Decision,
  emptySession,
  failedDecisions,
  type FailedDecision,
} from '@/queue/session';
import { type MatchDraft, matchDrafts } from '@/review/match-decision';
import { closeNotice, notify } from '@/ui/notify';

/** What is decided about a match, and what was typed for it. */
export interface MatchChoice extends Decided {
  draft?: MatchDraft;
}

/** A decision that was not carried out, with the match as it was shown, or as somebody else decided it meanwhile. */
export type FailedMatch = FailedDecision<DatasetMatch, MatchChoice>;

/** `Maria Delgado, OIG exclusions` */
export const matchWords = (match: DatasetMatch): string =>
  `${entityOf(match).name}, ${datasetName(match.scan?.type)}`;

/** The decisions about matches: one may be answered when the screen it was made on is gone. */
export const matchDecisions = createQueueSession<DatasetMatch, MatchChoice>();
session.onEnd(() => matchDecisions.set(emptySession));

const isOnItsWay = ({ status }: Decision<DatasetMatch, MatchChoice>) => status === 'pending';

// Its match is read before it is sent, so a tab that closes right after the key press would take it along.
askBeforeLeaving(() => matchDecisions.get().decisions.some(isOnItsWay));

/** Forgets what was decided one by one and stands, once many were decided: the latest is no single one any more. */
export function forgetStanding(): void {
  const all = matchDecisions.get();
  matchDecisions.set({ ...all, decisions: all.decisions.filter(({ status }) => status !== 'success') });
}

/** Whether a match was refused because a newer scan has taken its place (409). */
export const isReplacedBy = (error: Error): boolean =>
  isApiError(error) && error.status === 409 && !(error instanceof DecidedMeanwhile);

/**
 * How a match is decided, and how that is taken back. What is typed for one is kept until the service has it, and comes back
 * with an undo; what fails is told wherever the user is by then. `send` writes it.
 */
export const matchDecision = (
  send: (decision: MatchDecision) => Promise<unknown>,
): DecisionKind<DatasetMatch, MatchChoice> => ({
  session: matchDecisions,
  run: ({ item: match, choice: { resolution, note }, failedBefore }) =>
    send({ match, resolution, note, earlier: failedBefore?.choice }),
  undo: { choice: { resolution: null } },
  changedBy: (error, match) => (error instanceof DecidedMeanwhile ? { ...match, ...error.now } : undefined),
  onSuccess({ id, isUndo }) {
    if (!isUndo) matchDrafts.keep(id, undefined);
    closeNotice(noticeId(id));
  },
  onError(failed, error) {
    const { id, choice } = failed;
    if (choice.draft) matchDrafts.keep(id, choice.draft);
    tellFailure({ ...failed, error });
  },
  onUndo: ({ id, choice: { draft } }) => matchDrafts.keep(id, draft),
});

const noticeId = (matchId: string) => `match-${matchId}`;
/** How many screens show what failed. */
let shownIn = 0;

/** What became of a decision that did not get through, after the name of whom it is about; `doubt` while nobody knows. */
export function failureWords(error: Error, isUndo: boolean): { what: string; doubt: string } {
  if (error instanceof DecidedMeanwhile)
    return { what: 'somebody else decided it before you', doubt: 'somebody else decided it before you' };
  return isUndo
    ? { what: 'decision not taken back', doubt: 'the decision may be taken back' }
    : { what: 'not decided', doubt: 'may be decided' };
}

/** Tells in the corner of a decision that failed, with the way to its match, where no screen shows it. */
function tellFailure(failed: FailedDecision<DatasetMatch, MatchChoice>): void {
  if (shownIn > 0) return;
  const { id, item: match, choice, error, isUndo = false } = failed;
  const { correlationId, ...words } = describeError(error);
  const about = isReplacedBy(error) ? ['A newer scan replaced this match.'] : [`${words.title}.`, words.text];
  const { title, text } = saidOnce(
    `${matchWords(match)}: ${failureWords(error, isUndo)[mayBeCarriedOut(error) ? 'doubt' : 'what']}`,
    ...about,
    choice.draft && 'Your reason is kept.',
  );
  const scan = match.scanId ?? match.scan?.id;
  notify({
    id: noticeId(id),
    tone: mayBeCarriedOut(error) || (isApiError(error) && error.status === 409) ? 'warning' : 'error',
    title,
    message: [text, correlationId].filter(Boolean).join(' '),
    stays: 600_000,
    link: { to: '/matches', search: { match: id, ...(scan && { scan }) }, label: 'Open the match' },
  });
}

/**
 * For the screen that shows what failed: meanwhile no notice tells it. Gives whether a decision was made since it was opened.
 * Once it is left, what came to its end before is forgotten, but for what may have been carried out: that is still the user's own
 * when they decide again.
 */
export function useDecisionsOfVisit(): (decision: Decision<DatasetMatch, MatchChoice>) => boolean {
  const [before] = useState(() => new Set(matchDecisions.get().decisions.map(({ choice }) => choice)));
  useEffect(() => {
    shownIn += 1;
    for (const { id } of failedDecisions(matchDecisions.get().decisions)) closeNotice(noticeId(id));
    return () => {
      shownIn -= 1;
      const all = matchDecisions.get();
      const decisions = all.decisions.filter((one) => isOnItsWay(one) || mayBeCarriedOut(one.error));
      if (shownIn === 0) matchDecisions.set({ ...all, decisions });
    };
  }, []);
  return ({ choice }) => !before.has(choice);
}
