import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { checkRows, readRows } from './check';
import { sourceOf } from './current-run';
import type { OnFile, RosterKind } from './model/kind';
import { keepOnFile } from './model/on-file';
import { addApart, readOnFile } from './read-on-file';
import type { ReadRows } from './values/row-reader';
import type { CheckedRow, ColumnFields, RosterRow } from './model/rows';

/** A record that nothing is on file of. */
export const nothingOnFile: ReadonlyMap<string, OnFile> = new Map();
/** So many corrected rows are looked up one by one; more of them are compared with all records once more. */
const mostLookUps = 100;

const isInOrder = ({ problems }: CheckedRow) => Object.keys(problems).length === 0;

/** What the look-ups of some rows have come to. Module scope on purpose: React Query combines anew for another function. */
function combineLookUps(lookUps: UseQueryResult<readonly OnFile[]>[]) {
  const found = new Map<string, OnFile>();
  for (const { data = [] } of lookUps) keepOnFile(found, data);
  const failed = lookUps.filter(({ isError }) => isError);
  return {
    found,
    isPending: lookUps.some(({ isPending }) => isPending),
    error: failed[0]?.error,
    /** The places of those that failed. */
    failed: lookUps.flatMap(({ isError }, index) => (isError ? [index] : [])),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

interface RowsOnFile {
  kind: RosterKind;
  columns: ColumnFields;
  rows: readonly RosterRow[];
  read: ReadRows;
  /** The rows were read: before, the service is asked nothing, since its answers would hold up the reading. */
  isRead: boolean;
}

/**
 * Which records the service has already of the rows of a roster: all rows together at first, then those that were corrected
 * since, one by one. `onFile` grows as they are found; `isKnown` says that nothing is on its way or failed.
 */
export function useRowsOnFile({ kind, columns, rows, read, isRead }: RowsOnFile) {
  const queryClient = useQueryClient();
  const source = sourceOf(kind.name);
  const [ratio, setRatio] = useState(0);
  /** The rows that the service was asked about together, and how often it was. */
  const [together, setTogether] = useState(() => ({ time: 1, rows: new Set(rows) }));
  const id = useId();
  const once = { staleTime: Infinity, gcTime: 0 };
  const corrected = useMemo(() => rows.filter((row) => !together.rows.has(row)), [rows, together]);
  if (corrected.length > mostLookUps) setTogether({ time: together.time + 1, rows: new Set(rows) });

  const query = useQuery({
    ...once,
    // Each of its calls is tried again by itself.
    retry: false,
    queryKey: ['roster-on-file', id, together.time],
    queryFn: async ({ signal }) => {
      const values = await readRows(kind, columns, rows, read, signal);
      return readOnFile({ kind, source, rows: values, queryClient, signal, onProgress: setRatio });
    },
    enabled: isRead,
  });
  const sound = useMemo(
    () =>
      corrected.length > mostLookUps
        ? []
        : checkRows(kind, columns, corrected, nothingOnFile, read).filter(isInOrder),
    [kind, columns, corrected, read],
  );
  const lookUps = useQueries({
    queries: sound.map((row) => ({
      ...once,
      queryKey: ['roster-on-file', id, row.line, row.values],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const found = new Map<string, OnFile>();
        keepOnFile(found, await source.find(row.values));
        const rowsOfIt = [row.values];
        await addApart(found, {
          kind,
          source,
          rows: rowsOfIt,
          queryClient,
          signal,
          onProgress: () => undefined,
        });
        return [...new Set(found.values())];
      },
    })),
    combine: combineLookUps,
  });
  const failedLines = lookUps.failed.flatMap((at) => sound[at]?.line ?? []);
  const found = useDeferredValue(query.data);
  const onFile = useMemo(() => {
    if (lookUps.found.size === 0) return found ?? nothingOnFile;
    const all = new Map(found);
    keepOnFile(all, [...new Set(lookUps.found.values())]);
    return all;
  }, [found, lookUps.found]);
  return {
    query,
    ratio,
    onFile,
    isKnown: found !== undefined && !lookUps.isPending && failedLines.length === 0,
    failedLines,
    error: lookUps.error,
    retry: lookUps.retry,
  };
}
