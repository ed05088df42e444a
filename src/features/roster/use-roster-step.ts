import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A step to an import, as its address names it; the first has the plain address. */
export type RosterStep = 'file' | 'columns' | 'check';

/** What an entry of the browser's history keeps beside its address. */
interface EntryState {
  /** The step whose entry is the one before. */
  rosterFrom?: RosterStep;
}

/**
 * The step of a roster import that the address names, each an entry of the browser's history: Back goes one step back, and Forward
 * again.
 */
export function useRosterStep() {
  const { step: named } = useSearch({ strict: false }) as { step?: unknown };
  const step: RosterStep = named === 'columns' || named === 'check' ? named : 'file';
  const navigate = useNavigate();
  const router = useRouter();
  const { history } = router;
  // Each step begins at its top. The router would go on where the entry was left, which is where the button was that led on.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, hrefChanged }) => {
        const main = document.querySelector('main');
        if (main && hrefChanged && !pathChanged) main.scrollTop = 0;
      }),
    [router],
  );
  const entry = (from: RosterStep, next: RosterStep, replace = next === from) =>
    navigate({
      to: '.',
      search: next === 'file' ? {} : { step: next },
      state: { rosterFrom: from },
      replace,
      resetScroll: false,
    } as never);
  return {
    step,
    /** Opens a step. */
    open: (next: RosterStep) => entry(step, next),
    /** Opens an earlier step: by its own entry where that is the one before, so that Back does not come here again. */
    backTo(next: RosterStep) {
      if ((history.location.state as EntryState).rosterFrom === next) history.back();
      else void entry(step, next);
    },
    /** Opens the step at which a file was left, with an entry for each step before it. */
    async goOn(next: RosterStep) {
      if (next !== 'file') await entry('file', 'columns');
      if (next === 'check') await entry('columns', 'check');
    },
    /** The steps are done: their last entry shows what came of them. */
    leave: () => entry(step, 'file', true),
  };
}
