import { useSyncExternalStore } from 'react';

/** Work that was asked for and is held back for a moment, because the service has no way to undo it. */
export interface HeldWork {
  id: string;
  /** What happens when the time is over, as the notice says it: `Dismiss 312 alerts`. */
  title: string;
  /** Carries it out. `leaving`: the page is going away, so only what the browser finishes by itself gets through. */
  send: (leaving: boolean) => void;
  /** Takes back what was shown in the meantime. */
  undo?: () => void;
  /** Too much to be finished behind a page that is gone: closing the tab asks first. */
  large?: boolean;
}

export interface Held extends HeldWork {
  /** When it is carried out, in milliseconds of this computer's clock. */
  dueAt: number;
}

/** How long work is held back, in milliseconds (design/product.md, workflow 7). */
export const holdMs = 10_000;

let held: readonly Held[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function publish(next: readonly Held[]): void {
  held = next;
  const listen = held.length > 0 ? 'addEventListener' : 'removeEventListener';
  globalThis.window?.[listen]('pagehide', leave);
  globalThis.document?.[listen]('visibilitychange', leaveWhenHidden);
  const ask = held.some(({ large }) => large) ? 'addEventListener' : 'removeEventListener';
  globalThis.window?.[ask]('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function leave(): void {
  sendHeld(true);
}

/** A tab that is put aside may never come back; phones give no other sign. */
function leaveWhenHidden(): void {
  if (document.visibilityState === 'hidden') sendHeld(true);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Holds work back for `holdMs`; then it is carried out, sooner when the page is left. */
export function hold(work: HeldWork): void {
  takeOut(work.id);
  timers.set(
    work.id,
    setTimeout(() => takeOut(work.id)?.send(false), holdMs),
  );
  publish([...held, { ...work, dueAt: Date.now() + holdMs }]);
}

/** Takes work back that has not been carried out; without an id, the latest. Gives what was taken back. */
export function takeBack(id = held.at(-1)?.id): Held | undefined {
  const work = id === undefined ? undefined : takeOut(id);
  work?.undo?.();
  return work;
}

/** Carries everything out that is held back, now. */
export function sendHeld(leaving = false): void {
  for (const { id } of held) takeOut(id)?.send(leaving);
}

function takeOut(id: string): Held | undefined {
  const work = held.find((one) => one.id === id);
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (work) publish(held.filter((one) => one !== work));
  return work;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is held back at present, the oldest first. */
export function useHeldWork(): readonly Held[] {
  return useSyncExternalStore(subscribe, () => held);
}
