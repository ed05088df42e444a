import { undoQueue } from '@/jobs/undo-queue';
import { type CountAhead, countAhead, endAhead } from './ahead';
import {
  type Decision,
  decisionOf,
  type QueueStore,
  recordDecision,
  removeDecision,
  standingDecisions,
  updateDecision,
} from './session';

/** How the decisions of a queue are carried out and taken back. */
export interface DecisionKind<Item extends { id: string }, Choice> {
  session: QueueStore<Item, Choice>;
  /**
   * Sends it, at once when it is called, or after what was sent about the same case before. `leaving`: the page is going away.
   */
  run: (decision: Decision<Item, Choice>, leaving: boolean) => Promise<unknown>;
  /**
   * How a decision is taken back: by a choice that the service takes in its place, or, where it has no way back, by nothing
   * being sent while the decision waits in the undo queue, under these words.
   */
  undo: { choice: Choice } | { noticeOf: (item: Item, choice: Choice) => { title: string; note: string } };
  /** The case as somebody else left it who was faster, where that is what it failed with. */
  changedBy?: (error: Error, item: Item) => Item | undefined;
  /** How a decision shows in counts, from the key press on. Left out where what sends it sees to that. */
  countsOf?: (item: Item) => CountAhead;
  /** Called before it waits in the undo queue. */
  onHold?: (decision: Decision<Item, Choice>) => void;
  /** For what screen and storage show of it. They are not called once the session has ended, or another decision was made. */
  onSuccess?: (decision: Decision<Item, Choice>, answer: unknown) => void;
  onError?: (decision: Decision<Item, Choice>, error: Error) => void;
  /** Called once it was taken back, or is about to be. */
  onUndo?: (decision: Decision<Item, Choice>) => void;
}

function record<Item extends { id: string }, Choice>(
  { session, countsOf }: DecisionKind<Item, Choice>,
  item: Item,
  choice: Choice,
  more: Partial<Decision<Item, Choice>> = {},
): Decision<Item, Choice> {
  const id = item.id;
  const before = decisionOf(session.get(), id);
  const decision: Decision<Item, Choice> = {
    id,
    item,
    choice,
    status: 'pending',
    ...(before?.error && { failedBefore: { ...before, failedBefore: undefined } }),
    ...more,
  };
  recordDecision(session, decision);
  if (countsOf) countAhead(id, countsOf(item));
  return decision;
}

/** Decisions that failed after they had been taken back: none of them stands again. */
const failedLate = new WeakSet<object>();

/** Sends a decision that was recorded, and records what became of it. Does not throw. */
async function run<Item extends { id: string }, Choice>(
  kind: DecisionKind<Item, Choice>,
  decision: Decision<Item, Choice>,
  leaving = false,
): Promise<void> {
  const { session, changedBy } = kind;
  const { takesBack } = decision;
  try {
    const answer = await kind.run(decision, leaving);
    const sent = updateDecision(session, decision, { status: 'success' });
    if (!sent) return;
    endAhead(sent.id, true);
    kind.onSuccess?.(sent, answer);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const theirs = changedBy?.(error, decision.item);
    const failed = updateDecision(session, decision, {
      status: 'error',
      error,
      ...(theirs && { item: theirs, isByOthers: true }),
      ...(takesBack && failedLate.has(takesBack) && { takesBack: undefined }),
    });
    if (!failed) return void failedLate.add(decision);
    endAhead(failed.id, false);
    kind.onError?.(failed, error);
  }
}

/**
 * Decides about a case. The decision counts from now on; what it gives sends it, and is called once the next case was asked
 * for. One that can only be taken back while it is held goes out by itself.
 */
export function decide<Item extends { id: string }, Choice>(
  kind: DecisionKind<Item, Choice>,
  item: Item,
  choice: Choice,
): () => Promise<void> {
  const { session, undo } = kind;
  if ('choice' in undo) {
    const decision = record(kind, item, choice);
    return () => run(kind, decision);
  }
  const delayed = record(kind, item, choice, { status: 'delayed' });
  kind.onHold?.(delayed);
  undoQueue.add({
    id: delayed.id,
    ...undo.noticeOf(item, choice),
    send: (leaving) => {
      const pending = updateDecision(session, delayed, { status: 'pending' });
      return pending && run(kind, pending, leaving);
    },
    undo: () => {
      // What had failed before is as it was: it may have been carried out, and can be sent again or given up.
      if (delayed.failedBefore) recordDecision(session, delayed.failedBefore);
      else removeDecision(session, delayed.id);
      endAhead(delayed.id, false);
      kind.onUndo?.(delayed);
    },
  });
  return async () => {};
}

/** Sends a decision that failed once more, at once. */
export function decideAgain<Item extends { id: string }, Choice>(
  kind: DecisionKind<Item, Choice>,
  { item, choice, isUndo, takesBack }: Decision<Item, Choice>,
): Promise<void> {
  return run(kind, record(kind, item, choice, isUndo ? { isUndo, takesBack } : {}));
}

/** Takes back what is decided about a case; gives what sends that, unless nothing of the decision was sent yet. */
export function takeBack<Item extends { id: string }, Choice>(
  kind: DecisionKind<Item, Choice>,
  item: Item,
): () => Promise<void> {
  const { session, undo } = kind;
  if (!('choice' in undo)) {
    undoQueue.undo(item.id);
    return async () => {};
  }
  const takesBack = standingDecisions(session.get().decisions).find(({ id }) => id === item.id);
  if (takesBack) kind.onUndo?.(takesBack);
  const decision = record(kind, item, undo.choice, { isUndo: true, takesBack });
  return () => run(kind, decision);
}
