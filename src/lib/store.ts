import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get(): State;
  /** Replaces the state and tells everybody who subscribed. */
  set(next: State): void;
  /** Calls `listener` after each change; gives what ends that. */
  subscribe(listener: () => void): () => void;
}

/**
 * State that several components share and that belongs to none of them, such as the notices on screen. What the service
 * holds is in React Query, what an address says in the router. `whileSubscribed` begins when the first subscribes, and
 * what it gives is called when the last is gone.
 */
export function createStore<State>(initial: State, whileSubscribed?: () => () => void): Store<State> {
  let state = initial;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = whileSubscribed?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

/** The state of a store; the component renders again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** What `select` gives of a store's state: the same value as long as it has not changed. */
export function useSelected<State, Selected>(
  store: Store<State>,
  select: (state: State) => Selected,
): Selected {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
