import '@mantine/core/styles/Switch.layer.css';
import { Group, Progress, Stack, Switch, Text } from '@mantine/core';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { createFacility, createProvider } from '@/api/operations.gen';
import { count, formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { ReadError } from '@/ui/loaded';
import { SkeletonRows } from '@/ui/route-states';
import { SegmentedField } from '@/ui/segmented-field';
import { InlineError } from '@/ui/states';
import {
  checkRows,
  planCounts,
  readRows,
  type CheckedRow,
  type Plan,
  type ReadRows,
  type RosterRow,
} from './check';
import type { ColumnFields } from './columns';
import { importRoster, sourceOf } from './current-run';
import { readOnFile } from './read-on-file';
import type { OnFile, RosterKind } from './kind';
import { RosterTable } from './roster-table';
import { rowsLeft, rowsToImport } from './run';

interface CheckStepProps {
  kind: RosterKind;
  file: string;
  columns: ColumnFields;
  rows: readonly RosterRow[];
  /** Rows were mended, and perhaps a column was added for what the file has none of. */
  onRows: (rows: readonly RosterRow[], columns: ColumnFields) => void;
  onBack: () => void;
}

/** Cells with another text at a place, which may lie beyond the last. */
function withCell(cells: readonly string[], at: number, text: string): string[] {
  return Array.from({ length: Math.max(cells.length, at + 1) }, (_, other) =>
    other === at ? text : (cells[other] ?? ''),
  );
}

const nothingOnFile: ReadonlyMap<string, OnFile> = new Map();

/** What the look-ups of some rows have come to. Module scope on purpose: React Query combines anew for another function. */
function combineLookUps(lookUps: UseQueryResult<readonly OnFile[]>[]) {
  const found = new Map<string, OnFile>();
  for (const onFile of lookUps.flatMap(({ data = [] }) => data))
    for (const identity of onFile.identities) if (!found.has(identity)) found.set(identity, onFile);
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

const isInOrder = ({ problems }: CheckedRow) => Object.keys(problems).length === 0;

/** What will come of each row. Cells are mended in place; nothing is sent before the import is begun. */
export function CheckStep({ kind, file, columns, rows, onRows, onBack }: CheckStepProps) {
  const queryClient = useQueryClient();
  const source = sourceOf(kind.name);
  const [ratio, setShare] = useState(0);
  const [shown, setShown] = useState<Plan | 'all'>('all');
  const [withChanges, setWithChanges] = useState(false);
  const [read] = useState<ReadRows>(() => new WeakMap());
  /** Those that the service is asked about together; rows that were mended since are looked up one by one. */
  const [rowsAtFirst] = useState<ReadonlySet<RosterRow>>(() => new Set(rows));
  const id = useId();
  const once = { staleTime: Infinity, gcTime: 0 };
  const readValues = useQuery({
    ...once,
    queryKey: ['roster-values', id],
    queryFn: () => readRows(kind, columns, rows, read),
  }).data;
  // A table of hundreds of fields is drawn bit by bit: the page answers meanwhile.
  const values = useDeferredValue(readValues);
  const there = useQuery({
    ...once,
    // Each of its calls is tried again by itself.
    retry: false,
    queryKey: ['roster-held', id],
    queryFn: ({ signal }) =>
      readOnFile({ kind, source, rows: values ?? [], queryClient, signal, onProgress: setShare }),
    enabled: values !== undefined,
  });
  const mended = useMemo(() => {
    const since = rows.filter((row) => !rowsAtFirst.has(row));
    return checkRows(kind, columns, since, nothingOnFile, read).filter(isInOrder);
  }, [kind, columns, rows, rowsAtFirst, read]);
  const lookUps = useQueries({
    queries: mended.map((row) => ({
      ...once,
      queryKey: ['roster-held', id, row.line, row.values],
      queryFn: () => source.find(row.values),
    })),
    combine: combineLookUps,
  });
  const notRead = lookUps.failed.flatMap((at) => mended[at]?.line ?? []);
  const initiallyOnFile = useDeferredValue(there.data);
  const isKnown = initiallyOnFile !== undefined && !lookUps.isPending && notRead.length === 0;
  const onFile = useMemo(
    () => new Map([...(initiallyOnFile ?? nothingOnFile), ...lookUps.found]),
    [initiallyOnFile, lookUps.found],
  );
  const checked = useMemo(
    () => (values ? checkRows(kind, columns, rows, onFile, read) : []),
    [values, kind, columns, rows, onFile, read],
  );
  const counts = planCounts(checked);
  const toImport = useMemo(() => rowsToImport(kind, checked, withChanges), [kind, checked, withChanges]);
  const visible = shown === 'all' ? checked : checked.filter(({ plan }) => plan === shown);

  function mend(line: number, field: string, text: string) {
    const isThere = columns.includes(field);
    const wider = isThere ? columns : [...columns, field];
    const index = wider.indexOf(field);
    const next = rows.map((row) =>
      row.line === line ? { line, cells: withCell(row.cells, index, text) } : row,
    );
    onRows(next, wider);
    const [row] = checkRows(
      kind,
      wider,
      next.filter((one) => one.line === line),
      nothingOnFile,
      read,
    );
    if (row && isInOrder(row)) announce(`Line ${line} is in order`);
  }

  return (
    <Stack gap="md">
      {/* The line stays when it is done: what stands below must not move under the pointer. */}
      <Group gap="md" mih={24}>
        {there.isPending && (
          <>
            <Text>Looking for existing {kind.many}</Text>
            <Progress value={ratio * 100} w={200} aria-label={`Looking for existing ${kind.many}`} />
          </>
        )}
        {there.isSuccess && <Text c="dimmed">Compared with existing {kind.many}</Text>}
      </Group>
      <ReadError query={there} title={`Existing ${kind.many} could not be read`} />
      <InlineError
        error={lookUps.error}
        title={`It could not be read whether ${notRead.length === 1 ? `line ${notRead[0]} is` : `lines ${notRead.join(', ')} are`} among existing ${kind.many}`}
        onRetry={lookUps.retry}
      />
      <Group gap="md" justify="space-between">
        <SegmentedField<Plan | 'all'>
          label="Rows shown"
          data={[
            { value: 'all', label: `All ${formatNumber(checked.length)}` },
            { value: 'create', label: `New ${formatNumber(counts.create)}` },
            { value: 'differs', label: `Differ ${formatNumber(counts.differs)}` },
            { value: 'same', label: `Existing ${formatNumber(counts.same)}` },
            { value: 'cannot', label: `Needs correction ${formatNumber(counts.cannot)}` },
          ]}
          value={shown}
          onChange={setShown}
        />
        <Switch
          label={`Change existing ${kind.many} that differ`}
          checked={withChanges}
          disabled={counts.differs === 0}
          onChange={({ currentTarget }) => setWithChanges(currentTarget.checked)}
        />
      </Group>
      {values ? (
        <RosterTable kind={kind} columns={columns} rows={visible} onMend={mend} />
      ) : (
        <SkeletonRows rows={8} />
      )}
      <Group gap="sm">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button
          needs={kind.name === 'providers' ? createProvider : createFacility}
          blocked={
            (isKnown ? undefined : `Existing ${kind.many} are not known yet.`) ??
            (toImport.length > 0 ? undefined : 'No row is new.')
          }
          onClick={() =>
            importRoster(kind, { file, rows: toImport, left: rowsLeft(kind, checked, toImport) }, queryClient)
          }
        >
          Import {count(toImport.length, kind.one, kind.many)}
        </Button>
        {counts.cannot > 0 && (
          <Text c="dimmed">
            {count(counts.cannot, 'row')} that {counts.cannot === 1 ? 'needs' : 'need'} correction{' '}
            {counts.cannot === 1 ? 'is' : 'are'} left out.
          </Text>
        )}
      </Group>
    </Stack>
  );
}
