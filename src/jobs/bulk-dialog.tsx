import { Box, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { csvName, downloadCsv, toCsv } from '@/lib/csv';
import { formatDuration } from '@/lib/duration';
import { count, formatNumber } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Section } from '@/ui/layout';
import { WideTable } from '@/ui/sideways';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import {
  bulkReport,
  cancelBulk,
  canTakeBack,
  isWorking,
  retryBulk,
  startBulk,
  takeBackBulk,
  takeBackWords,
  useBulkJobs,
  watchBulk,
  type BulkJob,
  type BulkTask,
} from './bulk';
import { BatchOutcome } from './batch-outcome';
import { type BulkFailure, type BulkNext } from './bulk-run';
import { doneWords, failureWords, leftOver, outcomeWords, settledOf } from './bulk-words';
import { useVerificationBatch } from './verification-batches';

type BulkDialogProps<T> = { onClose: () => void } & (
  | {
      task: BulkTask<T>;
      /** Why it cannot be started as it is. */
      blocked?: string | undefined;
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
  const id = started ?? ('jobId' in props ? props.jobId : undefined);
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
          <RunningActions
            key={`${job.id} ${isWorking(job) ? 'working' : 'ended'}`}
            job={job}
            onTakeBack={() => setStarted(takeBackBulk(job.id) ?? started)}
            onClose={onClose}
          />
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              data-autofocus
              color={preview?.task.danger ? 'red' : undefined}
              blocked={preview?.blocked}
              // The button that led to the preview stood here: its double click must not start the work.
              onClick={onSingleClick(() => preview && setStarted(startBulk(preview.task)))}
            >
              {preview?.task.title}
            </Button>
          </>
        )
      }
    >
      {job ? <Running job={job} onLeave={onClose} /> : <Stack gap="sm">{preview?.children}</Stack>}
    </Dialog>
  );
}

interface RunningActionsProps {
  job: BulkJob;
  onTakeBack: () => void;
  onClose: () => void;
}

/** The buttons are others than before, so the focus goes to the one that leaves the dialog. */
function RunningActions({ job, onTakeBack, onClose }: RunningActionsProps) {
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
  // What may be done already would be done a second time.
  const verb = job.failures.some(({ isUnknown }) => isUnknown) ? 'Send again' : 'Retry';
  return (
    <>
      {settledOf(job) > 0 && (
        <Button variant="default" onClick={() => void exportResult(job)}>
          Export result
        </Button>
      )}
      {canTakeBack(job) && (
        <Button variant="default" onClick={onTakeBack}>
          {takeBackWords(job)}
        </Button>
      )}
      {again > 0 && (
        <Button variant="default" onClick={() => retryBulk(job.id)}>
          {stopped ? `Go on with ${formatNumber(again)}` : `${verb} ${formatNumber(again)}`}
        </Button>
      )}
      <Button ref={leave} onClick={onClose}>
        Close
      </Button>
    </>
  );
}

function Running({ job, onLeave }: { job: BulkJob; onLeave: () => void }) {
  const batch = useVerificationBatch(job.batch);
  const working = isWorking(job);
  const left = leftOver(job);
  useEffect(() => {
    if (!working) announce(`${job.title}: ${outcomeWords(job)}`);
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when it comes to rest
  }, [working]);
  return (
    <Stack gap="sm">
      <Bar job={job} />
      <Group gap="md">
        {job.phase === 'collecting' ? (
          <span>{formatNumber(job.collected)} read, nothing begun yet</span>
        ) : (
          <>
            <Group gap="xs" c="green">
              <IconCircleCheck size={14} aria-hidden /> {doneWords(job)}
            </Group>
            {job.failures.length > 0 && (
              <Group gap="xs" c="red">
                <IconOctagonX size={14} aria-hidden /> {failureWords(job).join(', ')}
              </Group>
            )}
            {left > 0 && <span className="mute">{formatNumber(left)} to go</span>}
          </>
        )}
        <Text c="dimmed" ml="auto">
          {job.waiting
            ? 'The service asks to slow down'
            : job.slowedMs >= 1000
              ? `slowed by 429 for ${formatDuration(job.slowedMs)}`
              : ''}
        </Text>
      </Group>
      {job.phase === 'cancelled' && (
        <Text>Stopped. What was done stays done; {count(left, job.one, job.many)} not begun.</Text>
      )}
      {job.phase === 'failed' && (
        <InlineError
          title={`The ${job.many} could not be read`}
          error={job.error}
          kept="Nothing was begun."
          onRetry={() => retryBulk(job.id)}
        />
      )}
      {batch && <BatchOutcome batch={batch} onLeave={onLeave} />}
      <Failures job={job} />
      <Next job={job} onLeave={onLeave} />
    </Stack>
  );
}

