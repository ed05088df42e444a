import type { QueryClient } from '@tanstack/react-query';
import { mayBeCarriedOut, mayBeOld } from '@/api/errors';
import { lookUp, nextSending } from '@/api/look-up';
import { session } from '@/api/session';
import { createStore, useStore } from '@/lib/store';
import { recordOf } from '@/lib/values';
import { textOf } from '@/lib/words';
import type { Takeable } from './-proposal';
import { showTaken, takeOver, type TakenTo } from './-take-over';

/** How a take-over stands. What failed can be sent again; what is sending or done cannot. */
export type TakeState =
  | { state: 'sending' }
  | { state: 'done'; to: TakenTo }
  | { state: 'failed'; error: unknown };

const states = createStore<ReadonlyMap<string, TakeState>>(new Map());

session.onEnd(() => states.set(new Map()));

const keyOf = (importId: string, id: string) => `${importId} ${id}`;

function put(keys: readonly string[], state: TakeState): void {
  states.set(new Map([...states.get(), ...keys.map((key) => [key, state] as const)]));
}

function failureOf(key: string): unknown {
  const before = states.get().get(key);
  return before?.state === 'failed' ? before.error : undefined;
}

/** Calls follow each other: two that change parts of one entry must each see what the other left. */
let line: Promise<unknown> = Promise.resolve();

interface Taking {
  queryClient: QueryClient;
  importId: string;
  providerId: string;
  /** What goes out with one call: one thing, or several fields of one entry. */
  items: readonly Takeable[];
  take: Takeable['take'];
}

/** The ids of entries that were taken over. */
const ownEntries = () =>
  new Set([...states.get().values()].flatMap((one) => (one.state === 'done' && one.to.entryId) || []));

/** Where that is which a call took over whose answer was lost, by the record that the service has of it. */
const foundAt = (take: Takeable['take'], record: unknown): TakenTo =>
  take.kind === 'update'
    ? { entryId: take.entryId }
    : { entryId: take.kind === 'create' ? textOf(recordOf(record)['id']) || undefined : undefined };

/**
 * What the service has of an entry whose adding failed before with its answer lost; undefined where it may be sent again. Throws
 * that failure as long as nobody can look. Any other take-over may be sent again: what it builds upon is read before.
 */
async function addedBefore(take: Takeable['take'], failure: unknown): Promise<TakenTo | undefined> {
  const next = await nextSending(failure);
  if (next.way === 'wait') throw failure;
  return next.way === 'there' ? foundAt(take, next.record) : undefined;
}

/** Sends a take-over, or finds that it was carried out although its answer was lost (rules.md 4.3). `failure` is that of the last try. */
async function sendOrFind(
  { queryClient, providerId, take }: Taking,
  failure: unknown,
): Promise<TakenTo | undefined> {
  try {
    const before = await addedBefore(take, failure);
    if (!before) return await takeOver(queryClient, providerId, take, ownEntries());
    showTaken(queryClient, providerId, take);
    return before;
  } catch (error) {
    if (mayBeOld(error)) showTaken(queryClient, providerId, take);
    const found = mayBeCarriedOut(error) && error !== failure ? await lookUp(error) : undefined;
    if (found?.outcome !== 'done') throw error;
    return foundAt(take, found.record);
  }
}

/**
 * Takes over what one call can, once: what is on its way or done is not sent again, whoever asks, and what may be carried out is
 * looked up before. Gives false then, and where the session ended before its turn came or its answer. Throws what the call throws;
 * the state tells of it too.
 */
export async function takeOnce(taking: Taking): Promise<boolean> {
  const { importId, items } = taking;
  const keys = items.map(({ id }) => keyOf(importId, id));
  if (keys.some((key) => ['sending', 'done'].includes(states.get().get(key)?.state ?? ''))) return false;
  const failure = keys.map((key) => failureOf(key)).find(mayBeCarriedOut);
  put(keys, { state: 'sending' });
  const isSending = () => keys.every((key) => states.get().get(key)?.state === 'sending');
  try {
    const turn = line.then(() => (isSending() ? sendOrFind(taking, failure) : undefined));
    line = turn.catch(() => undefined);
    const to = await turn;
    if (!to || !isSending()) return false;
    put(keys, { state: 'done', to });
    return true;
  } catch (error) {
    if (!isSending()) return false;
    put(keys, { state: 'failed', error });
    throw error;
  }
}

/** How the take-overs of an import stand, by the id of what is taken. */
export function useTakeStates(importId: string): (id: string) => TakeState | undefined {
  const now = useStore(states);
  return (id) => now.get(keyOf(importId, id));
}
