import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/** How long after a decision another press is taken for the same one, in milliseconds. */
export const samePressMs = 800;

/** When the last decision was made, until the record that comes up after it has taken note. */
let movedAt: number | undefined;

function takeMoved(): number | undefined {
  const at = movedAt;
  movedAt = undefined;
  return at;
}

/**
 * Keeps one press from deciding two records. In a queue the next record comes up where the last one was decided, and
 * the second half of a double click, or a key that is pressed twice, would decide it unseen. Whatever is done to the new
 * record in between, such as a word typed for it, shows that the next press is meant for it; so does opening another.
 */
export function useDecisionGuard() {
  const since = useRef<number>(undefined);
  // When it comes up, which for a record that was drawn ahead is later.
  useLayoutEffect(() => {
    since.current = takeMoved() ?? since.current;
  }, []);
  return {
    /** Something was done to this record. */
    touch: () => {
      since.current = undefined;
    },
    /** Whether a press still belongs to the decision on the record before. */
    isSamePress: () => since.current !== undefined && performance.now() - since.current < samePressMs,
    /** The record was decided, left or brought back: something else comes up under the pointer. */
    movesOn: () => {
      movedAt = performance.now();
      since.current = movedAt;
    },
  };
}

/** Runs `press` for a click, but not for the second half of a double click, when something else may stand there. */
export function onSingleClick(press: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) press();
  };
}
