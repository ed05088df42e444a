import { startTransition, useEffect, useState } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { createStore, type Store } from '@/lib/store';

/** What became of a case here: left for later, decided by others, or decided by the user. */
export type Outcome = 'skipped' | 'byOthers' | 'mine';

/** A decision that was made here, from the key press on. */
export interface Decision<Item, Choice> {
  id: string;
  /** As it was shown; once somebody else was faster, as they left it. */
  item: Item;
  choice: Choice;
  /** `delayed` waits in the undo queue and nothing of it is sent. */
  status: 'delayed' | 'pending' | 'success' | 'error';
  /** What it failed with. */
  error?: Error | undefined;
  /** It failed because somebody else had decided. */
  isByOthers?: boolean;
  /** What was sent about the same before and failed: it may have been carried out all the same. */
  failedBefore?: Decision<Item, Choice> | undefined;
  /** It takes a decision back; `takesBack` is that one, where it was made here. */
  isUndo?: boolean;
  takesBack?: Decision<Item, Choice> | undefined;
}

/** A way through a queue: what is known of it, and what was decided on the way. Every view of that derives from here. */
export interface QueueSession<Item, Choice> {
  /** In the order in which they are met. Decided cases leave the service's list; here they keep their place. */
  cases: readonly Item[];
  outcomes: Readonly<Record<string, Outcome>>;
  /** The latest last, one for each case. */
  decisions: readonly Decision<Item, Choice>[];
  /** When an outcome was recorded last, in milliseconds of real time. */
  at: number;
}

export type QueueStore<Item, Choice> = Store<QueueSession<Item, Choice>>;

/** A session in which nothing is known yet. */
export const emptySession: QueueSession<never, never> = { cases: [], outcomes: {}, decisions: [], at: 0 };

/**
 * The one home of what was decided in a queue. With a name to be `storedAs`, cases and outcomes outlive a reload of the tab;
 * decisions do not, since what was sent and how it was answered is known to this page alone.
 */
export function createQueueSession<Item, Choice>(storedAs?: string): QueueStore<Item, Choice> {
  if (storedAs === undefined) return createStore<QueueSession<Item, Choice>>(emptySession);
  const stored = readStored('session', storedAs) as Partial<QueueSession<Item, Choice>> | undefined;
  const { cases, outcomes = {}, at = 0 } = stored ?? {};
  const store = createStore<QueueSession<Item, Choice>>(
    Array.isArray(cases) ? { cases, outcomes, decisions: [], at } : emptySession,
  );
  return {
    ...store,
    set(next) {
      const { decisions: _decisions, ...kept } = next;
      const isEmpty = kept.cases.length === 0 && Object.keys(kept.outcomes).length === 0;
      writeStored('session', storedAs, isEmpty ? undefined : kept);
      store.set(next);
    },
  };
}

const rank = ['skipped', 'byOthers', 'mine'];

/**
 * Records what became of a case. One becomes another in the order of `Outcome` only: a decision is never turned back into a
 * skip, and one whose answer was lost is that of others until it turns out to be the user's own.
 */
export function recordOutcome<Item, Choice>(
  store: QueueStore<Item, Choice>,
  id: string,
  outcome: Outcome,
): void {
  const { outcomes, ...rest } = store.get();
  const before = outcomes[id];
  if (before && rank.indexOf(outcome) <= rank.indexOf(before)) return;
  store.set({ ...rest, outcomes: { ...outcomes, [id]: outcome }, at: Date.now() });
}

/** Forgets what became of a case: it is open again, as it is once a decision was taken back, or did not get through. */
export function removeOutcome<Item, Choice>(store: QueueStore<Item, Choice>, id: string): void {
  const { outcomes, ...rest } = store.get();
  if (outcomes[id] === undefined) return;
  store.set({
    ...rest,
    outcomes: Object.fromEntries(Object.entries(outcomes).filter(([one]) => one !== id)),
  });
}

/** Records a decision as the latest, in place of what was decided about the same case before. */
export function recordDecision<Item, Choice>(
  store: QueueStore<Item, Choice>,
  decision: Decision<Item, Choice>,
): void {
  const others = store.get().decisions.filter(({ id }) => id !== decision.id);
  store.set({ ...store.get(), decisions: [...others, decision] });
}

/** Changes a decision where it stands; a failed one becomes the latest. Gives undefined where another took its place. */
export function updateDecision<Item, Choice>(
  store: QueueStore<Item, Choice>,
  decision: Decision<Item, Choice>,
  change: Partial<Decision<Item, Choice>>,
): Decision<Item, Choice> | undefined {
  const { decisions, ...rest } = store.get();
  if (!decisions.includes(decision)) return undefined;
  const changed = { ...decision, ...change };
  store.set({
    ...rest,
    decisions: changed.error
      ? [...decisions.filter((one) => one !== decision), changed]
      : decisions.map((one) => (one === decision ? changed : one)),
  });
  return changed;
}

/** Forgets what was decided about a case, as if it had not been. */
export function removeDecision<Item, Choice>(store: QueueStore<Item, Choice>, id: string): void {
  const { decisions, ...rest } = store.get();
  if (decisions.some((one) => one.id === id))
    store.set({ ...rest, decisions: decisions.filter((one) => one.id !== id) });
}

/** The present decision about a case. */
export const decisionOf = <Item, Choice>(
  { decisions }: QueueSession<Item, Choice>,
  id: string | undefined,
): Decision<Item, Choice> | undefined => decisions.find((one) => one.id === id);

/** Decisions that stand, the latest last. One that is being taken back does not, until that fails. */
export function standingDecisions<Item, Choice>(
  decisions: readonly Decision<Item, Choice>[],
): Decision<Item, Choice>[] {
  return decisions.flatMap((one) => {
    if (one.isUndo) return one.status === 'error' && !one.isByOthers ? (one.takesBack ?? []) : [];
    return one.status === 'error' ? [] : one;
  });
}

/** Decisions that were not carried out, the latest first. */
export function failedDecisions<Item, Choice>(
  decisions: readonly Decision<Item, Choice>[],
): FailedDecision<Item, Choice>[] {
  return decisions.filter((one): one is FailedDecision<Item, Choice> => one.error !== undefined).toReversed();
}

export type FailedDecision<Item, Choice> = Decision<Item, Choice> & { error: Error };

/** Whether two lists hold the very same things in the same order. */
export const sameItems = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/**
 * What `select` gives of a session; the component renders again where that is not the same. A transition, so that the screen
 * that opens with the same key press is painted first and not rendered twice.
 */
export function useQueueSession<Item, Choice, Selected>(
  store: QueueStore<Item, Choice>,
  select: (session: QueueSession<Item, Choice>) => Selected,
  isSame: (one: Selected, other: Selected) => boolean = Object.is,
): Selected {
  const [session, setSession] = useState(store.get);
  // After each render: it may have selected another part than the one before.
  useEffect(() => {
    const update = () => {
      const next = store.get();
      startTransition(() => setSession((now) => (isSame(select(now), select(next)) ? now : next)));
    };
    update();
    return store.subscribe(update);
  });
  return select(session);
}
