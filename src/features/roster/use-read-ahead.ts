import { useEffect, useState } from 'react';
import { readRows } from './check';
import type { RosterKind } from './model/kind';
import type { ColumnFields, RosterRow } from './model/rows';
import type { ReadRows } from './values/row-reader';

interface ReadAhead {
  kind: RosterKind;
  columns: ColumnFields;
  rows: readonly RosterRow[];
  read: ReadRows;
  isOn: boolean;
}

/** By the keys of fields, how many rows have what was said for every row. */
export type FilledCounts = ReadonlyMap<string, number>;

/**
 * Reads rows while a person looks at their columns, so that little is left to do when they are checked. Gives how many rows what was
 * said for every row fills; undefined until all are read.
 */
export function useReadAhead({ kind, columns, rows, read, isOn }: ReadAhead): FilledCounts | undefined {
  const [known, setKnown] = useState<{
    kind: RosterKind;
    rows: readonly RosterRow[];
    filled: FilledCounts;
  }>();
  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    const counted = async () => {
      await readRows(kind, columns, rows, read, controller.signal);
      const filled = new Map<string, number>();
      for (const row of rows)
        for (const key of read.read(kind, columns, row).filled) filled.set(key, (filled.get(key) ?? 0) + 1);
      setKnown({ kind, rows, filled });
    };
    void counted().catch(() => undefined);
    return () => controller.abort();
  }, [kind, columns, rows, read, isOn]);
  return known?.kind === kind && known.rows === rows ? known.filled : undefined;
}
