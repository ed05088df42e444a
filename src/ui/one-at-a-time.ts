import type { UseMutationResult } from '@tanstack/react-query';
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

interface Sent<Answer, Failure> {
  onSuccess?(answer: Answer): void;
  onError?(error: Failure): void;
}

/**
 * The same for a mutation behind a button: gives what sends it, with what is done afterwards. What it fails with stands in the
 * mutation's `error`.
 */
export function useSendOnce<Answer, Failure, Variables = void>(
  mutation: Pick<UseMutationResult<Answer, Failure, Variables>, 'mutateAsync'>,
): (variables: Variables, then?: Sent<Answer, Failure>) => void {
  const send = useOneAtATime(async (variables: Variables, then: Sent<Answer, Failure> = {}) => {
    let answer: Answer;
    try {
      answer = await mutation.mutateAsync(variables);
    } catch (error) {
      // It is what the mutation's type says that it throws.
      then.onError?.(error as Failure);
      return;
    }
    then.onSuccess?.(answer);
  });
  return (variables, then) => void send(variables, then);
}
