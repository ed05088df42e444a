import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createSanctionsMonitors, deleteProvider, updateFacility } from '@/api/operations.gen';
import { isWorking, useBulkJobs } from '@/jobs/bulk';
import { count, formatNumber } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';
import { leaveRoster, useUndoJob } from './current-run';
import { keptLeftRows } from './draft';
import { saveLeftRows } from './left-rows';
import type { RosterKind } from './model/kind';
import type { KeptRow, KeptRun } from './model/run';
import type { ResultRows, Undone } from './result-words';
import { rowsToUndo } from './undo';
import { UndoDialog } from './undo-dialog';

interface NextStepsProps {
  kind: RosterKind;
  run: KeptRun;
  rows: ResultRows;
  undone: Undone | undefined;
  /** What comes before all others. */
  children: ReactNode;
}

/** What is left to do after an import, each with the way to it. */
export function NextSteps({ kind, run, rows, undone, children }: NextStepsProps) {
  const [isUndoing, setUndoing] = useState(false);
  const undoJobId = useUndoJob(kind.name);
  const undoJob = useBulkJobs().find(({ id }) => id === undoJobId);
  const left = useQuery({
    queryKey: ['roster-left', kind.name, run.id],
    queryFn: async () => (await keptLeftRows(kind.name)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  }).data;
  const { created } = rows.done;
  const { name, one, many } = kind;
  const isProviders = name === 'providers';
  const lacking = run.rows.filter(({ line, leftOut }) => leftOut && run.outcomes.has(line)).length;
  const toUndo = rowsToUndo(run).length;
  return (
    <Section title="What to do next">
      <RecordList label="What to do next">
        {children}
        {left && (
          <RecordRow
            end={
              <Button variant="default" size="xs" onClick={() => void saveLeftRows(run.file, left)}>
                Download the {formatNumber(left.rows.length)} left out
              </Button>
            }
          >
            Correct what was left out in a file of its own, which says why in its last column, and import
            that.
          </RecordRow>
        )}
        {lacking > 0 && !undone && (
          <RecordRow>
            {count(lacking, `imported ${one}`, `imported ${many}`)} {lacking === 1 ? 'lacks' : 'lack'} values
            that could not be read: they are named below, and are filled in on{' '}
            {lacking === 1 ? 'its' : 'their'} page.
          </RecordRow>
        )}
        {isProviders && created.length > 0 && !undone && (
          <RecordRow
            end={
              <Button
                variant="default"
                size="xs"
                needs={createSanctionsMonitors}
                onClick={() => monitor(run, created)}
              >
                Start monitoring
              </Button>
            }
          >
            Have the {count(created.length, 'new provider')} searched for in sanctions and exclusions lists
            each month.
          </RecordRow>
        )}
        <RecordRow
          end={
            <Group gap="sm">
              <LinkButton variant="default" size="xs" to={`/${name}`}>
                Open the {many}
              </LinkButton>
              <Button variant="default" size="xs" onClick={leaveRoster}>
                Import another file
              </Button>
            </Group>
          }
        >
          Look at the {many}, or go on with the next file.
        </RecordRow>
        {(toUndo > 0 || undoJob) && (
          <RecordRow
            end={
              <Button
                variant="default"
                size="xs"
                needs={isProviders ? deleteProvider : updateFacility}
                onClick={() => setUndoing(true)}
              >
                {undoJob
                  ? isWorking(undoJob)
                    ? 'Show how far it is'
                    : 'Show what was undone'
                  : 'Undo this import'}
              </Button>
            }
          >
            {undoJob
              ? isWorking(undoJob)
                ? 'The import is being undone.'
                : 'What became of each row when the import was undone.'
              : `The wrong file? What it did to ${count(toUndo, one, many)} is taken back, as far as nobody has changed it since.`}
          </RecordRow>
        )}
      </RecordList>
      {isUndoing && <UndoDialog kind={kind} run={run} onClose={() => setUndoing(false)} />}
    </Section>
  );
}

/** Offers to monitor the providers that an import created. */
function monitor(run: KeptRun, created: readonly KeptRow[]): void {
  const all = created.flatMap(({ line, values: { firstName = '', lastName = '' } }) => {
    const id = run.outcomes.get(line)?.id;
    return id ? [{ id, firstName, lastName }] : [];
  });
  const selection = {
    count: all.length,
    all: false,
    words: `${count(all.length, 'provider')} from ${run.file}`,
    collect: async () => all,
  };
  openDialog(async () => (await import('@/features/monitors/cover-providers')).CoverProviders, { selection });
}
