import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError, isApiError, mayBeCarriedOut, saidOnce } from '@/api/errors';
import type { ProviderLicenseAggregations } from '@/api/models';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import { session } from '@/api/session';
import { undoQueue } from '@/jobs/undo-queue';
import type { CountAhead } from '@/queue/ahead';
import { decide, decideAgain, type DecisionKind, takeBack } from '@/queue/decide';
import {
  createQueueSession,
  type Decision,
  decisionOf,
  emptySession,
  failedDecisions,
  type FailedDecision,
  recordDecision,
  removeDecision,
  sameItems,
  standingDecisions,
  useQueueSession,
} from '@/queue/session';
import { type Draft, hasReason, inWords } from '@/review/decision';
import { closeNotice, notify } from '@/ui/notify';
import { forgetReview, keepReview } from './kept';
import {
  DecidedByOthers,
  keepReason,
  NoteNotSaved,
  pageIsGoing,
  type ReviewedCase,
  sendReview,
} from './send';
import { recordReview, reopenReview } from './session';

export interface ReviewChoice {
  draft: Draft;
  /** It was sent by an earlier page, and may have been carried out. */
  isSentBefore?: boolean;
}

type ReviewDecision = Decision<ReviewedCase, ReviewChoice>;
export type FailedReview = FailedDecision<ReviewedCase, ReviewChoice>;

/** What was decided about reviews in this tab, under whichever filters. */
export const reviewDecisions = createQueueSession<ReviewedCase, ReviewChoice>();
session.onEnd(() => reviewDecisions.set(emptySession));

/** `Ada Vega: marked found with result 2` */
export const decisionWords = ({ name, results }: ReviewedCase, { draft }: ReviewChoice): string =>
  `${name}: ${inWords(draft, results).replace(/^Mark/, 'marked')}`;

/**
 * How a review is decided. The service cannot take a decision back (rules.md 9.5), so it waits in the undo queue: ten seconds, or
 * until the next one is made, or the screens of reviews are left. From the key press on it counts as decided; where it does
 * not get through the case waits again, with what was typed for it.
 */
const reviewDecision = (queryClient: QueryClient): DecisionKind<ReviewedCase, ReviewChoice> => ({
  session: reviewDecisions,
  countsOf: () => reviewedCounts(queryClient),
  undo: { noticeOf: (item, choice) => ({ title: decisionWords(item, choice), note: choice.draft.text }) },
  run: ({ item, choice: { draft, isSentBefore = false }, failedBefore }, leaving) =>
    failedBefore?.error instanceof NoteNotSaved
      ? keepReason(queryClient, item, draft, undefined, true)
      : sendReview(queryClient, item, draft, {
          isSentBefore: isSentBefore || mayBeCarriedOut(failedBefore?.error),
          leaving,
        }),
  onHold({ id, item, choice: { draft } }) {
    keepReview(item, draft);
    recordReview(item.params, id, 'mine');
    closeNotice(noticeId(id));
  },
  onSuccess({ id, item }) {
    forgetReview(id);
    recordReview(item.params, id, 'mine');
    closeNotice(noticeId(id));
  },
  onError(failed, error) {
    if (pageIsGoing()) return;
    const { id, item } = failed;
    forgetReview(id);
    if (!(error instanceof NoteNotSaved)) reopenReview(item.params, id);
    if (error instanceof DecidedByOthers) recordReview(item.params, id, 'byOthers');
    tellFailure({ ...failed, error });
  },
  onUndo({ id, item }) {
    forgetReview(id);
    reopenReview(item.params, id);
  },
});

/**
 * Decides about a case; the one that was decided before it is sent now, this one in ten seconds, unless it is taken back. One that
 * is decided already stays so, which `false` tells: a second press of the key comes before the screen shows the first.
 */
export function decideReview(queryClient: QueryClient, item: ReviewedCase, draft: Draft): boolean {
  const before = decisionOf(reviewDecisions.get(), item.id);
  if (before && !before.error && isAbout(before, item.verificationId)) return false;
  void undoQueue.flush();
  void decide(reviewDecision(queryClient), item, { draft })();
  return true;
}

/** Takes a decision back while it waits; its case is open again. */
export function takeReviewBack(queryClient: QueryClient, item: ReviewedCase): void {
  void takeBack(reviewDecision(queryClient), item);
}

/** Sends what failed once more, without the ten seconds: the decision, or where that stands its note. */
export function sendReviewAgain(queryClient: QueryClient, failed: FailedReview): void {
  if (!(failed.error instanceof NoteNotSaved)) recordReview(failed.item.params, failed.id, 'mine');
  void decideAgain(reviewDecision(queryClient), failed);
}

