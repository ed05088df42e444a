import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '@/api/errors';
import { announce } from '@/ui/announce';

/** How a long reading stands whose result is shown in its place. */
export type Walk<Progress, Result> =
  | { step: 'asking' }
  | { step: 'reading'; progress: Progress | undefined }
  | { step: 'canceled' }
  | { step: 'failed'; error: unknown }
  | { step: 'made'; result: Result };

interface WalkedBy<Question, Progress, Result> {
  /** Reads it all. It gives up once `signal` is aborted, which it also is after a failure: lists beside that are still being read. */
  read: (
    question: Question,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ) => Promise<Result>;
  /** What is said aloud once it is made. */
  madeWords: (result: Result) => string;
}

/** A walk with what ends it, and what begins it anew. */
export interface WalkControls<Progress, Result> {
  walk: Walk<Progress, Result>;
  cancel: () => void;
  again: () => void;
}

/**
 * Reads what a question asks for, whenever another one is asked; nothing without one. A question is the same where its JSON is,
 * and is read as it was when it was asked. Who leaves the screen ends the reading.
 */
export function useWalk<Question, Progress, Result>(
  question: Question | undefined,
  { read, madeWords }: WalkedBy<Question, Progress, Result>,
): WalkControls<Progress, Result> {
  const [turn, setTurn] = useState(0);
  const [kept, setKept] = useState<{ of: string; walk: Walk<Progress, Result>; stop: () => void }>();
  const key = `${turn} ${JSON.stringify(question ?? null)}`;
  const isAsked = question !== undefined;
  const begin = useEffectEvent((signal: AbortSignal, onProgress: (progress: Progress) => void) =>
    read(question as Question, signal, onProgress),
  );
  const tell = useEffectEvent((result: Result) => announce(madeWords(result)));

  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const stop = () => {
      controller.abort();
      setKept({ of: key, walk: { step: 'canceled' }, stop });
    };
    const set = (walk: Walk<Progress, Result>) => {
      if (!controller.signal.aborted) setKept({ of: key, walk, stop });
    };
    set({ step: 'reading', progress: undefined });
    begin(controller.signal, (progress) => set({ step: 'reading', progress }))
      .then((result) => {
        set({ step: 'made', result });
        if (!controller.signal.aborted) tell(result);
      })
      .catch((error: unknown) => {
        if (!isApiError(error) || error.kind !== 'aborted') set({ step: 'failed', error });
        controller.abort();
      });
    return () => controller.abort();
  }, [key, isAsked]);

  const waiting: Walk<Progress, Result> = isAsked
    ? { step: 'reading', progress: undefined }
    : { step: 'asking' };
  return {
    walk: kept?.of === key ? kept.walk : waiting,
    cancel: () => kept?.stop(),
    again: () => setTurn(turn + 1),
  };
}
