import { currentUser } from '@/api/session';
import type { Alert } from '@/api/models';
import { readStored, storedNames, writeStored } from '@/lib/storage';
import { textOf } from '@/lib/words';

// A dismissal that waits is lost with its page, and what is sent while a page goes away does not always arrive. So it
// lies in the tab's storage until the service has answered, and the next start sends what is still there.

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
globalThis.window?.addEventListener('pagehide', () => (isLeaving = true));
globalThis.window?.addEventListener('pageshow', () => (isLeaving = false));

/** The dismissal failed, which is told. What fails because its page goes away is told to nobody: it stays kept. */
export function giveUpDismissal(id: string): void {
  if (!isLeaving) forgetDismissal(id);
}

/** Takes over the dismissals of the same user that an earlier page of this tab has left. */
export function takeKeptDismissals(): KeptDismissal[] {
  const ids = storedNames('session', prefix).map((name) => name.slice(prefix.length));
  return ids.flatMap((id) => {
    if (dismissedHere.has(id)) return [];
    const stored = readStored('session', prefix + id);
    const { label, note, by } = (typeof stored === 'object' && stored ? stored : {}) as Record<
      string,
      unknown
    >;
    if (by !== currentUser()?.email) {
      forgetDismissal(id);
      return [];
    }
    dismissedHere.add(id);
    return [{ id, label: textOf(label), note: textOf(note) }];
  });
}
