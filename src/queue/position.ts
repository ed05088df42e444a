import type { QueueSession } from './session';

/** The cases of a queue in the order in which they come up from a place in it: what lies ahead, then what was left behind. */
function inTurnFrom<Item>(items: readonly Item[], index: number): Item[] {
  return [...items.slice(index + 1), ...items.slice(0, Math.max(0, index))];
}

/** The next case from a place in a queue that `isOpen`; undefined where none is. */
export function nextFrom<Item>(
  items: readonly Item[],
  index: number,
  isOpen: (item: Item) => boolean,
): Item | undefined {
  return items.slice(index + 1).find(isOpen) ?? items.slice(0, Math.max(0, index)).find(isOpen);
}

/** The list of a queue as the service last gave it. */
export interface QueueList {
  /** The ids of the loaded rows. */
  ids: readonly string[];
  /** How many there are in all, where the service says. */
  total?: number | undefined;
  /** Every row is loaded. */
  complete: boolean;
}

/** Appends what the list holds and the session does not know yet; known cases keep their order. */
export function withCases<Item, Choice>(
  session: QueueSession<Item, Choice>,
  items: readonly Item[],
  idOf: (item: Item) => string,
): QueueSession<Item, Choice> {
  const known = new Set(session.cases.map(idOf));
  const fresh = items.filter((item) => !known.has(idOf(item)));
  return fresh.length > 0 ? { ...session, cases: [...session.cases, ...fresh], at: Date.now() } : session;
}

/** Where a case stands in a session, what comes before and after it, and how much is done. */
export function positionIn<Item, Choice>(
  { cases, outcomes }: QueueSession<Item, Choice>,
  id: string,
  list: QueueList,
  idOf: (item: Item) => string,
) {
  const index = cases.findIndex((one) => idOf(one) === id);
  const tally = { mine: 0, byOthers: 0, skipped: 0 };
  for (const outcome of Object.values(outcomes)) tally[outcome] += 1;
  const decided = tally.mine + tally.byOthers;
  const isDecided = (one: string) => outcomes[one] !== undefined && outcomes[one] !== 'skipped';
  const waiting = new Set(list.ids);
  // The list may be older than the last decision; then what was just decided still stands in it.
  const stale = [...waiting].filter(isDecided).length;
  const total = Math.max(cases.length, (list.total ?? 0) - stale + decided);
  // What has left the whole list was decided by somebody else.
  const isGone = (one: Item) => list.complete && !waiting.has(idOf(one)) && !outcomes[idOf(one)];
  const isOpen = (one: Item) => idOf(one) !== id && !outcomes[idOf(one)] && !isGone(one);
  const gone = cases.filter((one) => idOf(one) !== id && isGone(one)).length;
  return {
    ...tally,
    index,
    total,
    decided,
    left: Math.max(0, total - decided - gone),
    previous: index > 0 ? cases[index - 1] : undefined,
    next: index < 0 ? cases[0] : cases[index + 1],
    /** The cases to go on with after a decision. */
    upcoming: inTurnFrom(cases, index).filter(isOpen),
  };
}
