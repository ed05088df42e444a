import { useEffect, useMemo, useState } from 'react';
import { checkRows, checkRowsInSlices } from './check';
import type { CheckedRow } from './model/rows';
import type { RosterCheck } from './values/row-plans';

/** Up to so many rows are checked at once: that takes a few dozen milliseconds. */
const mostAtOnce = 5_000;
const none: readonly CheckedRow[] = [];

/** The rows as they are checked: a large file in slices, while what was checked before stays. */
export function useCheckedRows(check: RosterCheck): readonly CheckedRow[] {
  const { kind, columns, rows, onFile, read, decisions } = check;
  const isLarge = rows.length > mostAtOnce;
  const [later, setLater] = useState(none);
  const atOnce = useMemo(
    () => (isLarge ? undefined : checkRows(kind, columns, rows, onFile, read, decisions)),
    [isLarge, kind, columns, rows, onFile, read, decisions],
  );
  useEffect(() => {
    if (!isLarge) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void checkRowsInSlices({ kind, columns, rows, onFile, read, decisions }, signal).then(
      setLater,
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [isLarge, kind, columns, rows, onFile, read, decisions]);
  return atOnce ?? later;
}
