import { useEffect } from 'react';
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

/** Reads rows while a person looks at their columns, so that little is left to do when they are checked. */
export function useReadAhead({ kind, columns, rows, read, isOn }: ReadAhead): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    void readRows(kind, columns, rows, read, controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [kind, columns, rows, read, isOn]);
}
