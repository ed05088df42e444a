import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { describeError, isApiError, mayBeCarriedOut, saidOnce } from '@/api/errors';
import { lookUp } from '@/api/look-up';
import type { Alert } from '@/api/models';
import { dismissAlert, getAlertOptions, listEventsPages } from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import { currentUser, session } from '@/api/session';
import type { Finding } from '@/api/unconfirmed-write';
import { alertTypeWords } from '@/domain/alert-message';
import { actorOf } from '@/features/events/words';
import { undoQueue } from '@/jobs/undo-queue';
import { fullName, textOf, uncapitalized } from '@/lib/words';
import { type GoneRows, goneRows } from '@/table/list/gone-rows';
import { closeNotice, notify } from '@/ui/notify';
import { endAhead } from '@/queue/ahead';
import { decide, decideAgain, type DecisionKind } from '@/queue/decide';
import { defineDrafts } from '@/queue/drafts';
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
  updateDecision,
  useQueueSession,
} from '@/queue/session';
import { dismissedCounts, invalidateAlerts, showAlert } from './alert-lists';
import {
  forgetDismissal,
  giveUpDismissal,
  isPageLeaving,
  keepDismissal,
  keepFailure,
  takeFailedDismissals,
} from './kept-dismissals';

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
 * stays with its note until it is sent again or given up, and is told wherever the user is by then.
 */
export const dismissal = (queryClient: QueryClient): DecisionKind<Alert, string> => ({
  session: dismissals,
  countsOf: (alert) => dismissedCounts(queryClient, alert),
  undo: { noticeOf: (alert, note) => ({ title: `${alertWords(alert)} dismissed`, note }) },
  async run({ id, item, choice: note, failedBefore }, leaving) {
    const isSentBefore = mayBeCarriedOut(failedBefore?.error);
    try {
      const { alert, isOwnBefore } = await sendDismissal(queryClient, { id, note, isSentBefore, leaving });
      forgetDismissal(id);
      if (isOwnBefore && !isSentBefore)
        notify({
          tone: 'neutral',
          title: `${alertWords(item)}: you had dismissed it before, with this note`,
        });
      return alert;
    } catch (error) {
      giveUpDismissal(id);
      throw error;
    }
  },
  onHold({ id, item, choice: note }) {
    noteDrafts.keep(id, undefined);
    keepDismissal(item, alertWords(item), note);
    closeNotice(noticeId(id));
  },
  onSuccess: (done, answer) => showDismissed(queryClient, done, answer as Alert),
  onError(failed, error) {
    const { id, item: alert, choice: note } = failed;
    // Somebody else dismissed it: there is nothing any more that the note could go with.
    if (isApiError(error) && error.status === 409) invalidateAlerts(queryClient);
    else noteDrafts.keep(id, note);
    if (isApiError(error)) keepFailure({ alert, note, error });
    tellFailure({ ...failed, error });
  },
  onUndo({ id, item: alert, choice: note, failedBefore }) {
    // What had failed before is told as before.
    if (isApiError(failedBefore?.error))
      keepFailure({ alert, note: failedBefore.choice, error: failedBefore.error });
    else forgetDismissal(id);
    noteDrafts.keep(id, note);
  },
});

interface SentDismissal {
  id: string;
  note: string;
  /** The same was sent before and may have been carried out. */
  isSentBefore: boolean;
  /** The page is going away, or put aside. */
  leaving?: boolean;
}

/**
 * Dismisses an alert, at once when it is called. Gives it as it is then, also where the answer was lost and the service has the
 * dismissal, or where it is refused because the same user had dismissed it before with the same note (`isOwnBefore`; rules.md 14.2).
 * Throws `ApiError`.
 */
export async function sendDismissal(
  queryClient: QueryClient,
  { id, note, isSentBefore, leaving = false }: SentDismissal,
): Promise<{ alert: Alert; isOwnBefore?: boolean }> {
  // Sent before anything is waited for: a session that ends takes its token along.
  const sent = dismissAlert(
    { alertId: id, body: omitEmpty({ dismissalNote: note }) },
    { keepalive: leaving },
  );
  try {
    return { alert: await sent };
  } catch (error) {
    // The next page looks what became of it.
    if (isPageLeaving()) throw error;
    if (isApiError(error) && error.status === 409) {
      const own = await ownDismissal(queryClient, id, note, isSentBefore).catch(() => undefined);
      if (own) return { alert: own, isOwnBefore: true };
    }
    const found = mayBeCarriedOut(error) ? await lookUp(error) : undefined;
    if (found?.outcome === 'done') return { alert: { id, ...(found.record as Partial<Alert>) } };
    throw error;
  }
}

