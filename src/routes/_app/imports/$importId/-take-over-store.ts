import type { QueryClient } from '@tanstack/react-query';
import { session } from '@/api/session';
import { createStore, useStore } from '@/lib/store';
import type { Takeable } from './-proposal';
import { takeOver, type TakenTo } from './-take-over';

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

/**
 * Takes over what one call can, once: what is on its way or done is not sent again, whoever asks. Gives false then, and
 * where the session ended before its turn came or its answer. Throws what the call throws; the state tells of it too.
 */
export async function takeOnce({ queryClient, importId, providerId, items, take }: Taking): Promise<boolean> {
  const keys = items.map(({ id }) => keyOf(importId, id));
  if (keys.some((key) => ['sending', 'done'].includes(states.get().get(key)?.state ?? ''))) return false;
  put(keys, { state: 'sending' });
  const isSending = () => keys.every((key) => states.get().get(key)?.state === 'sending');
  try {
    const turn = line.then(() => (isSending() ? takeOver(queryClient, providerId, take) : undefined));
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
