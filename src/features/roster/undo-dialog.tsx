import { Stack, Table } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { startBulk } from '@/jobs/bulk';
import { BulkReading } from '@/jobs/bulk-preview';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { Dialog } from '@/ui/dialog';
import { noteUndo, useUndoJob } from './current-run';
import type { RosterKind } from './model/kind';
import type { KeptRun } from './model/run';
import { readUndo, undoTask, type UndoRow } from './undo';

interface UndoDialogProps {
  kind: RosterKind;
  run: KeptRun;
  onClose: () => void;
}

/** Takes an import back: what is taken back and what stays and why, then the work itself with its progress. */
export function UndoDialog({ kind, run, onClose }: UndoDialogProps) {
  const jobId = useUndoJob(kind.name);
  if (jobId) return <BulkDialog jobId={jobId} onClose={onClose} />;
  return (
    <BulkReading
      title="Undo this import"
      one={kind.one}
      many={kind.many}
      collect={(signal, onProgress) => readUndo(kind, run, signal, onProgress)}
      onClose={onClose}
    >
      {(rows) => <Preview kind={kind} run={run} rows={rows} onClose={onClose} />}
    </BulkReading>
  );
}

interface PreviewProps {
  kind: RosterKind;
  run: KeptRun;
  rows: readonly UndoRow[];
  onClose: () => void;
}

function Preview({ kind, run, rows, onClose }: PreviewProps) {
  const queryClient = useQueryClient();
  const isUndone = rows.some(({ left }) => !left);
  const task = undoTask(kind, run, rows, queryClient);
  return (
    <Dialog
      title={isUndone ? `${task.title}?` : 'Nothing of this import can be undone'}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {isUndone ? 'Cancel' : 'Close'}
          </Button>
          {isUndone && (
            <Button
              color="red"
              // The button that led here may lie under the pointer: its double click must not start the work.
              onClick={onSingleClick(() => noteUndo(kind.name, startBulk(task)))}
            >
              {task.title}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="sm">
        <ul>
          {undoWords(kind, rows).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <Staying rows={rows} />
      </Stack>
    </Dialog>
  );
}

const sum = (rows: readonly UndoRow[], of: (row: UndoRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

const be = (amount: number) => (amount === 1 ? 'is' : 'are');

/** What becomes of how many records, a sentence each. */
export function undoWords({ one, many, takingBack }: RosterKind, all: readonly UndoRow[]): string[] {
  const rows = all.filter(({ left }) => !left);
  const [created, changed, ended] = (['created', 'changed', 'ended'] as const).map((did) =>
    rows.filter((row) => row.did === did),
  ) as [UndoRow[], UndoRow[], UndoRow[]];
  const restored = changed.filter(({ restore }) => restore.length > 0).length;
  const [licenses, entries] = [
    sum(changed, (row) => row.licenses.length),
    sum(changed, (row) => row.entries.length),
  ];
  const records = (amount: number) => (amount === 1 ? one : many);
  const amountOf = (amount: number, word: string) => `${formatNumber(amount)} ${word} ${records(amount)}`;
  const gone =
    takingBack.created === 'deleted'
      ? 'deleted, with licenses, verifications and alerts, for good'
      : `deactivated, as no ${one} can be deleted`;
  return [
    ...(created.length > 0 ? [`${amountOf(created.length, 'created')} ${be(created.length)} ${gone}.`] : []),
    ...(restored > 0
      ? [`${amountOf(restored, 'changed')} ${restored === 1 ? 'gets' : 'get'} the earlier values back.`]
      : []),
    ...(licenses > 0
      ? [
          `${count(licenses, 'license')} that the import attached to existing ${many} ${be(licenses)} detached, with its verifications.`,
        ]
      : []),
    ...(entries > 0
      ? [`${count(entries, 'entry', 'entries')} that it added to existing ${many} ${be(entries)} deleted.`]
      : []),
    ...(ended.length > 0
      ? [`${amountOf(ended.length, 'deactivated')} ${be(ended.length)} active again.`]
      : []),
    ...(all.length > rows.length
      ? [
          `${count(all.length - rows.length, one, many)} ${all.length - rows.length === 1 ? 'stays' : 'stay'} as now.`,
        ]
      : []),
  ];
}

/** So many are named; the rest are counted. */
const named = 20;

/** The records of which something stays, each with what and why. */
function Staying({ rows }: { rows: readonly UndoRow[] }) {
  const staying = rows.filter(({ left, kept }) => left !== undefined || kept.length > 0);
  if (staying.length === 0) return null;
  return (
    <>
      <Table verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Stays</Table.Th>
            <Table.Th>Why</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {staying.slice(0, named).map(({ line, name, left, kept }) => (
            <Table.Tr key={line}>
              <Table.Th scope="row">
                {name}
                {!left && `: ${kept.join(', ')}`}
              </Table.Th>
              <Table.Td>{left ?? 'Changed since'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {staying.length > named && <p>{formatNumber(staying.length - named)} more are named in the result.</p>}
    </>
  );
}
