import { createStore } from '@/lib/store';
import type { Tone } from './status-looks';

export interface Notice {
  /** success: it worked; warning: look at this; error: it did not; pending: it goes on; neutral: for information. */
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
let counter = 0;

/** The notices on screen. */
export const notices = createStore<readonly ShownNotice[]>([]);

/** Shows a notice in the corner and says it to assistive technology. Gives its id. */
export function notify(notice: Notice): string {
  const turn = (counter += 1);
  const id = notice.id ?? `notice-${turn}`;
  notices.set([...notices.get().filter((other) => other.id !== id), { ...notice, id, turn }].slice(-most));
  return id;
}

/** Takes a notice away before its time. */
export function closeNotice(id: string): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}

/** Takes all notices away: they tell of what the user did who is no longer there. */
export function closeNotices(): void {
  notices.set([]);
}
