import { useEffect, useState, type ReactNode } from 'react';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { formatDuration } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icons';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import {
  bulkResults,
  cancelBulk,
  isWorking,
  retryBulk,
  startBulk,
  useBulkJobs,
  type BulkJob,
  type BulkTask,
} from './bulk';
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
  if (job) return <Running job={job} onClose={onClose} />;
  if (!('task' in props)) return null;
  const { task } = props;
  return (
    <Dialog
      title={`${task.title}?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus onClick={() => setStarted(startBulk(task))}>
            {task.title}
          </Button>
        </>
      }
    >
      <div className={classes.preview}>{props.children}</div>
    </Dialog>
  );
}

function Running({ job, onClose }: { job: BulkJob; onClose: () => void }) {
  const working = isWorking(job);
  const left = Math.max(0, (job.total ?? 0) - job.done - job.failures.length);
  const again = job.phase === 'cancelled' ? left + job.failures.length : job.failures.length;
  const words = outcomeWords(job, left);
  useEffect(() => {
    if (!working) announce(`${job.title}: ${words}`);
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when it comes to rest
  }, [working]);
  return (
    <Dialog
      title={job.title}
      onClose={onClose}
      width={560}
      footer={
        working ? (
          <>
            <Button variant="default" disabled={job.phase === 'stopping'} onClick={() => cancelBulk(job.id)}>
              {job.phase === 'stopping' ? 'Stopping' : 'Stop'}
            </Button>
            <Button onClick={onClose}>Go on in the background</Button>
          </>
        ) : (
          <>
            {job.done + job.failures.length > 0 && (
              <Button variant="default" onClick={() => void exportResult(job)}>
                Export result
              </Button>
            )}
            {again > 0 && (
              <Button variant="default" onClick={() => retryBulk(job.id)}>
                {job.phase === 'cancelled'
                  ? `Go on with ${formatNumber(again)}`
                  : `Retry ${formatNumber(again)}`}
              </Button>
            )}
            <Button onClick={onClose}>Close</Button>
          </>
        )
      }
    >
      <Bar job={job} />
      <div className={classes.line}>
        {job.phase === 'collecting' ? (
          <span>{formatNumber(job.collected)} read, nothing begun yet</span>
        ) : (
          <>
            <span className={classes.found}>
              <Icon name="found" size={14} /> {formatNumber(job.done)} done
            </span>
            {job.failures.length > 0 && (
              <span className={classes.fail}>
                <Icon name="octagon" size={14} /> {formatNumber(job.failures.length)} failed
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
    </Dialog>
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
  const seconds = Math.round(((job.endedAt ?? now) - job.startedAt) / 1000);
  return <span className={classes.mute}>{formatDuration(Math.max(0, seconds) * 1000)}</span>;
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

function outcomeWords(job: BulkJob, left: number): string {
  if (job.phase === 'failed') return `the ${job.many} could not be read`;
  const failed = job.failures.length > 0 ? `, ${formatNumber(job.failures.length)} failed` : '';
  const rest = left > 0 ? `, ${formatNumber(left)} not begun` : '';
  return `${formatNumber(job.done)} done${failed}${rest}`;
}

async function exportResult(job: BulkJob): Promise<void> {
  const rows = bulkResults(job.id).map((one) => [one.label, one.outcome, one.note, one.correlationId]);
  const text = await toCsv(['Item', 'Outcome', 'Note', 'Correlation id'], rows);
  downloadCsv(csvName(job.title), text);
}
