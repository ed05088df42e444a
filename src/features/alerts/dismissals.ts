import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import type { Alert } from '@/api/models';
import { dismissAlert } from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import { session } from '@/api/session';
import { writeStored } from '@/lib/storage';
import { createStore, useSelected, useStore } from '@/lib/store';
import { personName, spellOut } from '@/lib/words';
import { undoQueue } from '@/jobs/undo-queue';
import { invalidateAlerts, showAlert } from './alert-lists';

/** A dismissal on its way: held back, being sent, sent, or not carried out. */
export interface Dismissal {
  alert: Alert;
  note: string;
  state: 'held' | 'sending' | 'sent' | 'failed';
  error?: unknown;
}

const dismissals = createStore<ReadonlyMap<string, Dismissal>>(new Map());

function put(id: string, dismissal: Dismissal | undefined): void {
  const next = new Map(dismissals.get());
  next.delete(id);
  if (dismissal) next.set(id, dismissal);
  dismissals.set(next);
}

session.onEnd(() => dismissals.set(new Map()));

/** Where the note about an alert is kept until its dismissal is on its way, and again when that came back. */
export const noteDraft = (alertId: string) => `draft:alert:${alertId}`;

const keepNote = (alertId: string, note: string | undefined) =>
  writeStored('session', noteDraft(alertId), note || undefined);

/** `Abara, Chidi: license expired` */
export const alertWords = ({ provider, type }: Alert): string =>
  [personName(provider), spellOut(type).toLowerCase()].join(': ');

/**
 * Dismisses an alert after it was held back for ten seconds, or as soon as the page is left: the service cannot make
 * an alert active again (rules.md 14.2). What fails stays with its note until it is sent again or given up.
 */
export function dismissLater(queryClient: QueryClient, alert: Alert, note: string): void {
  const { id } = alert;
  if (!id) return;
  put(id, { alert, note, state: 'held' });
  keepNote(id, undefined);
  undoQueue.add({
    id,
    title: `${alertWords(alert)} dismissed`,
    send: (leaving) => send(queryClient, alert, note, leaving),
    undo: () => {
      keepNote(id, note);
      put(id, undefined);
    },
  });
}

/** Sends a dismissal that failed once more, without holding it back again. */
export function dismissAgain(queryClient: QueryClient, alertId: string): void {
  const dismissal = dismissals.get().get(alertId);
  if (dismissal?.state === 'failed') void send(queryClient, dismissal.alert, dismissal.note, false);
}

/** Takes a dismissal back while it is held, or gives up one that failed. The alert then is as it was. */
export function undoDismissal(alertId: string): void {
  undoQueue.undo(alertId);
  if (dismissals.get().get(alertId)?.state === 'failed') put(alertId, undefined);
}

async function send(queryClient: QueryClient, alert: Alert, note: string, leaving: boolean): Promise<void> {
  const { id = '' } = alert;
  put(id, { alert, note, state: 'sending' });
  try {
    const answer = await dismissAlert(
      { alertId: id, body: omitEmpty({ dismissalNote: note }) },
      { keepalive: leaving },
    );
    if (!isSending(id)) return;
    put(id, { alert, note, state: 'sent' });
    keepNote(id, undefined);
    showAlert(queryClient, { ...alert, ...answer, provider: alert.provider });
    invalidateAlerts(queryClient, alert);
  } catch (error) {
    if (!isSending(id)) return;
    put(id, { alert, note, state: 'failed', error });
    // Somebody else dismissed it: there is nothing any more that the note could go with.
    if (isApiError(error) && error.status === 409) invalidateAlerts(queryClient);
    else keepNote(id, note);
  }
}

/** No longer so when the session has ended meanwhile: what became of it is for nobody who signs in next. */
function isSending(id: string): boolean {
  return dismissals.get().get(id)?.state === 'sending';
}

/** What becomes of the dismissal of one alert; undefined when there is none. */
export function useDismissal(alertId: string | undefined): Dismissal | undefined {
  return useSelected(dismissals, (all) => all.get(alertId ?? ''));
}

/** Dismissals that were not carried out, with their notes. */
export function useFailedDismissals(): readonly Dismissal[] {
  const now = useStore(dismissals);
  return [...now.values()].filter(({ state }) => state === 'failed');
}
