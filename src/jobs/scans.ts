import type { DatasetScan, Details } from '@/api/models';
import { invalidateAllButRows, showRecord } from '@/api/cached-lists';
import { exceptFor, staleAfter } from '@/api/invalidations';
import { getDatasetScanOptions } from '@/api/operations.gen';
import { hasAnswered, noAnswerWords } from '@/domain/scan-status';
import { isUndecided } from '@/domain/undecided';
import { datasetName } from '@/lib/dataset-names';
import { useStore } from '@/lib/store';
import { fillTemplate } from '@/lib/message-template';
import { count, spellOut, uncapitalized } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import { statusLook } from '@/ui/status-looks';
import { fewAtOnce, type Job, JobStore } from './job-store';
import type { JobUpdate, Polling } from './polling';

export interface ScanJob extends Job {
  scanId: string;
  datasetType?: string | undefined;
  /** Who or what was scanned, as lists call them: `Abara, Chidi`. */
  entityName?: string | undefined;
  /** Why it failed, in words. */
  failure?: string | undefined;
  /** Matches it found; once it has ended. */
  matches?: number | undefined;
  /** Those of them that wait for a decision. */
  toDecide?: number | undefined;
}

export const scanStore = new JobStore<ScanJob>({ name: 'scan-jobs', parts: ['scanId'] });

/** Every scan that was started in this tab and is still followed or ended lately, the newest first. */
export function useScanJobs(): readonly ScanJob[] {
  return useStore(scanStore.store);
}

/** A continuous scan is `Active` for as long as its monitor lives: there is nothing more to wait for. */
const underWay = new Set(['Pending', 'Working']);

/** What a scan tells about the job that waits for it. */
export function updateOf(scan: Details<DatasetScan>): JobUpdate<ScanJob> {
  const { status, matches = [], failureReason } = scan;
  if (!status || underWay.has(status)) return { state: 'running', status: status ?? 'Working' };
  return {
    state: 'ended',
    status,
    failure: fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams) || undefined,
    matches: matches.length,
    toDecide: matches.filter(isUndecided).length,
  };
}

/**
 * Follows a scan that was just started, across navigation and reloads of this tab. One that has ended already, such as
 * one that failed for want of a parameter, is not followed: its answer has told all there is.
 */
export function watchScan(scan: Details<DatasetScan>, about: { entityName?: string | undefined } = {}): void {
  watchScans([{ scan, ...about }]);
}

/** Follows several at once. */
export function watchScans(
  scans: readonly { scan: Details<DatasetScan>; entityName?: string | undefined }[],
): void {
  const startedAt = Date.now();
  const jobs = scans.flatMap(({ scan, entityName }): ScanJob[] => {
    const { id, type, providerId } = scan;
    const { state, status } = updateOf(scan);
    return id && state === 'running'
      ? [{ scanId: id, providerId, datasetType: type, entityName, startedAt, state, status }]
      : [];
  });
  if (jobs.length > 0) scanStore.add(jobs);
}

export const scanPolling: Polling<ScanJob> = {
  store: scanStore,
  group: ({ scanId }) => scanId,
  // What it shows goes to the scan's own page and its rows in lists too.
  read: (queryClient, jobs) =>
    Promise.all(
      jobs.map(async ({ scanId }) => {
        const scan = await queryClient.fetchQuery({ ...getDatasetScanOptions({ scanId }), staleTime: 0 });
        showRecord(queryClient, '/datasets/scans', scanId, scan);
        return updateOf(scan);
      }),
    ),
  invalidate: (queryClient, ended) =>
    invalidateAllButRows(
      queryClient,
      staleAfter('refreshDatasetScan'),
      exceptFor(
        ended.flatMap(({ state, scanId }) =>
          state === 'ended' ? [getDatasetScanOptions({ scanId }).queryKey] : [],
        ),
      ),
    ),
  notices: scanNotices,
};

/** What to tell when scans ended: each with where to look, or all together when they are many. */
export function scanNotices(ended: readonly ScanJob[]): Notice[] {
  return ended.length > fewAtOnce ? [together(ended)] : ended.map(single);
}

function single(job: ScanJob): Notice {
  const dataset = job.datasetType ? `: ${datasetName(job.datasetType)}` : '';
  const id = `scan-${job.scanId}`;
  if (job.state === 'gone') {
    return {
      id,
      tone: 'neutral',
      title: `Scan is gone${dataset}`,
      message: 'It, or what it was about, was deleted while it ran.',
    };
  }
  return {
    id,
    tone: job.toDecide ? 'warning' : job.status ? statusLook('scan', job.status).tone : 'neutral',
    title: `Scan ${spellOut(job.status ?? 'Ended').toLowerCase()}${dataset}`,
    message: [job.entityName, foundWords(job)].filter(Boolean).join(': '),
    link: scanLink(job),
  };
}

export function scanLink({ scanId }: ScanJob): { to: string; params: Record<string, string>; label: string } {
  return { to: '/scans/$scanId', params: { scanId }, label: 'Open scan' };
}

/** What came of an ended scan: `2 matches, 1 to decide`, why it failed, or that it says nothing. */
export function foundWords({ status, failure, matches = 0, toDecide = 0 }: ScanJob): string {
  if (status === 'Failed') return failure ?? 'it could not be carried out';
  if (matches === 0) return hasAnswered({ status }) ? 'no match' : uncapitalized(noAnswerWords(status));
  return `${count(matches, 'match')}, ${toDecide === 0 ? 'nothing' : toDecide} to decide`;
}

function together(ended: readonly ScanJob[]): Notice {
  const toDecide = ended.reduce((sum, job) => sum + (job.toDecide ?? 0), 0);
  const failed = ended.filter((job) => job.status === 'Failed').length;
  const gone = ended.filter((job) => job.state === 'gone').length;
  return {
    tone: toDecide > 0 ? 'warning' : failed > 0 ? 'error' : 'success',
    title: `${count(ended.length, 'scan')} ended`,
    message: [
      toDecide === 0 ? 'no match to decide' : `${count(toDecide, 'match')} to decide`,
      failed > 0 && `${failed} failed`,
      gone > 0 && `${gone} gone`,
    ]
      .filter(Boolean)
      .join(', '),
    link: toDecide > 0 ? { to: '/matches', label: 'Open matches' } : { to: '/scans', label: 'Open scans' },
  };
}