/** Goes on with a decision that an earlier page of this tab has left without an answer. */
export function sendKeptReview(queryClient: QueryClient, item: ReviewedCase, draft: Draft): void {
  keepReview(item, draft);
  const decision = { id: item.id, item, choice: { draft, isSentBefore: true }, status: 'pending' } as const;
  void decideAgain(reviewDecision(queryClient), decision);
}

/** Nothing more is to be told of what failed. What was typed stays with its case. */
export function dropReviewFailure(id: string): void {
  removeDecision(reviewDecisions, id);
  closeNotice(noticeId(id));
}

/** Records a decision that turned out to be the user's own, or went on without its note, for the way back to it. */
export function recordOwnReview(item: ReviewedCase, draft: Draft): void {
  const decision: ReviewDecision = { id: item.id, item, choice: { draft }, status: 'success' };
  recordDecision(reviewDecisions, decision);
}

/** How a decision shows in the counts of licenses: one less needs review. What it becomes is counted once it is carried out. */
const reviewedCounts = (queryClient: QueryClient): CountAhead<ProviderLicenseAggregations> => ({
  queryClient,
  queryKey: aggregateProviderLicensesOptions().queryKey,
  change: ({ aggregations, ...counts }, sign) => ({
    ...counts,
    ...(aggregations && {
      aggregations: { ...aggregations, NeedsReview: Math.max(0, (aggregations['NeedsReview'] ?? 0) - sign) },
    }),
  }),
});

const noticeId = (id: string) => `review-${id}`;
/** How many parts of the screen show what failed. */
let shownIn = 0;

/** What became of a decision that did not get through, after the name of whom it is about. */
function failureWords(error: Error): string {
  if (error instanceof DecidedByOthers) return 'somebody else decided it before you';
  if (error instanceof NoteNotSaved)
    return mayBeCarriedOut(error.cause) ? 'the note may have been saved' : 'the note was not saved';
  return mayBeCarriedOut(error) ? 'may be decided' : 'not decided';
}

/** Tells in the corner of a decision that failed, with the way to its case, where no part of the screen shows it. */
function tellFailure({ id, item, choice, error }: FailedReview): void {
  if (shownIn > 0) return;
  const cause = error instanceof NoteNotSaved ? error.cause : error;
  const isOver = error instanceof DecidedByOthers;
  const { correlationId, ...words } = describeError(cause);
  const stands = error instanceof NoteNotSaved && `The decision on license ${item.number} stands.`;
  const about = isOver
    ? ['Your decision was not carried out.']
    : [stands, isApiError(cause) && `${words.title}.`, words.text];
  const { title, text } = saidOnce(
    `${item.name}: ${failureWords(error)}`,
    ...about,
    hasReason(choice.draft) && 'Your reason is kept.',
  );
  notify({
    id: noticeId(id),
    tone: isOver || mayBeCarriedOut(cause) ? 'warning' : 'error',
    title,
    message: [text, correlationId].filter(Boolean).join(' '),
    stays: 600_000,
    link: {
      to: '/reviews/$providerId/$licenseId',
      params: { providerId: item.providerId, licenseId: id },
      label: 'Open the case',
    },
  });
}

/** A decision that was carried out says nothing of a verification that came after it: a license can be reviewed again. */
const isAbout = ({ item, status }: ReviewDecision, verificationId: string | undefined): boolean =>
  status !== 'success' || !item.verificationId || !verificationId || item.verificationId === verificationId;

/** The decision about a verification of a license that was made here; undefined where there is none. */
export function useOwnReview(
  licenseId: string | undefined,
  verificationId: string | undefined,
): ReviewDecision | undefined {
  const own = useQueueSession(reviewDecisions, (all) => decisionOf(all, licenseId));
  return own && isAbout(own, verificationId) ? own : undefined;
}

/** The decision that was made last in this tab and stands, or waits. */
export function useLastReview(): ReviewDecision | undefined {
  return useQueueSession(reviewDecisions, ({ decisions }) => standingDecisions(decisions).at(-1));
}

/** Decisions that did not get through, for who shows them: meanwhile no notice tells them. */
export function useFailedReviews(): FailedReview[] {
  useEffect(() => {
    shownIn += 1;
    for (const { id } of failedDecisions(reviewDecisions.get().decisions)) closeNotice(noticeId(id));
    return () => void (shownIn -= 1);
  }, []);
  return useQueueSession(reviewDecisions, ({ decisions }) => failedDecisions(decisions), sameItems);
}
