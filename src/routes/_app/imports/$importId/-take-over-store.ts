import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { session } from '@/api/session';
import type { Takeable } from './-proposal';
import { takeOver, type TakenTo } from './-take-over';

/** How a take-over stands. What failed can be sent again; what is sending or done cannot. */
export type TakeState =
  | { state: 'sending' }
  | { state: 'done'; to: TakenTo }
  | { state: 'failed'; error: unknown };

let all: ReadonlyMap<string, TakeState> = new Map();
const listeners = new Set<() => void>();

session.onEnd(() => {
  all = new Map();
  for (const listener of listeners) listener();
});

const keyOf = (importId: string, id: string) => `${importId} ${id}`;

function put(keys: readonly string[], state: TakeState): void {
  all = new Map([...all, ...keys.map((key) => [key, state] as const)]);
  for (const listener of listeners) listener();
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
  if (keys.some((key) => ['sending', 'done'].includes(all.get(key)?.state ?? ''))) return false;
  put(keys, { state: 'sending' });
  const isSending = () => keys.every((key) => all.get(key)?.state === 'sending');
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the take-overs of an import stand, by the id of what is taken. */
export function useTakeStates(importId: string): (id: string) => TakeState | undefined {
  const now = useSyncExternalStore(subscribe, () => all);
  return (id) => now.get(keyOf(importId, id));
}