function Bar({ job }: { job: BulkJob }) {
  const percent = (size: number) => (100 * size) / Math.max(1, job.total ?? 0);
  return (
    <Group gap="md">
      <Progress.Root
        size={6}
        flex={1}
        role="progressbar"
        aria-label={job.title}
        aria-valuemin={0}
        aria-valuemax={job.total}
        aria-valuenow={job.phase === 'collecting' ? undefined : settledOf(job)}
      >
        <Progress.Section withAria={false} value={percent(job.done + job.unchanged)} />
        <Progress.Section withAria={false} value={percent(job.failures.length)} color="red" />
      </Progress.Root>
      <Elapsed job={job} />
    </Group>
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
  return (
    <span className="mute">
      {formatDuration(Math.max(1, seconds) * 1000)}
      {job.endedAt === undefined && ' so far'}
    </span>
  );
}

const drawn = 100;

function Failures({ job }: { job: BulkJob }) {
  if (job.failures.length === 0) return null;
  return (
    <>
      <WideTable minWidth={0} mah={280} role="region" aria-label={failureWords(job).join(', ')} tabIndex={0}>
        <Table verticalSpacing={6}>
          <Table.Thead className="visually-hidden">
            <Table.Tr>
              <Table.Th>Of which</Table.Th>
              <Table.Th>Reason</Table.Th>
              <Table.Th>Correlation id</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {job.failures.slice(0, drawn).map((failure, index) => (
              <FailureRow key={index} failure={failure} />
            ))}
          </Table.Tbody>
        </Table>
      </WideTable>
      {job.failures.length > drawn && (
        <Text>{formatNumber(job.failures.length - drawn)} more are in the exported result.</Text>
      )}
    </>
  );
}

/** A failure, drawn once: the progress of the work is drawn ten times a second. */
const FailureRow = memo(function FailureRow({ failure }: { failure: BulkFailure }) {
  const { label, reason, correlationId } = failure;
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      <Table.Td c="dimmed">{reason}</Table.Td>
      <Table.Td ta="right">
        {correlationId && (
          <Group gap={0} wrap="nowrap" justify="flex-end">
            <Box visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
              <Mono>{correlationId.slice(0, 8)}</Mono>
            </Box>
            <CopyButton value={correlationId} label={`correlation id of ${label}`} />
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
});

/** What was done and leaves something to do, each with the way to it. */
function Next({ job, onLeave }: { job: BulkJob; onLeave: () => void }) {
  const { next, nextWords } = job;
  if (next.length === 0) return null;
  return (
    <Section title="What follows">
      <Text c="dimmed">{nextWords}</Text>
      <ul>
        {next.slice(0, drawn).map((step, index) => (
          <NextStep key={index} step={step} onLeave={onLeave} />
        ))}
        {next.length > drawn && <li>and {formatNumber(next.length - drawn)} more</li>}
      </ul>
    </Section>
  );
}

const NextStep = memo(function NextStep({ step, onLeave }: { step: BulkNext; onLeave: () => void }) {
  return (
    <li>
      <Link to={step.to} search={step.search} onClick={onLeave}>
        {step.label}
      </Link>
    </li>
  );
});

async function exportResult(job: BulkJob): Promise<void> {
  const { fields, rows } = bulkReport(job.id);
  const text = await toCsv(fields, rows);
  downloadCsv(csvName(job.title), text);
}
