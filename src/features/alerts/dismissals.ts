import type { QueryClient } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { Alert } from '@/api/models';
import { dismissAlert, getAlertOptions } from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import { session } from '@/api/session';
import { alertTypeWords } from '@/domain/alert-message';
import { undoQueue } from '@/jobs/undo-queue';
import { fullName, textOf, uncapitalized } from '@/lib/words';
import { decide, decideAgain, type DecisionKind } from '@/queue/decide';
import { defineDrafts } from '@/queue/drafts';
import {
  createQueueSession,
  type Decision,
  decisionOf,
  emptySession,
  failedDecisions,
  type FailedDecision,
  removeDecision,
  sameItems,
  useQueueSession,
} from '@/queue/session';
import { invalidateAlerts, showAlert } from './alert-lists';
import { forgetDismissal, giveUpDismissal, keepDismissal } from './kept-dismissals';

/** The dismissals of this session, each with its note: what an alert shows of its own, and what failed, is read here. */
export const dismissals = createQueueSession<Alert, string>();
session.onEnd(() => dismissals.set(emptySession));

/** Notes that are typed and whose dismissal is not on its way, or came back. */
export const noteDrafts = defineDrafts<string>({ of: 'alert', parse: textOf, isEmpty: (note) => !note });

/** `Chidi Abara: license expired` */
export const alertWords = (alert: Alert): string =>
  [fullName(alert.provider), uncapitalized(alertTypeWords(alert) ?? 'alert')].join(': ');

/**
 * How an alert is dismissed, with a note: after ten seconds in the undo queue, or as soon as the page is left, as the service
 * has no way back (rules.md 14.2). What does not get through while the page goes away is sent by the next one. What fails
 * stays with its note until it is sent again or given up.
 */
export const dismissal = (queryClient: QueryClient): DecisionKind<Alert, string> => ({
  session: dismissals,
  undo: { noticeOf: (alert, note) => ({ title: `${alertWords(alert)} dismissed`, note }) },
  async run({ id, choice: note, failedBefore }, leaving) {
    // Sent before anything is waited for: a session that ends takes its token along.
    const answered = dismissAlert(
      { alertId: id, body: omitEmpty({ dismissalNote: note }) },
      { keepalive: leaving },
    );
    try {
      const answer = await (mayBeCarriedOut(failedBefore?.error)
        ? answered.catch((error) => dismissedBefore(queryClient, id, note, error))
        : answered);
      forgetDismissal(id);
      return answer;
    } catch (error) {
      giveUpDismissal(id);
      throw error;
    }
  },
  onHold({ id, item, choice: note }) {
    noteDrafts.keep(id, undefined);
    keepDismissal(item, alertWords(item), note);
  },
  onSuccess({ id, item }, answer) {
    noteDrafts.keep(id, undefined);
    showAlert(queryClient, { ...item, ...(answer as Alert), provider: item.provider });
    invalidateAlerts(queryClient, item);
  },
  onError({ id, choice: note }, error) {
    // Somebody else dismissed it: there is nothing any more that the note could go with.
    if (isApiError(error) && error.status === 409) invalidateAlerts(queryClient);
    else noteDrafts.keep(id, note);
  },
  onUndo({ id, choice: note }) {
    forgetDismissal(id);
    noteDrafts.keep(id, note);
  },
});

/** Dismisses an alert; it can be taken back while it is held. */
export function dismissLater(queryClient: QueryClient, alert: Alert, note: string): void {
  void decide(dismissal(queryClient), alert, note)();
}

/** Sends a dismissal that failed once more, without the ten seconds. */
export function dismissAgain(queryClient: QueryClient, alertId: string): void {
  const failed = decisionOf(dismissals.get(), alertId);
  if (failed?.error) void decideAgain(dismissal(queryClient), failed);
}

/** Takes a dismissal back while it waits, or gives up one that failed. The alert then is as it was. */
export function undoDismissal(alertId: string): void {
  if (decisionOf(dismissals.get(), alertId)?.error) removeDecision(dismissals, alertId);
  else undoQueue.undo(alertId);
}

/**
 * The alert, where a dismissal that nobody had an answer to had arrived: the next one is refused as dismissed before
 * (rules.md 14.2), with our own note. Else throws what it was refused with.
 */
export async function dismissedBefore(
  queryClient: QueryClient,
  alertId: string,
  note: string,
  refusal: unknown,
): Promise<Alert> {
  if (!isApiError(refusal) || refusal.status !== 409) throw refusal;
  const now = await queryClient.fetchQuery({ ...getAlertOptions({ alertId }), staleTime: 0 });
  if (textOf(now.dismissalNote) !== note) throw refusal;
  return now;
}

/** The dismissal of one alert that was made here; undefined when there is none. */
export function useDismissal(alertId: string): Decision<Alert, string> | undefined {
  return useQueueSession(dismissals, (all) => decisionOf(all, alertId));
}

/** Dismissals that were not carried out, with their notes. */
export function useFailedDismissals(): FailedDecision<Alert, string>[] {
  return useQueueSession(dismissals, ({ decisions }) => failedDecisions(decisions), sameItems);
}
