import { useEffect, useRef, useState, type RefObject } from 'react';
import { saveBlob } from '@/ui/files';
import { isMissingPart, missingPartWords } from '@/ui/lazy-component';
import { notify } from '@/ui/notify';

/** How a file is made and saved. */
export interface Making {
  /** `PDF`: what it is called in notices. */
  kind: string;
  /** What it is saved as, with its ending. */
  name: string;
  /** What may be done instead where it cannot be made, as a sentence. */
  instead: string;
  /**
   * Makes it, saying how far it is in words. It gives up once `signal` is aborted. What it gives is saved, and `told` called
   * then.
   */
  make: (
    signal: AbortSignal,
    onProgress: (words: string) => void,
  ) => Promise<{ blob: Blob; told?: () => void }>;
}

/**
 * Makes a file once it is asked for: `words` say how far it is, undefined while nothing is made, and `cancel` gives it up, as
 * leaving the page does. That it was given up or failed is told in a notice.
 */
export function useMaking({ kind, name, instead, make }: Making) {
  const [words, setWords] = useState<string>();
  const running = useRef<AbortController>(undefined);
  // Who leaves the page leaves the file, too, and is told so.
  useEffect(() => () => stop(running, kind), [kind]);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setWords('');
    try {
      const { blob, told } = await make(signal, (now) => {
        if (!signal.aborted) setWords(now);
      });
      signal.throwIfAborted();
      saveBlob(blob, name);
      told?.();
    } catch (error) {
      if (!signal.aborted) tellFailure(name, instead, error);
    }
    // Another press may have begun anew meanwhile.
    if (running.current !== controller) return;
    running.current = undefined;
    setWords(undefined);
  }

  function cancel(): void {
    stop(running, kind);
    setWords(undefined);
  }

  return { words, start, cancel };
}

function stop(running: RefObject<AbortController | undefined>, kind: string): void {
  if (!running.current) return;
  running.current.abort();
  running.current = undefined;
  notify({ tone: 'neutral', title: `The ${kind} was canceled`, message: 'Nothing was saved.' });
}

function tellFailure(name: string, instead: string, error: unknown): void {
  const words = isMissingPart(error)
    ? missingPartWords()
    : { title: `${name} could not be made`, text: instead };
  notify({ tone: 'error', title: words.title, message: words.text });
}
