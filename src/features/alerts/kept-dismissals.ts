import { ApiError, type ApiErrorKind } from '@/api/errors';
import { dismissAlert } from '@/api/operations.gen';
import { currentUser } from '@/api/session';
import type { Alert } from '@/api/models';
import { rememberUnconfirmedWrite, unconfirmedWriteOf } from '@/api/unconfirmed-write';
import { readStored, storedNames, writeStored } from '@/lib/storage';
import { isRecord } from '@/lib/values';
import { textOf } from '@/lib/words';

// A dismissal that waits is lost with its page, and what is sent while a page goes away does not always arrive. So it
// lies in the tab's storage until the service has answered, and the next start sends what is still there. One that failed
// stays there with its failure until it is sent again or given up: the next page tells it.

export interface KeptDismissal {
  id: string;
  /** What the alert is called where its dismissal is told of. */
  label: string;
  note: string;
}

const prefix = 'dismissal:';
/** What this page has kept: it is on its way here, and not for a later start to send. */
const dismissedHere = new Set<string>();

/** Keeps a dismissal through a page load, until the tab closes or the user signs out. */
export function keepDismissal({ id }: Alert, label: string, note: string): void {
  if (!id) return;
  dismissedHere.add(id);
  writeStored('session', prefix + id, { label, note, by: currentUser()?.email });
}

/** The service has the dismissal, or it was taken back. */
export function forgetDismissal(id: string): void {
  dismissedHere.delete(id);
  writeStored('session', prefix + id, undefined);
}

let isLeaving = false;
/** Whether the page goes away: what fails then is for the next one to look at. */
export const isPageLeaving = (): boolean => isLeaving;
globalThis.window?.addEventListener('pagehide', () => (isLeaving = true));
globalThis.window?.addEventListener('pageshow', () => (isLeaving = false));

/** The dismissal failed, which is told. What fails because its page goes away is told to nobody: it stays kept. */
export function giveUpDismissal(id: string): void {
  if (!isLeaving) forgetDismissal(id);
}

/** A dismissal that failed. */
export interface FailedDismissal {
  alert: Alert;
  note: string;
  error: ApiError;
}

/** Keeps a dismissal that failed, with its failure, through a page load; not where its page goes away. */
export function keepFailure({ alert, note, error }: FailedDismissal): void {
  if (isLeaving) return;
  dismissedHere.add(alert.id);
  const { id, type, timestamp, providerId, provider } = alert;
  const { firstName, lastName } = provider ?? {};
  const { kind, status, title, correlationId } = error;
  writeStored('session', prefix + id, {
    note,
    by: currentUser()?.email,
    failed: {
      alert: { id, type, timestamp, providerId, provider: { firstName, lastName } },
      error: { kind, status, title, correlationId },
      sentAt: unconfirmedWriteOf(error)?.sentAt,
    },
  });
}

/** Takes over the dismissals of the same user that an earlier page of this tab has left without an answer. */
export function takeKeptDismissals(): KeptDismissal[] {
  return takeOver((id, { label, note, failed }) =>
    failed === undefined ? { id, label: textOf(label), note: textOf(note) } : undefined,
  );
}

/** Takes over the dismissals of the same user that failed on an earlier page of this tab. */
export function takeFailedDismissals(): FailedDismissal[] {
  return takeOver((alertId, { note: kept, failed }) => {
    if (!isRecord(failed) || !isRecord(failed['alert']) || !isRecord(failed['error'])) return undefined;
    const note = textOf(kept);
    const { kind, status, title, correlationId } = failed['error'];
    const error = new ApiError({
      kind: kind as ApiErrorKind,
      status: Number(status),
      title: textOf(title),
      correlationId: textOf(correlationId) || undefined,
      operation: 'dismissAlert',
    });
    const { method, path } = dismissAlert.operation;
    const sentAt = failed['sentAt'];
    if (typeof sentAt === 'number')
      rememberUnconfirmedWrite(error, {
        operation: 'dismissAlert',
        method,
        path,
        ids: { alertId },
        body: note ? { dismissalNote: note } : {},
        sentAt,
      });
    return { alert: { ...failed['alert'], id: alertId }, note, error };
  });
}

/** What `read` makes of each that lies there since an earlier page; it stays for another time where that is undefined. */
function takeOver<Taken>(read: (id: string, stored: Record<string, unknown>) => Taken | undefined): Taken[] {
  const ids = storedNames('session', prefix).map((name) => name.slice(prefix.length));
  return ids.flatMap((id) => {
    if (dismissedHere.has(id)) return [];
    const stored = readStored('session', prefix + id);
    const kept = isRecord(stored) ? stored : {};
    if (kept['by'] !== currentUser()?.email) {
      forgetDismissal(id);
      return [];
    }
    const taken = read(id, kept);
    if (taken === undefined) return [];
    dismissedHere.add(id);
    return [taken];
  });
}
