import { useEffect, useState } from 'react';
import { keepFile, keepWork } from './draft';
import type { RosterKind } from './model/kind';
import type { RosterWork } from './work';

/**
 * Keeps a file and what was done with it, at each change: a page that is loaded again at once has it. Gives whether the browser
 * keeps it. A file that was `isContinued` lies there already.
 */
export function useKeptDraft(
  kind: RosterKind['name'],
  file: File,
  work: RosterWork,
  isContinued: boolean,
): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (!isContinued) void keepFile(kind, file).then(setIsKept);
  }, [kind, file, isContinued]);
  useEffect(() => {
    void keepWork(kind, work);
  }, [kind, work]);
  return isKept;
}
