import { useEffect, useRef, useState } from 'react';
import { keepDraft } from './draft';
import type { RosterKind } from './model/kind';
import type { RosterWork } from './work';

/** Several changes within this time are kept together, in milliseconds. */
const delay = 150;

/**
 * Keeps a file and what was done with it, a moment after each change and when the screen is left. Gives whether the browser
 * keeps it.
 */
export function useKeptDraft(kind: RosterKind['name'], file: File, work: RosterWork): boolean {
  const [isKept, setIsKept] = useState(true);
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    const keep = () => {
      pending.current = undefined;
      void keepDraft(kind, { file, work }).then(setIsKept);
    };
    pending.current = keep;
    const timer = setTimeout(keep, delay);
    return () => clearTimeout(timer);
  }, [kind, file, work]);
  useEffect(() => {
    const flush = () => pending.current?.();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return isKept;
}
