import { session } from '@/api/session';
import { createStore, useStore } from '@/lib/store';

/** What follows an accepted record, in the order in which it is done: what protects patients first. */
export const steps = ['restrict', 'status', 'monitor', 'note', 'request'] as const;
export type Step = (typeof steps)[number];

/** Steps that were opened or skipped, by the match that they follow from. Known to this page alone. */
const passed = createStore<Readonly<Record<string, readonly Step[]>>>({});
session.onEnd(() => passed.set({}));

/** How far somebody is with what follows from a match, of which `offered` are there for it. */
export function useStepOrder(matchId: string, offered: readonly Step[]) {
  const done = useStore(passed)[matchId] ?? [];
  return {
    /** The step that is next; undefined once all are passed. */
    current: offered.find((step) => !done.includes(step)),
    /** The step was opened or skipped; gives whether another one is left. */
    pass: (step: Step): boolean => {
      const before = passed.get()[matchId] ?? [];
      const now = before.includes(step) ? before : [...before, step];
      passed.set({ ...passed.get(), [matchId]: now });
      return offered.some((one) => !now.includes(one));
    },
  };
}
