import { type MutationState, type QueryClient, useMutationState } from '@tanstack/react-query';
import { type ApiError, isApiError, mayBeCarriedOut } from '@/api/errors';
import type { Alert } from '@/api/models';
import { dismissAlert, getAlertOptions } from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import { writeStored } from '@/lib/storage';
import { fullName, textOf, uncapitalized } from '@/lib/words';
import { undoQueue, useWaitingWork } from '@/jobs/undo-queue';
import { invalidateAlerts, showAlert } from './alert-lists';
import { alertTypeWords } from '@/domain/alert-message';
import { forgetDismissal, giveUpDismissal, keepDismissal } from './kept-dismissals';

/** A dismissal on its way: waiting in the undo queue, being sent, sent, or not carried out. */
export interface Dismissal {
  note: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  error?: unknown;
}

interface Variables {
  alert: Alert;
  note: string;
}

type State = MutationState<Alert, ApiError, Variables>;

const mutationKey = ['dismissAlert'];
const keyOf = (alertId: string) => [...mutationKey, alertId];

/** Where the note about an alert is kept until its dismissal is on its way, and again when that came back. */
export const noteDraft = (alertId: string) => `draft:alert:${alertId}`;

/** Keeps the note that somebody wrote about an alert; undefined forgets it. */
export const keepNote = (alertId: string, note: string | undefined) =>
  writeStored('session', noteDraft(alertId), note || undefined);

/** `Chidi Abara: license expired` */
export const alertWords = (alert: Alert): string =>
  [fullName(alert.provider), uncapitalized(alertTypeWords(alert) ?? 'alert')].join(': ');

/**
 * Dismisses an alert after ten seconds in the undo queue, or as soon as the page is left: the service cannot make an
 * alert active again (rules.md 14.2). What does not get through while the page goes away is sent by the next one. What
 * fails stays with its note until it is sent again or given up.
 */
export function dismissLater(queryClient: QueryClient, alert: Alert, note: string): void {
  const { id } = alert;
  if (!id) return;
  keepNote(id, undefined);
  keepDismissal(alert, alertWords(alert), note);
  undoQueue.add({
    id,
    title: `${alertWords(alert)} dismissed`,
    note,
    send: (leaving) => send(queryClient, { alert, note }, leaving),
    undo: () => {
      forgetDismissal(id);
      keepNote(id, note);
    },
  });
}

/** Sends a dismissal that failed once more, without the ten seconds. */
export function dismissAgain(queryClient: QueryClient, alertId: string): void {
  const variables = failed(queryClient, alertId)?.state.variables;
  if (variables) void send(queryClient, variables, false);
}

/** Takes a dismissal back while it waits, or gives up one that failed. The alert then is as it was. */
export function undoDismissal(queryClient: QueryClient, alertId: string): void {
  undoQueue.undo(alertId);
  const mutation = failed(queryClient, alertId);
  if (mutation) queryClient.getMutationCache().remove(mutation);
}

function failed(queryClient: QueryClient, alertId: string) {
  return queryClient
    .getMutationCache()
    .find<Alert, ApiError, Variables>({ mutationKey: keyOf(alertId), status: 'error' });
}

/** `leaving`: the page is going away. */
async function send(queryClient: QueryClient, variables: Variables, leaving: boolean): Promise<void> {
  const { alert, note } = variables;
  const { id } = alert;
  const cache = queryClient.getMutationCache();
  const earlier = cache.findAll({ mutationKey: keyOf(id) });
  const wasLost = earlier.some(({ state }) => mayBeCarriedOut(state.error));
  for (const one of earlier) cache.remove(one);
  // Sent before the mutation begins, which it does a moment later: a session that ends takes its token along.
  const answered = dismissAlert(
    { alertId: id, body: omitEmpty({ dismissalNote: note }) },
    { keepalive: leaving },
  );
  const mutation = cache.build<Alert, ApiError, Variables, unknown>(queryClient, {
    mutationKey: keyOf(id),
    gcTime: Infinity,
    mutationFn: () =>
      wasLost ? answered.catch((error) => dismissedBefore(queryClient, id, note, error)) : answered,
  });
  // The end of a session clears the cache: what becomes of it then is for nobody who signs in next.
  const isHeard = () => cache.getAll().some(({ mutationId }) => mutationId === mutation.mutationId);
  try {
    const answer = await mutation.execute(variables);
    forgetDismissal(id);
    if (!isHeard()) return;
    keepNote(id, undefined);
    showAlert(queryClient, { ...alert, ...answer, provider: alert.provider });
    invalidateAlerts(queryClient, alert);
  } catch (error) {
    giveUpDismissal(id);
    if (!isHeard()) return;
    // Somebody else dismissed it: there is nothing any more that the note could go with.
    if (isApiError(error) && error.status === 409) invalidateAlerts(queryClient);
    else keepNote(id, note);
  }
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

const states = { idle: 'sending', pending: 'sending', success: 'sent', error: 'failed' } as const;

/** What becomes of the dismissal of one alert; undefined when there is none. */
export function useDismissal(alertId = ''): Dismissal | undefined {
  const waiting = useWaitingWork(alertId);
  const sent = useSent(keyOf(alertId)).at(-1);
  if (waiting) return { note: waiting.note ?? '', state: 'waiting' };
  if (!sent) return undefined;
  return { note: sent.variables?.note ?? '', state: states[sent.status], error: sent.error };
}

/** Dismissals that were not carried out, with their notes. */
export function useFailedDismissals(): readonly { alert: Alert; note: string; error: unknown }[] {
  return useSent(mutationKey).flatMap(({ status, variables, error }) =>
    status === 'error' && variables ? [{ alert: variables.alert, note: variables.note, error }] : [],
  );
}

function useSent(key: readonly string[]): State[] {
  return useMutationState({ filters: { mutationKey: key }, select: ({ state }) => state as State });
}
