import { startTransition, useEffect, useState } from 'react';
import { session } from '@/api/session';
import { askBeforeLeaving } from '@/lib/leaving';
import { createStore } from '@/lib/store';

/** Work that was asked for and waits for a moment, because the service has no way to undo it. */
export interface UndoableWork {
  id: string;
  /** What happens when the time is over, as the notice says it: `Dismiss 312 alerts`. */
  title: string;
  /** What was typed for it. */
  note?: string;
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

export interface WaitingWork extends UndoableWork {
  /** When it is carried out, in milliseconds of this computer's clock. */
  dueAt: number;
}

/** How long work waits, in milliseconds. */
export const undoMs = 10_000;

const waiting = createStore<readonly WaitingWork[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();

askBeforeLeaving(() => waiting.get().some(({ large }) => large));

// Who signs out has decided: it goes out in their name, or it would go out in that of whoever comes next.
session.beforeEnd(async () => flush(true));
// Nobody sees any more what could be taken back, and a page that is locked may never be opened again.
session.subscribe(() => {
  if (session.state().status === 'locked') void flush(true);
});

function publish(next: readonly WaitingWork[]): void {
  const listen = next.length > 0 ? 'addEventListener' : 'removeEventListener';
  globalThis.window?.[listen]('pagehide', leave);
  globalThis.document?.[listen]('visibilitychange', leaveWhenHidden);
  waiting.set(next);
}

function leave(): void {
  void flush(true);
}

/** A tab that is put aside may never come back; phones give no other sign. */
function leaveWhenHidden(): void {
  if (document.visibilityState === 'hidden') void flush(true);
}

/** Lets work wait for `undoMs`; then it is carried out, sooner when the page is left. */
function add(work: UndoableWork): void {
  takeOut(work.id);
  timers.set(
    work.id,
    setTimeout(() => void takeOut(work.id)?.send(false), undoMs),
  );
  publish([...waiting.get(), { ...work, dueAt: Date.now() + undoMs }]);
}

/** Takes work back that has not been carried out; without an id, the latest. Gives what was taken back. */
function undo(id = waiting.get().at(-1)?.id): WaitingWork | undefined {
  const work = id === undefined ? undefined : takeOut(id);
  work?.undo?.();
  return work;
}

/** Carries everything out that waits, now; gives when all that is waited for is over. */
async function flush(leaving = false): Promise<void> {
  await Promise.all(waiting.get().map(({ id }) => takeOut(id)?.send(leaving)));
}

function takeOut(id: string): WaitingWork | undefined {
  const work = waiting.get().find((one) => one.id === id);
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (work) publish(waiting.get().filter((one) => one !== work));
  return work;
}

/** Work that waits for some seconds, since the service has no way to undo it. */
export const undoQueue = { add, undo, flush };

/**
 * What `select` gives of all work that waits. A transition: the screen that opens with the same key press is painted
 * first, and not rendered twice.
 */
function useWaiting<Selected>(select: (all: readonly WaitingWork[]) => Selected): Selected {
  const [all, setAll] = useState(waiting.get);
  // After each render: it may have selected another part than the one before.
  useEffect(() => {
    const update = () => {
      const next = waiting.get();
      startTransition(() => setAll((now) => (Object.is(select(now), select(next)) ? now : next)));
    };
    update();
    return waiting.subscribe(update);
  });
  return select(all);
}

/** What can be undone at present, the oldest first. */
export function useUndoQueue(): readonly WaitingWork[] {
  return useWaiting((all) => all);
}

/** The work of this id while it can be undone. */
export function useWaitingWork(id: string): WaitingWork | undefined {
  return useWaiting((all) => all.find((work) => work.id === id));
}
