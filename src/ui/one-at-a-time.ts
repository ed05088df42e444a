import { useRef } from 'react';

/**
 * Carries `work` out one at a time: until it ends, calling it again does nothing. That a button is busy is on screen only after the
 * next drawing, and the second click of two quick ones comes before. For what sends without a form, which sees to it by itself.
 * Rejects as `work` does.
 */
export function useOneAtATime<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const isRunning = useRef(false);
  return async (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work(...given);
    } finally {
      isRunning.current = false;
    }
  };
}
