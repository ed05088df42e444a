import { session } from '@/api/session';
import { createStore, useStore } from '@/lib/store';

/** What follows an accepted record, in the order in which it is done: what protects patients first. */
export const steps = ['restrict', 'status', 'monitor', 'note', 'request'] as const;
export type Step = (typeof steps)[number];

/** What became of a step; of one that leads to another page only that it was opened is known. */
export type Passed = 'done' | 'opened' | 'skipped';

/** The steps that were passed, by the match that they follow from. Known to this page alone. */
const passed = createStore<Readonly<Record<string, Readonly<Partial<Record<Step, Passed>>>>>>({});
session.onEnd(() => passed.set({}));

/** A step that was done is undone, and to be done again. */
export function reopenStep(matchId: string, step: Step): void {
  const { [step]: _reopened, ...others } = passed.get()[matchId] ?? {};
  passed.set({ ...passed.get(), [matchId]: others });
}

/** Which steps of each match were done, by the match. */
export const usePassedSteps = () => useStore(passed);

/** How far somebody is with what follows from a match, of which `offered` are there for it. */
export function useStepOrder(matchId: string, offered: readonly Step[]) {
  const mine = useStore(passed)[matchId] ?? {};
  return {
    /** The step that is next; undefined once all are passed. */
    current: offered.find((step) => !mine[step]),
    /** What became of a step; undefined while it is still to be done. */
    of: (step: Step): Passed | undefined => mine[step],
    /** Gives whether another step is left. What was done stays so. */
    pass: (step: Step, how: Passed): boolean => {
      const before = passed.get()[matchId] ?? {};
      const now = before[step] === 'done' ? before : { ...before, [step]: how };
      passed.set({ ...passed.get(), [matchId]: now });
      return offered.some((one) => !now[one]);
    },
  };
}
