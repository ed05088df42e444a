import { useEffect, useState } from 'react';
import { askBeforeLeaving } from '@/lib/leaving';
import { keepFile, keepWork } from './draft';
import type { RosterKind } from './model/kind';
import type { RosterWork } from './work';

/**
 * Keeps a file and what was done with it, at each change: a page that is loaded again at once has it. Gives whether the browser
 * keeps it. A file that was `isContinued` lies there already. `step` is where it is left.
 */
export function useKeptDraft(
  kind: RosterKind['name'],
  { file, isContinued }: { file: File; isContinued: boolean },
  work: RosterWork,
  step: RosterWork['step'],
): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (!isContinued) void keepFile(kind, file).then(setIsKept);
  }, [kind, file, isContinued]);
  useEffect(() => {
    void keepWork(kind, { ...work, step });
  }, [kind, work, step]);
  // What is kept is there again: only a file that is not would be lost.
  useEffect(() => (isKept ? undefined : askBeforeLeaving(() => true)), [isKept]);
  return isKept;
}
