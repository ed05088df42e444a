import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { BulkJob } from '@/jobs/bulk';
import { formatNumber } from '@/lib/words';
import { SegmentedField } from '@/ui/segmented-field';
import type { RosterKind } from './model/kind';
import type { KeptRow, KeptRun } from './model/run';
import { RowList } from './row-list';
import { changeWords, didOf, type Did, type ResultRows } from './result-words';

/** The rows that were not to be imported, each with the reason. */
export const LeftRows = ({ rows }: { rows: ResultRows['left'] }) => (
  <RowList title="Rows left out" rows={rows}>
    {({ name, why }) => (
      <>
        {name} <span className="mute">{why}</span>
      </>
    )}
  </RowList>
);

interface FailedRowsProps {
  run: KeptRun;
  rows: Pick<ResultRows, 'failed' | 'partial'>;
  job: BulkJob | undefined;
}

/** The rows that are not in, and those of which something is lacking, each with the reason, as far as this page has done the import. */
export function FailedRows({ run, rows, job }: FailedRowsProps) {
  const reasons = new Map(job?.failures.map(({ label, reason }) => [label, reason]));
  const whyOf = ({ name, line }: KeptRow) =>
    reasons.get(`${name}, line ${line}`) ??
    run.outcomes.get(line)?.note ??
    (run.begun.has(line) ? 'Sent, and its answer was lost: it may be there' : 'Not begun');
  const line = (row: KeptRow) => (
    <>
      {row.name} <span className="mute">{whyOf(row)}</span>
    </>
  );
  return (
    <>
      <RowList title="Not imported" rows={rows.failed}>
        {line}
      </RowList>
      <RowList title="Incomplete" rows={rows.partial}>
        {line}
      </RowList>
    </>
  );
}

interface ImportedRowsProps {
  kind: RosterKind;
  run: KeptRun;
  done: ResultRows['done'];
}

const filterWords: Readonly<Record<Did, string>> = {
  created: 'Created',
  changed: 'Changed',
  ended: 'Deactivated',
};

/** The records that are in, with the way to each, by what was done. */
export function ImportedRows({ kind, run, done }: ImportedRowsProps) {
  const [shown, setShown] = useState<Did | 'all'>('all');
  const all = run.rows.filter(({ line }) => run.outcomes.has(line));
  const dids = (Object.keys(filterWords) as Did[]).filter((did) => done[did].length > 0);
  const filter = dids.length > 1 && (
    <SegmentedField<Did | 'all'>
      label="Shown of them"
      data={[
        { value: 'all', label: `All ${formatNumber(all.length)}` },
        ...dids.map((did) => ({
          value: did,
          label: `${filterWords[did]} ${formatNumber(done[did].length)}`,
        })),
      ]}
      value={shown}
      onChange={setShown}
    />
  );
  const rows = shown === 'all' ? all : all.filter((row) => didOf(row) === shown);
  return (
    <Stack gap="xs">
      <RowList key={shown} title={`Imported ${kind.many}`} rows={rows} above={filter}>
        {(row) => {
          const { id, note, undone, trace } = run.outcomes.get(row.line) ?? { note: '' };
          const isGone =
            kind.takingBack.created === 'deleted' && didOf(row) === 'created' && undone && !undone.isLeft;
          const words = [note, changeWords(kind, row, trace)].filter(Boolean).join('. ');
          return (
            <>
              {id && !isGone ? <Link {...kind.page(id)}>{row.name}</Link> : row.name}{' '}
              <span className="mute">
                {words}
                {undone && `. ${undone.isLeft ? 'Not undone' : 'Undone'}: ${undone.note}`}
              </span>
            </>
          );
        }}
      </RowList>
    </Stack>
  );
}
