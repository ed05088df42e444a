import { Group, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { UserName } from '@/features/users/user-name';
import { isWorking, useBulkJobs } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { outcomeWords } from '@/jobs/bulk-words';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { capitalized, count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { type EnterStep, StepHeading } from '@/ui/step-heading';
import { Note, RecordRow } from '@/ui/layout';
import { DateTimeText } from '@/ui/text';
import { leaveRoster, startRoster } from './current-run';
import { ColumnsNotTaken, ValuesLeftOut } from './left-out';
import { keptRun, useOutlivesPage } from './kept-run';
import type { KeptRun } from './model/run';
import type { RosterKind } from './model/kind';
import { NextSteps } from './next-steps';
import { FailedRows, ImportedRows, LeftRows } from './result-rows';
import { doneSummary, restSummary, resultRows, undoneOf } from './result-words';
import { keptReport } from './run';

interface RosterResultProps {
  kind: RosterKind;
  /** The work, where this page does it. */
  jobId: string | undefined;
  enter: EnterStep;
}

/** How far an import is, and the records that came of it. */
export function RosterResult({ kind, jobId, enter }: RosterResultProps) {
  const queryClient = useQueryClient();
  const job = useBulkJobs().find(({ id }) => id === jobId);
  const outlivesPage = useOutlivesPage();
  const [opened, setOpen] = useState<boolean>();
  // The dialog would lie over what is said about an import that ends with its page.
  const isOpen = opened ?? outlivesPage;
  const isRunning = job !== undefined && isWorking(job);
  // Thousands of rows lie in the storage: they are read when the work begins and when it rests, not for each row.
  const kept = useQuery({
    queryKey: ['roster-run', kind.name, jobId, isRunning],
    queryFn: async () => (await keptRun()) ?? null,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
  }).data;
  const run = kept ?? undefined;
  // What this tab was at is not there any more, as after somebody signed out in another one.
  useEffect(() => {
    if (kept === null && !jobId) leaveRoster();
  }, [kept, jobId]);
  if (kept === undefined) return <SkeletonRows rows={6} />;
  const rows = run && resultRows(run);
  const rest = rows ? rows.failed.length + rows.partial.length : 0;
  const undone = run && undoneOf(kind, run);
  const restWords = rows && restSummary(rows);
  const isInOrder = rest === 0 && (rows?.left.length ?? 0) === 0;
  return (
    <Stack gap="lg">
      <StepHeading title="The import" enter={enter} />
      {!outlivesPage && (
        <Note tone="warning" role="alert">
          The browser has no room to keep this import: when this page is loaded again, it does not go on, and
          what came of it is no longer shown.
        </Note>
      )}
      {undone && (
        <Note tone={undone.left > 0 ? 'warning' : 'info'} role="status">
          Undone <DateTimeText value={new Date(undone.at).toISOString()} /> by{' '}
          <UserName address={undone.by} />: {undone.words}.
        </Note>
      )}
      <Note
        tone={isRunning || undone ? 'info' : isInOrder ? 'success' : 'warning'}
        role="status"
        action={
          <Group gap="sm">
            {job && (
              <Button variant="default" size="xs" onClick={() => setOpen(true)}>
                {isRunning ? 'Show the progress' : 'Show the result'}
              </Button>
            )}
            {!job && run && (
              <Button variant="default" size="xs" onClick={() => void saveReport(kind, run)}>
                Export result
              </Button>
            )}
          </Group>
        }
      >
        {isRunning || !rows
          ? `${run?.file ?? 'The import'}: ${job ? outcomeWords(job) : 'it is read'}.`
          : `${run?.file}: ${doneSummary(kind, rows)}.${restWords ? ` ${capitalized(restWords)}.` : ''}`}
      </Note>
      {run && rows && !isRunning && (
        <>
          <NextSteps kind={kind} run={run} rows={rows} undone={undone}>
            {!job && rest > 0 && !undone && (
              <RecordRow
                end={
                  <Button variant="default" size="xs" onClick={() => startRoster(kind, run, queryClient)}>
                    Go on with {formatNumber(rest)}
                  </Button>
                }
              >
                {count(rest, 'row')} {rest === 1 ? 'is' : 'are'} still to be imported or completed.
              </RecordRow>
            )}
          </NextSteps>
          <LeftRows rows={rows.left} />
          <FailedRows run={run} rows={rows} job={job} />
          {!undone && <ValuesLeftOut run={run} />}
          {!undone && <ColumnsNotTaken words={run.columnsLeft} />}
          <ImportedRows kind={kind} run={run} done={rows.done} />
        </>
      )}
      {job && isOpen && <BulkDialog key={job.id} jobId={job.id} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** An import that an earlier page has done has no dialog with its report any more. */
async function saveReport(kind: RosterKind, run: KeptRun): Promise<void> {
  const { fields, rows } = keptReport(kind, run);
  downloadCsv(csvName(`Import ${run.file}`), await toCsv(fields, rows));
}
