import { IconCheck } from '@tabler/icons-react';
import { Loader } from '@mantine/core';
import { Suspense, useId, useRef, useState } from 'react';
import { count, formatNumber } from '@/lib/words';
import { lazyPart } from '@/ui/lazy-part';
import { dismissBulk, isWorking, useBulkJobs, type BulkJob } from './bulk';
import { ImportRow, ScanRow, VerificationRow } from './followed-row';
import { importPolling, importStore, useImportJobs } from './imports';
import classes from './job-activity.module.css';
import { usePolling } from './polling';
import { scanPolling, scanStore, useScanJobs } from './scans';
import { useVerificationJobs, verificationPolling, verificationStore } from './verifications';

const BulkDialog = lazyPart(() => import('./bulk-dialog').then((part) => part.BulkDialog));

/** What runs at present, in the top bar: a count that opens the list. It also follows what runs. */
export function JobActivity() {
  usePolling(verificationPolling);
  usePolling(scanPolling);
  usePolling(importPolling);
  const verifications = useVerificationJobs();
  const scans = useScanJobs();
  const imports = useImportJobs();
  const bulk = useBulkJobs();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [bulkId, setBulkId] = useState<string>();
  const followed = [...verifications, ...scans, ...imports];
  const all = followed.length + bulk.length;
  const running = followed.filter((job) => job.state === 'running').length + bulk.filter(isWorking).length;
  const ended = all - running;
  const words = running > 0 ? `${running} running` : `${ended} ended`;
  const close = () => panel.current?.hidePopover();

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
        {running > 0 ? `${count(running, 'job')} running` : ended > 0 ? 'Nothing is running' : ''}
      </output>
      {all > 0 && (
        <>
          <button
            type="button"
            className={classes.button}
            popoverTarget={id}
            aria-label={`Activity: ${words}`}
          >
            {running > 0 ? <Loader size={14} /> : <IconCheck size={14} aria-hidden />}
            <span>{words}</span>
          </button>
          <div ref={panel} id={id} popover="auto" className={classes.panel}>
            <h2>Activity</h2>
            <ul>
              {bulk.map((job) => (
                <li key={job.id}>
                  <BulkRow
                    job={job}
                    onChoose={() => {
                      close();
                      setBulkId(job.id);
                    }}
                  />
                </li>
              ))}
              {scans.map((job) => (
                <li key={job.scanId}>
                  <ScanRow job={job} onChoose={close} />
                </li>
              ))}
              {imports.map((job) => (
                <li key={job.importId}>
                  <ImportRow job={job} onChoose={close} />
                </li>
              ))}
              {verifications.map((job) => (
                <li key={job.licenseId}>
                  <VerificationRow job={job} onChoose={close} />
                </li>
              ))}
            </ul>
            {ended > 0 && (
              <button type="button" className={classes.clear} onClick={clear}>
                Clear what has ended
              </button>
            )}
          </div>
        </>
      )}
      <Suspense>{bulkId && <BulkDialog jobId={bulkId} onClose={() => setBulkId(undefined)} />}</Suspense>
    </>
  );
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
  const failed = job.failures.length;
  const done = job.total === undefined ? '' : `${formatNumber(job.done)} of ${formatNumber(job.total)}`;
  return (
    <span className={classes.line}>
      <button type="button" className={classes.open} onClick={onChoose}>
        {job.title}
      </button>
      <span className="mute">
        {[phases[job.phase], done, failed > 0 && `${formatNumber(failed)} failed`].filter(Boolean).join(', ')}
      </span>
    </span>
  );
}
