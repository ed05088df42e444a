import { startTransition, useEffect, useMemo, useState } from 'react';
import { checkRoster, checkRosterInSlices, type CheckedRoster } from './check';
import type { RosterCheck } from './values/row-plans';

/** Up to so many rows are checked at once, while the screen is drawn: that takes a few milliseconds. */
const mostAtOnce = 500;

interface CheckedRows {
  /** Undefined until they were checked for the first time. */
  checked: CheckedRoster | undefined;
  /** What was checked is what there is now. */
  isCurrent: boolean;
}

/** The rows as they are checked: a large file in slices, while what was checked before stays. */
export function useCheckedRows({ kind, columns, rows, onFile, read, decisions }: RosterCheck): CheckedRows {
  const check = useMemo<RosterCheck>(
    () => ({ kind, columns, rows, onFile, read, decisions }),
    [kind, columns, rows, onFile, read, decisions],
  );
  const isLarge = rows.length > mostAtOnce;
  const [later, setLater] = useState<{ check: RosterCheck; checked: CheckedRoster }>();
  const atOnce = useMemo(() => (isLarge ? undefined : checkRoster(check)), [isLarge, check]);
  useEffect(() => {
    if (!isLarge) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void checkRosterInSlices(check, signal).then(
      (checked) => startTransition(() => setLater({ check, checked })),
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [isLarge, check]);
  return {
    checked: atOnce ?? later?.checked,
    isCurrent: atOnce !== undefined || later?.check === check,
  };
}
