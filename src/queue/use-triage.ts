import { decide, decideAgain, type DecisionKind, takeBack } from './decide';
import { nextFrom } from './position';
import { useReadAhead } from './prerender-next';
import {
  type Decision,
  failedDecisions,
  removeDecision,
  standingDecisions,
  useQueueSession,
} from './session';

interface Triage<Item extends { id: string }, Choice> {
  list: {
    rows: readonly Item[];
    /** Where the open one stands in them; -1 where it does not. */
    index: number;
    open: (id: string | undefined) => void;
  };
  /** Whether a row still waits for a decision. */
  isWaiting: (item: Item) => boolean;
  /** Reads what an item shows, before it opens; does not reject. */
  readAhead: (item: Item) => Promise<unknown>;
  decide: DecisionKind<Item, Choice>;
}

/** Whether nothing is to be shown of the difference: that a decision was answered well changes nothing on screen. */
const sameViews = <Item, Choice>(
  one: readonly Decision<Item, Choice>[],
  other: readonly Decision<Item, Choice>[],
): boolean =>
  one.length === other.length &&
  one.every((before, index) => {
    const now = other[index];
    return (
      before.id === now?.id &&
      before.choice === now.choice &&
      before.error === now.error &&
      (before.status === 'delayed') === (now.status === 'delayed')
    );
  });

/**
 * Decisions about a queue one after the other: each is recorded and the next case opens while it is sent. What fails comes
 * back with its error. What is offered to be taken back is what stands of this session.
 */
export function useTriage<Item extends { id: string }, Choice>(triage: Triage<Item, Choice>) {
  const { list, isWaiting, readAhead, decide: kind } = triage;
  const { rows, index, open } = list;
  const decisions = useQueueSession(kind.session, (session) => session.decisions, sameViews);
  const isDelayed = ({ id }: Item) => decisions.some((one) => one.id === id && one.status === 'delayed');
  const next = nextFrom(rows, index, (item) => isWaiting(item) && !isDelayed(item));
  const nextLoaded = useReadAhead(next, readAhead);

  return {
    next,
    nextLoaded,
    openNext: next && (() => open(next.id)),
    /** What was decided here and stands, the latest last. */
    decided: standingDecisions(decisions),
    failed: failedDecisions(decisions),
    /** Sends a decision and opens the next case, where there is one and the decided one does not stay open. */
    decide: (item: Item, choice: Choice, stays = false): Promise<void> => {
      const send = decide(kind, item, choice);
      open(stays ? item.id : (next?.id ?? item.id));
      return send();
    },
    /** Takes a decision back and opens its case. */
    takeBack: (item: Item): Promise<void> => {
      const send = takeBack(kind, item);
      open(item.id);
      return send();
    },
    /** Sends what failed about a case once more; what is open stays open. */
    sendAgain: async (id: string): Promise<void> => {
      const failed = failedDecisions(kind.session.get().decisions).find((one) => one.id === id);
      if (failed) await decideAgain(kind, failed);
    },
    /** Leaves a case as somebody else decided it, and goes on. */
    giveUp: (item: Item): void => {
      removeDecision(kind.session, item.id);
      open(next?.id ?? item.id);
    },
  };
}
