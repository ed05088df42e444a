import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { datasetName } from '@/lib/dataset-names';
import { importSourceName } from '@/lib/import-words';
import { RecordRow } from '@/ui/layout';
import { Status } from '@/ui/status';
import type { StatusKind } from '@/ui/status-looks';
import { Mono } from '@/ui/text';
import { type ImportJob, importLink } from './imports';
import type { Job } from './job-store';
import { foundWords, type ScanJob, scanLink } from './scans';
import type { VerificationJob } from './verifications';

interface FollowedRowProps<Kind extends Job> {
  job: Kind;
  onChoose(): void;
}

/** A followed scan in the list of what runs. */
export function ScanRow({ job, onChoose }: FollowedRowProps<ScanJob>) {
  return (
    <FollowedRow
      job={job}
      of="scan"
      status={job.status}
      what={job.datasetType ? datasetName(job.datasetType) : 'Scan'}
      name={job.entityName}
      link={scanLink(job)}
      onChoose={onChoose}
    >
      {job.state === 'ended' && foundWords(job)}
    </FollowedRow>
  );
}

/** A followed import. */
export function ImportRow({ job, onChoose }: FollowedRowProps<ImportJob>) {
  return (
    <FollowedRow
      job={job}
      of="import"
      status={job.status}
      what={job.source ? importSourceName(job.source) : 'Import'}
      name={job.providerName}
      link={importLink(job)}
      onChoose={onChoose}
    >
      {job.failure}
    </FollowedRow>
  );
}

/** A followed verification: one that needs review leads to its review. */
export function VerificationRow({ job, onChoose }: FollowedRowProps<VerificationJob>) {
  const { providerId, licenseId } = job;
  const needsReview = job.state === 'ended' && job.status === 'NeedsReview';
  return (
    <FollowedRow
      job={job}
      of="verification"
      status={job.status}
      what={
        <>
          {job.licenseState} <Mono>{job.licenseNumber ?? 'License'}</Mono>
        </>
      }
      name={job.providerName}
      gone="Detached"
      link={{
        to: needsReview ? '/reviews/$providerId/$licenseId' : '/providers/$providerId/licenses/$licenseId',
        params: { providerId, licenseId },
      }}
      onChoose={onChoose}
    />
  );
}

interface RowProps {
  job: Job;
  of: StatusKind;
  status: string | undefined;
  what: ReactNode;
  name: string | undefined;
  /** What is said of one that was deleted while it was followed. */
  gone?: string;
  link: { to: string; params: Record<string, string> };
  onChoose(): void;
  /** What came of it. */
  children?: ReactNode;
}

function FollowedRow({ job, of, status, what, name, gone = 'Gone', link, onChoose, children }: RowProps) {
  const isGone = job.state === 'gone';
  const words = (
    <>
      {what} {name}
    </>
  );
  return (
    <RecordRow
      end={
        isGone ? (
          <span className="mute">{job.isDeleted ? 'Provider deleted' : gone}</span>
        ) : (
          <Status of={of} value={status ?? 'Pending'} />
        )
      }
      below={
        (children || job.trouble) && (
          <>
            {children && <Text c="dimmed">{children}</Text>}
            <JobTrouble trouble={job.trouble} />
          </>
        )
      }
    >
      {isGone ? (
        words
      ) : (
        <Link to={link.to} params={link.params} onClick={onChoose}>
          {words}
        </Link>
      )}
    </RecordRow>
  );
}

/** Why the last read of a job failed; nothing when it did not. */
function JobTrouble({ trouble }: Pick<Job, 'trouble'>) {
  return (
    trouble && (
      <Text c="amber">
        Its state could not be read: {trouble.title.toLowerCase()}. It is read again.
        {trouble.correlationId && <Mono> {trouble.correlationId}</Mono>}
      </Text>
    )
  );
}
