import { Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isWorking, useBulkJobs } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { outcomeWords } from '@/jobs/bulk-words';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { type EnterStep, StepHeading } from '@/ui/step-heading';
import { Note, RecordList, RecordRow, Section } from '@/ui/layout';
import { leaveRoster, startRoster } from './current-run';
import { keptLeftRows } from './draft';
import { ValuesLeftOut } from './left-out';
import { saveLeftRows } from './left-rows';
import { keptRun, useOutlivesPage } from './kept-run';
import type { KeptRun } from './model/run';
import type { RosterKind } from './model/kind';
import { keptReport } from './run';

interface RosterResultProps {
  kind: RosterKind;
  /** The work, where this page does it. */
  jobId: string | undefined;
  enter: EnterStep;
}

/** So many records are listed at first, and so many more each time. */
const step = 100;

/** How far an import is, and the records that came of it. */
export function RosterResult({ kind, jobId, enter }: RosterResultProps) {
  const queryClient = useQueryClient();
  const job = useBulkJobs().find(({ id }) => id === jobId);
  const outlivesPage = useOutlivesPage();
  const left = useQuery({
    queryKey: ['roster-left', kind.name, jobId],
    queryFn: async () => (await keptLeftRows(kind.name)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  }).data;
  const [opened, setOpen] = useState<boolean>();
  // The dialog would lie over what is said about an import that ends with its page.
  const isOpen = opened ?? outlivesPage;
  const [length, setLength] = useState(step);
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
  const rows = run?.rows.filter(({ line }) => run.outcomes.has(line)) ?? [];
  const done = rows.filter(({ line }) => !run?.outcomes.get(line)?.isPartial).length;
  const rest = (run?.rows.length ?? 0) - done;
  const shown = rows.slice(0, length);
  if (kept === undefined) return <SkeletonRows rows={6} />;
  return (
    <Stack gap="lg">
      <StepHeading title="The import" enter={enter} />
      {!outlivesPage && (
        <Note tone="warning" role="alert">
          The browser has no room to keep this import: when this page is loaded again, it does not go on, and
          what came of it is no longer shown.
        </Note>
      )}
      <Note
        tone={isRunning ? 'info' : rest > 0 ? 'warning' : 'success'}
        role="status"
        action={
          <Group gap="sm">
            {job && (
              <Button variant="default" size="xs" onClick={() => setOpen(true)}>
                {isRunning ? 'Show the progress' : 'Show the result'}
              </Button>
            )}
            {!job && run && rest > 0 && (
              <Button variant="default" size="xs" onClick={() => startRoster(kind, run, queryClient)}>
                Go on with {formatNumber(rest)}
              </Button>
            )}
            {!job && run && (
              <Button variant="default" size="xs" onClick={() => void saveReport(kind, run)}>
                Export result
              </Button>
            )}
            {left && (
              <Button
                variant="default"
                size="xs"
                onClick={() => void saveLeftRows(run?.file ?? kind.many, left)}
              >
                Download the {formatNumber(left.rows.length)} left out
              </Button>
            )}
            {!isRunning && (
              <Button variant="default" size="xs" onClick={leaveRoster}>
                Import another file
              </Button>
            )}
          </Group>
        }
      >
        {run?.file}: {job ? outcomeWords(job) : `${formatNumber(done)} done, ${formatNumber(rest)} not`}.
      </Note>
      {run && !isRunning && <ValuesLeftOut run={run} />}
      {rows.length > 0 && !isRunning && (
        <Section title={`Imported ${kind.many}`} count={rows.length}>
          <RecordList>
            {shown.map(({ line, name }) => {
              const { id, note } = run?.outcomes.get(line) ?? { note: '' };
              return (
                <RecordRow key={line} end={<Text c="dimmed">Line {line}</Text>}>
                  {id ? <Link {...kind.page(id)}>{name}</Link> : name} <span className="mute">{note}</span>
                </RecordRow>
              );
            })}
          </RecordList>
          {shown.length < rows.length && (
            <Button variant="default" onClick={() => setLength(length + step)}>
              Show {formatNumber(Math.min(step, rows.length - shown.length))} more
            </Button>
          )}
        </Section>
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
