import { startTransition, useEffect, useState } from 'react';
import type { Store } from './store';

/**
 * As `useSelected`, for what may be shown a moment after it changed: a transition, so that the screen which opens with
 * the same key press is painted first, and not rendered twice.
 */
export function useDeferredSelected<State, Selected>(
  store: Store<State>,
  select: (state: State) => Selected,
): Selected {
  const [state, setState] = useState(store.get);
  // After each render: it may have selected another part than the one before.
  useEffect(() => {
    const update = () => {
      const next = store.get();
      startTransition(() => setState((now) => (Object.is(select(now), select(next)) ? now : next)));
    };
    update();
    return store.subscribe(update);
  });
  return select(state);
}
