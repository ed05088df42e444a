import type { Tone } from './status-looks';

export interface Notice {
  /** found: it worked; review: look at this; fail: it did not; wait: it goes on; none: for information. */
  tone: Tone;
  title: string;
  message?: string;
  /** Where to look: a route with its parameters. */
  link?: { to: string; params?: Record<string, string>; search?: Record<string, unknown>; label: string };
  /** Something to do about it, such as undo. The notice closes when it is chosen. */
  action?: { label: string; run(): void };
  /** Replaces an earlier notice of the same id. */
  id?: string;
  /** Milliseconds on screen; failures stay until closed. */
  stays?: number;
}

export interface ShownNotice extends Notice {
  id: string;
  /** Tells a notice from the one of the same id that it replaced. */
  turn: number;
}

const most = 4;
let shown: readonly ShownNotice[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownNotice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in the corner and says it to assistive technology. Gives its id. */
export function notify(notice: Notice): string {
  const turn = (counter += 1);
  const id = notice.id ?? `notice-${turn}`;
  show([...shown.filter((other) => other.id !== id), { ...notice, id, turn }].slice(-most));
  return id;
}

/** Takes a notice away before its time. */
export function closeNotice(id: string): void {
  show(shown.filter((notice) => notice.id !== id));
}

/** Takes all notices away: they tell of what the user did who is no longer there. */
export function closeNotices(): void {
  show([]);
}

export function watchNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownNotices = (): readonly ShownNotice[] => shown;
