import { session } from '@/api/session';
import { askBeforeLeaving } from '@/lib/leaving';
import { createStore, useStore } from '@/lib/store';

/** Work that was asked for and is held back for a moment, because the service has no way to undo it. */
export interface HeldWork {
  id: string;
  /** What happens when the time is over, as the notice says it: `Dismiss 312 alerts`. */
  title: string;
  /**
   * Carries it out; gives when that is over, if it is waited for at all. `leaving`: the page is going away, so only
   * what the browser finishes by itself gets through.
   */
  send: (leaving: boolean) => Promise<void> | void;
  /** Takes back what was shown in the meantime. */
  undo?: () => void;
  /** Too much to be finished behind a page that is gone: closing the tab, or a sign-out, asks first. */
  large?: boolean;
}

export interface Held extends HeldWork {
  /** When it is carried out, in milliseconds of this computer's clock. */
  dueAt: number;
}

/** How long work is held back, in milliseconds. */
export const holdMs = 10_000;

const held = createStore<readonly Held[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();

askBeforeLeaving(() => held.get().some(({ large }) => large));

// Who signs out has decided: it goes out in their name, or it would go out in that of whoever comes next.
session.beforeEnd(async () => sendHeld(true));

function publish(next: readonly Held[]): void {
  const listen = next.length > 0 ? 'addEventListener' : 'removeEventListener';
  globalThis.window?.[listen]('pagehide', leave);
  globalThis.document?.[listen]('visibilitychange', leaveWhenHidden);
  held.set(next);
}

function leave(): void {
  void sendHeld(true);
}

/** A tab that is put aside may never come back; phones give no other sign. */
function leaveWhenHidden(): void {
  if (document.visibilityState === 'hidden') void sendHeld(true);
}

/** Holds work back for `holdMs`; then it is carried out, sooner when the page is left. */
export function hold(work: HeldWork): void {
  takeOut(work.id);
  timers.set(
    work.id,
    setTimeout(() => void takeOut(work.id)?.send(false), holdMs),
  );
  publish([...held.get(), { ...work, dueAt: Date.now() + holdMs }]);
}

/** Takes work back that has not been carried out; without an id, the latest. Gives what was taken back. */
export function takeBack(id = held.get().at(-1)?.id): Held | undefined {
  const work = id === undefined ? undefined : takeOut(id);
  work?.undo?.();
  return work;
}

/** Carries everything out that is held back, now; gives when all that is waited for is over. */
export async function sendHeld(leaving = false): Promise<void> {
  await Promise.all(held.get().map(({ id }) => takeOut(id)?.send(leaving)));
}

function takeOut(id: string): Held | undefined {
  const work = held.get().find((one) => one.id === id);
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (work) publish(held.get().filter((one) => one !== work));
  return work;
}

/** What is held back at present, the oldest first. */
export function useHeldWork(): readonly Held[] {
  return useStore(held);
}
