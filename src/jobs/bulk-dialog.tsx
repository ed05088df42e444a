import { IconCircleCheck } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { formatDuration } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import {
  bulkReport,
  cancelBulk,
  isWorking,
  retryBulk,
  startBulk,
  useBulkJobs,
  watchBulk,
  type BulkJob,
  type BulkTask,
} from './bulk';
import { leftOver, outcomeWords } from './bulk-run';
import classes from './bulk-dialog.module.css';

type BulkDialogProps<T> = { onClose: () => void } & (
  | {
      task: BulkTask<T>;
      /** The preview: filter and count restated, what it will do, what to know before. */
      children: ReactNode;
    }
  | { jobId: string }
);

/** Preview, progress and result of work over many items. Closing it leaves the work going on. */
export function BulkDialog<T>(props: BulkDialogProps<T>) {
  const { onClose } = props;
  const [started, setStarted] = useState<string>();
  const jobs = useBulkJobs();
  const id = 'jobId' in props ? props.jobId : started;
  const job = jobs.find((one) => one.id === id);
  useEffect(() => (id === undefined ? undefined : watchBulk(id)), [id]);
  if (!job && !('task' in props)) return null;
  const preview = 'task' in props && !job ? props : undefined;
  return (
    <Dialog
      title={job?.title ?? `${preview?.task.title}?`}
      onClose={onClose}
      width={560}
      footer={
        job ? (
          <RunningActions key={isWorking(job) ? 'working' : 'ended'} job={job} onClose={onClose} />
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button data-autofocus onClick={() => preview && setStarted(startBulk(preview.task))}>
              {preview?.task.title}
            </Button>
          </>
        )
      }
    >
      {job ? <Running job={job} /> : <div className={classes.preview}>{preview?.children}</div>}
    </Dialog>
  );
}

/** The buttons are others than before, so the focus goes to the one that leaves the dialog. */
function RunningActions({ job, onClose }: { job: BulkJob; onClose: () => void }) {
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => leave.current?.focus(), []);
  if (isWorking(job)) {
    return (
      <>
        <Button variant="default" disabled={job.phase === 'stopping'} onClick={() => cancelBulk(job.id)}>
          {job.phase === 'stopping' ? 'Stopping' : 'Stop'}
        </Button>
        <Button ref={leave} onClick={onClose}>
          Go on in the background
        </Button>
      </>
    );
  }
  const stopped = job.phase === 'cancelled';
  const again = job.failures.length + (stopped ? leftOver(job) : 0);
  return (
    <>
      {job.done + job.failures.length > 0 && (
        <Button variant="default" onClick={() => void exportResult(job)}>
          Export result
        </Button>
      )}
      {again > 0 && (
        <Button variant="default" onClick={() => retryBulk(job.id)}>
          {stopped ? `Go on with ${formatNumber(again)}` : `Retry ${formatNumber(again)}`}
        </Button>
      )}
      <Button ref={leave} onClick={onClose}>
        Close
      </Button>
    </>
  );
}

function Running({ job }: { job: BulkJob }) {
  const working = isWorking(job);
  const left = leftOver(job);
  useEffect(() => {
    if (!working) announce(`${job.title}: ${outcomeWords(job)}`);
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when it comes to rest
  }, [working]);
  return (
    <>
      <Bar job={job} />
      <div className={classes.line}>
        {job.phase === 'collecting' ? (
          <span>{formatNumber(job.collected)} read, nothing begun yet</span>
        ) : (
          <>
            <span className={classes.found}>
              <IconCircleCheck size={14} aria-hidden /> {formatNumber(job.done)} done
            </span>
            {job.failures.length > 0 && (
              <span className={classes.fail}>
                <IconOctagonX size={14} aria-hidden /> {formatNumber(job.failures.length)} failed
              </span>
            )}
            {left > 0 && <span className={classes.mute}>{formatNumber(left)} to go</span>}
          </>
        )}
        <span className={classes.end}>
          {job.waiting
            ? 'The service asks to slow down'
            : job.slowedMs >= 1000
              ? `slowed by 429 for ${formatDuration(job.slowedMs)}`
              : ''}
        </span>
      </div>
      {job.phase === 'cancelled' && (
        <p className={classes.note}>
          Stopped. What was done stays done; {count(left, job.one, job.many)} not begun.
        </p>
      )}
      {job.phase === 'failed' && (
        <InlineError
          title={`The ${job.many} could not be read`}
          error={job.error}
          kept="Nothing was begun."
          onRetry={() => retryBulk(job.id)}
        />
      )}
      <Failures job={job} />
    </>
  );
}

function Bar({ job }: { job: BulkJob }) {
  const total = Math.max(1, job.total ?? 0);
  const part = (size: number) => ({ width: `${(100 * size) / total}%` });
  return (
    <div className={classes.head}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has two parts: done and failed */}
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={job.title}
        aria-valuemin={0}
        aria-valuemax={job.total}
        aria-valuenow={job.phase === 'collecting' ? undefined : job.done + job.failures.length}
      >
        <i style={part(job.done)} />
        <i data-failed style={part(job.failures.length)} />
      </div>
      <Elapsed job={job} />
    </div>
  );
}

function Elapsed({ job }: { job: BulkJob }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (job.endedAt !== undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [job.endedAt]);
  const seconds = Math.ceil(((job.endedAt ?? now) - job.startedAt) / 1000);
  return <span className={classes.mute}>{formatDuration(Math.max(1, seconds) * 1000)}</span>;
}

const drawn = 100;

function Failures({ job }: { job: BulkJob }) {
  if (job.failures.length === 0) return null;
  return (
    <>
      <div className={classes.failures}>
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Failed</th>
              <th scope="col">Reason</th>
              <th scope="col">Correlation id</th>
            </tr>
          </thead>
          <tbody>
            {job.failures.slice(0, drawn).map((failure, at) => (
              <tr key={at}>
                <td>{failure.label}</td>
                <td className={classes.mute}>{failure.reason}</td>
                <td className={classes.id}>
                  {failure.correlationId && (
                    <>
                      <Mono>{failure.correlationId.slice(0, 8)}</Mono>
                      <CopyButton
                        value={failure.correlationId}
                        label={`correlation id of ${failure.label}`}
                      />
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {job.failures.length > drawn && (
        <p className={classes.note}>
          {formatNumber(job.failures.length - drawn)} more are in the exported result.
        </p>
      )}
    </>
  );
}

async function exportResult(job: BulkJob): Promise<void> {
  const { fields, rows } = bulkReport(job.id);
  const text = await toCsv(fields, rows);
  downloadCsv(csvName(job.title), text);
}
