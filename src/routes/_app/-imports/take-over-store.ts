import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Takeable } from './proposal';
import { takeOver, type TakenTo } from './take-over';

/** How a take-over stands. What failed can be sent again; what is sending or done cannot. */
export type TakeState =
  | { state: 'sending' }
  | { state: 'done'; to: TakenTo }
  | { state: 'failed'; error: unknown };

let all: ReadonlyMap<string, TakeState> = new Map();
const listeners = new Set<() => void>();

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
 * Takes over what one call can, once: what is on its way or done is not sent again, whoever asks. Gives false then.
 * Throws what the call throws; the state tells of it too.
 */
export async function takeOnce({ queryClient, importId, providerId, items, take }: Taking): Promise<boolean> {
  const keys = items.map(({ id }) => keyOf(importId, id));
  if (keys.some((key) => ['sending', 'done'].includes(all.get(key)?.state ?? ''))) return false;
  put(keys, { state: 'sending' });
  try {
    const turn = line.then(() => takeOver(queryClient, providerId, take));
    line = turn.catch(() => undefined);
    put(keys, { state: 'done', to: await turn });
    return true;
  } catch (error) {
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
