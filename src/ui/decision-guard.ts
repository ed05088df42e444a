import { useRef, type MouseEvent } from 'react';

/** How long after a decision another press is taken for the same one, in milliseconds. */
export const samePressMs = 800;

let movedAt = Number.NEGATIVE_INFINITY;

/**
 * Keeps one press from deciding two records. In a queue the next record comes up where the last one was decided, and
 * the second half of a double click, or a key that is pressed twice, would decide it unseen. Whatever is done to the new
 * record in between, such as a word typed for it, shows that the next press is meant for it.
 */
export function useDecisionGuard() {
  const isTouched = useRef(false);
  return {
    /** Something was done to this record. */
    touch: () => {
      isTouched.current = true;
    },
    /** Whether a press still belongs to the decision on the record before. */
    isSamePress: () => !isTouched.current && performance.now() - movedAt < samePressMs,
    /** The record was decided, left or brought back: something else comes up under the pointer. */
    movesOn: () => {
      movedAt = performance.now();
      isTouched.current = false;
    },
  };
}

/** Runs `press` for a click, but not for the second half of a double click, when something else may stand there. */
export function onSingleClick(press: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) press();
  };
}
