import { useEffect, useState } from 'react';
import { keepFile, keepWork } from './draft';
import type { RosterKind } from './model/kind';
import type { RosterWork } from './work';

/**
 * Keeps a file and what was done with it, at each change: a page that is loaded again at once has it. Gives whether the browser
 * keeps it.
 */
export function useKeptDraft(kind: RosterKind['name'], file: File, work: RosterWork): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    void keepFile(kind, file).then(setIsKept);
  }, [kind, file]);
  useEffect(() => {
    void keepWork(kind, work);
  }, [kind, work]);
  return isKept;
}
