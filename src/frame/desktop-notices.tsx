import { useDocumentVisibility } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  aggregateAlertsOptions,
  aggregateDatasetMatchesOptions,
  aggregateProviderLicensesOptions,
} from '@/api/operations.gen';
import { isWorking, type BulkJob, useBulkJobs } from '@/jobs/bulk';
import { outcomeWords } from '@/jobs/bulk-words';
import { importStore, useImportJobs } from '@/jobs/imports';
import { type Job, jobsToTell } from '@/jobs/job-store';
import { scanStore, useScanJobs } from '@/jobs/scans';
import { batchWords, countsOf, isBatch, useVerificationBatches } from '@/jobs/verification-batches';
import { useVerificationJobs, verificationStore } from '@/jobs/verifications';
import { count, formatNumber } from '@/lib/words';
import { type Place, showDesktopNotice } from './desktop-notice';

interface DesktopNoticesProps {
  /** Goes to where a notice leads. */
  onOpen: (place: Place) => void;
}

/**
 * While the tab is hidden, tells through the system when work has ended or a queue has grown. A lock screen shows it to
 * whoever passes: it says how many of what, and never whom it is about.
 */
export function DesktopNotices({ onOpen }: DesktopNoticesProps) {
  const hidden = useDocumentVisibility() === 'hidden';
  useEndedWork(onOpen);
  const counts = { enabled: hidden, refetchInterval: 60_000, refetchIntervalInBackground: true };
  const reviews = useQuery({ ...aggregateProviderLicensesOptions(), ...counts, retry: false });
  const matches = useQuery({ ...aggregateDatasetMatchesOptions(), ...counts, retry: false });
  const alerts = useQuery({ ...aggregateAlertsOptions(), ...counts, retry: false });
  const grown = (what: string, to: string) => (more: number, all: number) =>
    showDesktopNotice({
      tag: what,
      title: `${count(more, `more ${what}`)}`,
      text: `${formatNumber(all)} now wait in all.`,
      place: { to },
      onOpen,
    });
  useGrowth(reviews.data?.aggregations?.['NeedsReview'], hidden, grown('review', '/reviews'));
  useGrowth(matches.data?.userActionNeeded?.total, hidden, grown('match', '/matches'));
  useGrowth(alerts.data?.active, hidden, grown('alert', '/alerts'));
  return null;
}

/** Tells of a count that is higher than when the tab was hidden, or than was told last. */
function useGrowth(now: number | undefined, hidden: boolean, tell: (more: number, all: number) => void) {
  const known = useRef<number>(undefined);
  const tellMore = useEffectEvent(tell);
  useEffect(() => {
    const before = known.current;
    known.current = now ?? before;
    if (hidden && now !== undefined && before !== undefined && now > before) tellMore(now - before, now);
  }, [now, hidden]);
}

function useEndedWork(onOpen: DesktopNoticesProps['onOpen']): void {
  const tell = (tag: string, title: string, text: string, to: string) =>
    showDesktopNotice({ tag, title, text, place: { to }, onOpen });

  const scans = useScanJobs();
  useEnds(scans, scanStore.subject.bind(scanStore), isRunning, (ended) =>
    tellJobs(jobsToTell(ended, scans), (jobs) => {
      const toDecide = jobs.reduce((sum, job) => sum + (job.toDecide ?? 0), 0);
      const words = toDecide > 0 ? `${count(toDecide, 'match')} to decide.` : 'No match to decide.';
      tell('scans', `${count(jobs.length, 'scan')} ended`, words, toDecide > 0 ? '/matches' : '/scans');
    }),
  );

  const imports = useImportJobs();
  useEnds(imports, importStore.subject.bind(importStore), isRunning, (ended) =>
    tellJobs(jobsToTell(ended, imports), (jobs) => {
      const failed = jobs.filter(({ status }) => status === 'Failed').length;
      const words = failed > 0 ? `${formatNumber(failed)} failed.` : 'None failed.';
      tell('imports', `${count(jobs.length, 'import')} ended`, words, '/imports');
    }),
  );

  // Those that bulk work asked for are told of together.
  const verifications = useVerificationJobs().filter(({ batch }) => !isBatch(batch));
  useEnds(verifications, verificationStore.subject.bind(verificationStore), isRunning, (ended) =>
    tellJobs(jobsToTell(ended, verifications), (jobs) => {
      const counts = countsOf(jobs);
      const to = counts.needsReview > 0 ? '/reviews' : '/licenses';
      tell('verifications', `${count(jobs.length, 'verification')} ended`, `${batchWords(counts)}.`, to);
    }),
  );

  const batches = Object.entries(useVerificationBatches());
  useEnds(
    batches,
    ([name]) => name,
    ([, batch]) => !batch.isClosed || batch.ended < batch.started,
    (ended) => {
      for (const [name, batch] of ended) {
        const title = `${count(batch.started, 'verification')} ended`;
        tell(
          `batch ${name}`,
          title,
          `${batchWords(batch)}.`,
          batch.needsReview > 0 ? '/reviews' : '/licenses',
        );
      }
    },
  );

  const bulk = useBulkJobs();
  useEnds(
    bulk,
    ({ id }) => id,
    isWorking,
    (ended) => {
      for (const job of ended) tell(`bulk ${job.id}`, bulkTitle(job), `${outcomeWords(job)}.`, '/');
    },
  );
}

/** Its own title may name whom it is about. */
function bulkTitle({ total, one, many }: BulkJob): string {
  return total === undefined ? `Work on ${many} has ended` : `Work on ${count(total, one, many)} has ended`;
}

const isRunning = ({ state }: Job) => state === 'running';

function tellJobs<One>(jobs: readonly One[], tell: (jobs: readonly One[]) => void): void {
  if (jobs.length > 0) tell(jobs);
}

/** Calls back with those that ran when they were last looked at and do not any more. */
function useEnds<One>(
  all: readonly One[],
  keyOf: (one: One) => string,
  runs: (one: One) => boolean,
  tell: (ended: readonly One[]) => void,
): void {
  const running = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = all.filter((one) => !runs(one) && running.current.has(keyOf(one)));
    running.current = new Set(all.filter(runs).map(keyOf));
    if (ended.length > 0 && document.hidden) tell(ended);
  });
}
