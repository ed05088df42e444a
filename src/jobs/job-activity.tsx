import { IconCheck } from '@tabler/icons-react';
import { Box, Loader } from '@mantine/core';
import { Suspense, useState } from 'react';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { IconOctagonX } from '@/ui/icons';
import { lazyComponent } from '@/ui/lazy-component';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { PopoverPanel } from '@/ui/popover-panel';
import { dismissBulk, isWorking, useBulkJobs, useUnseenFailures, type BulkJob } from './bulk';
import { failureWords, unchangedWords } from './bulk-words';
import { ImportRow, ScanRow, VerificationRow } from './followed-row';
import { importPolling, importStore, useImportJobs } from './imports';
import { usePolling } from './polling';
import type { Job } from './job-store';
import { isBatch, useVerificationBatch } from './verification-batches';
import { scanPolling, scanStore, useScanJobs } from './scans';
import { useVerificationJobs, verificationPolling, verificationStore } from './verifications';

const BulkDialog = lazyComponent(() => import('./bulk-dialog').then((module) => module.BulkDialog));

/** What runs at present, in the top bar: a count that opens the list. It also follows what runs. */
export function JobActivity() {
  usePolling(verificationPolling);
  usePolling(scanPolling);
  usePolling(importPolling);
  // What bulk work asked for is counted with it.
  const verifications = useVerificationJobs().filter(({ batch }) => !isBatch(batch));
  const scans = useScanJobs();
  const imports = useImportJobs();
  const bulk = useBulkJobs();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [bulkId, setBulkId] = useState<string>();
  const tasks = [
    ...[verifications, scans, imports].flatMap(startedTogether),
    ...bulk.map((job) => isWorking(job)),
  ];
  const all = tasks.length;
  const running = tasks.filter(Boolean).length;
  const ended = all - running;
  const failed = useUnseenFailures();
  const words = [
    running > 0 ? `${count(running, 'task')} running` : `${count(ended, 'task')} done`,
    ...failed,
  ].join(', ');
  const close = () => setAnchor(undefined);

  function clear() {
    close();
    verificationStore.clearEnded();
    scanStore.clearEnded();
    importStore.clearEnded();
    for (const job of bulk) dismissBulk(job.id);
  }

  return (
    <>
      <output className="visually-hidden">
        {running > 0 ? `${count(running, 'task')} running` : ended > 0 ? 'Nothing is running' : ''}
      </output>
      {all > 0 && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={
            running > 0 ? (
              <Loader size={14} />
            ) : failed.length > 0 ? (
              <IconOctagonX size={14} color="var(--mantine-color-error)" aria-hidden />
            ) : (
              <IconCheck size={14} aria-hidden />
            )
          }
          aria-label={`Activity: ${words}`}
          aria-expanded={Boolean(anchor)}
          onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        >
          <Box visibleFrom="md">{words}</Box>
        </Button>
      )}
      {all > 0 && anchor && (
        <PopoverPanel anchor={anchor} label="Activity" align="end" onClose={close}>
          <Box p="sm">
            <Section
              title="Activity"
              actions={
                ended > 0 && (
                  <Button variant="transparent" size="xs" onClick={clear}>
                    Clear what has ended
                  </Button>
                )
              }
            >
              <RecordList>
                {bulk.map((job) => (
                  <BulkRow
                    key={job.id}
                    job={job}
                    onChoose={() => {
                      close();
                      setBulkId(job.id);
                    }}
                  />
                ))}
                {scans.map((job) => (
                  <ScanRow key={job.scanId} job={job} onChoose={close} />
                ))}
                {imports.map((job) => (
                  <ImportRow key={job.importId} job={job} onChoose={close} />
                ))}
                {verifications.map((job) => (
                  <VerificationRow key={job.licenseId} job={job} onChoose={close} />
                ))}
              </RecordList>
            </Section>
          </Box>
        </PopoverPanel>
      )}
      <Suspense>{bulkId && <BulkDialog jobId={bulkId} onClose={() => setBulkId(undefined)} />}</Suspense>
    </>
  );
}

/** Jobs that follow each other sooner than this, in milliseconds, were asked for at once. */
const atOnce = 2_000;

/** What was asked for at once is one task, however many records it is about: of each, whether it is still running. */
function startedTogether(jobs: readonly Job[]): boolean[] {
  const tasks: boolean[] = [];
  let last = -Infinity;
  for (const { startedAt, state } of jobs.toSorted((one, other) => one.startedAt - other.startedAt)) {
    if (startedAt - last > atOnce) tasks.push(false);
    if (state === 'running') tasks[tasks.length - 1] = true;
    last = startedAt;
  }
  return tasks;
}

const phases: Record<BulkJob['phase'], string> = {
  collecting: 'Reading',
  running: 'Running',
  stopping: 'Stopping',
  ended: 'Ended',
  cancelled: 'Stopped',
  failed: 'Not begun',
};

function BulkRow({ job, onChoose }: { job: BulkJob; onChoose(): void }) {
  const batch = useVerificationBatch(job.batch);
  const isWaiting = batch !== undefined && !isWorking(job) && batch.ended < batch.started;
  const done = job.total === undefined ? '' : `${formatNumber(job.done)} of ${formatNumber(job.total)}`;
  return (
    <RecordRow
      end={
        <span className="mute">
          {[
            isWaiting
              ? `Results ${formatNumber(batch.ended)} of ${formatNumber(batch.started)}`
              : phases[job.phase],
            done,
            ...unchangedWords(job),
            ...failureWords(job),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      }
    >
      <Button variant="transparent" size="xs" onClick={onChoose}>
        {job.title}
      </Button>
    </RecordRow>
  );
}