/** The alert, where its dismissal is the user's own: it has their note, and was sent by them before, or the event log says so. */
async function ownDismissal(
  queryClient: QueryClient,
  alertId: string,
  note: string,
  isSentBefore: boolean,
): Promise<Alert | undefined> {
  const now = await queryClient.fetchQuery({ ...getAlertOptions({ alertId }), staleTime: 0 });
  if (textOf(now.dismissalNote) !== note) return undefined;
  if (isSentBefore) return now;
  const { items = [] } = await listEventsPages({
    entityId: [alertId],
    subcategory: ['AlertDismissed'],
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
  })(undefined);
  const [latest] = items;
  const by = latest && actorOf(latest);
  return by !== undefined && by === currentUser()?.email ? now : undefined;
}

/** Shows an alert as dismissed, wherever it is shown. */
function showDismissed(queryClient: QueryClient, { id, item }: Decision<Alert, string>, answer: Alert): void {
  noteDrafts.keep(id, undefined);
  closeNotice(noticeId(id));
  showAlert(queryClient, { ...item, ...answer, provider: item.provider });
  invalidateAlerts(queryClient, item);
}

/** Takes over what a look-up found of a dismissal whose answer was lost: one that was carried out is as one that was answered. */
export function dismissalFound(
  queryClient: QueryClient,
  failed: FailedDecision<Alert, string>,
  { outcome, record }: Finding,
): void {
  if (outcome !== 'done') return;
  const done = updateDecision(dismissals, failed, { status: 'success', error: undefined });
  if (!done) return;
  forgetDismissal(done.id);
  showDismissed(queryClient, done, { id: done.id, ...(record as Partial<Alert>) });
}

const noticeId = (alertId: string) => `dismissal-${alertId}`;
/** How many parts of the screen show what failed. */
let shownIn = 0;

/** Tells in the corner of a dismissal that failed, with the way to its alert, where no part of the screen shows it. */
function tellFailure({ id, item, choice: note, error }: FailedDecision<Alert, string>): void {
  if (shownIn > 0) return;
  const isLost = mayBeCarriedOut(error);
  const isOver = isApiError(error) && error.status === 409;
  const what = isOver ? 'somebody dismissed it before you' : isLost ? 'may be dismissed' : 'not dismissed';
  const kept = isOver ? 'Your note was not added.' : 'Your note is kept.';
  const { correlationId, ...words } = describeError(error);
  const about = isOver ? [] : [`${words.title}.`, words.text];
  const { title, text } = saidOnce(`${alertWords(item)}: ${what}`, ...about, note && kept);
  notify({
    id: noticeId(id),
    tone: isLost || isOver ? 'warning' : 'error',
    title,
    message: [text, correlationId].filter(Boolean).join(' '),
    stays: 600_000,
    link: { to: '/alerts', search: { alert: id }, label: 'Open the alert' },
  });
}

/** Tells the dismissals that failed on an earlier page of this tab, as that page did. */
export function tellFailedBefore(): void {
  for (const { alert, note, error } of takeFailedDismissals()) {
    if (decisionOf(dismissals.get(), alert.id)) continue;
    const failed = { id: alert.id, item: alert, choice: note, status: 'error' as const, error };
    recordDecision(dismissals, failed);
    tellFailure(failed);
  }
}

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
  const dismissal = decisionOf(dismissals.get(), alertId);
  if (!dismissal?.error && (undoQueue.undo(alertId) || dismissal?.status !== 'delayed')) return;
  if (!dismissal?.error) {
    // One of many that wait together: the others go out without it.
    endAhead(alertId, false);
    noteDrafts.keep(alertId, dismissal?.choice);
  }
  removeDecision(dismissals, alertId);
  forgetDismissal(alertId);
  closeNotice(noticeId(alertId));
}

const ofDismissed = goneRows<Alert>(() => false, '');

/** What leaves a list of alerts in this state: of the active ones, those that are dismissed, from the key press on. */
export function useGoneAlerts(status: string | undefined): GoneRows<Alert> {
  const { decisions } = useQueueSession(dismissals, (all) => all);
  return useMemo(() => {
    if (status === 'Dismissed') return ofDismissed;
    const held = new Set(decisions.flatMap(({ id, error }) => (error ? [] : id)));
    return goneRows<Alert>(
      ({ id, dismissalTimestamp }) => Boolean(dismissalTimestamp) || held.has(id),
      'dismissed',
    );
  }, [decisions, status]);
}

/** The dismissal of one alert that was made here; undefined when there is none. */
export function useDismissal(alertId: string): Decision<Alert, string> | undefined {
  return useQueueSession(dismissals, (all) => decisionOf(all, alertId));
}

/** Dismissals that were not carried out, with their notes, for who shows them: meanwhile no notice tells them. */
export function useFailedDismissals(): FailedDecision<Alert, string>[] {
  useEffect(() => {
    shownIn += 1;
    for (const { id } of failedDecisions(dismissals.get().decisions)) closeNotice(noticeId(id));
    return () => void (shownIn -= 1);
  }, []);
  return useQueueSession(dismissals, ({ decisions }) => failedDecisions(decisions), sameItems);
}
