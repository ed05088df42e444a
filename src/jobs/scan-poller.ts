import type { DatasetScan } from '@/api/models';
import { fillTemplate } from '@/lib/words';
import { followJobs, type Sight } from './job-poller';
import { scanStore, type ScanJob } from './scan-store';

interface ScanPollerSetup {
  /** Looks at one scan. Throws what the call throws. */
  look(scanId: string): Promise<DatasetScan>;
  /** Scans that ended in one round. */
  onEnd(jobs: readonly ScanJob[]): void;
}

/** A continuous scan is `Active` for as long as its monitor lives: there is nothing more to wait for. */
const underWay = new Set(['Pending', 'Working']);

/** What a scan tells about the job that waits for it. */
export function sightOf(scan: DatasetScan): Sight<ScanJob> {
  const { status, matches = [], failureReason } = scan;
  if (!status || underWay.has(status)) return { state: 'running', status: status ?? 'Working' };
  return {
    state: 'ended',
    status,
    failure: fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams) || undefined,
    matches: matches.length,
    toDecide: matches.filter((match) => match.userActionNeeded).length,
  };
}

/** Follows the running scans until they end. */
export function startScanPolling({ look, onEnd }: ScanPollerSetup): () => void {
  return followJobs<ScanJob>({
    store: scanStore,
    group: ({ scanId }) => scanId,
    look: (jobs) => Promise.all(jobs.map(async ({ scanId }) => sightOf(await look(scanId)))),
    onEnd,
  });
}

/**
 * Follows a scan that was just started, across navigation and reloads of this tab. One that has ended already, such as
 * one that failed for want of a parameter, is not followed: its answer has told all there is.
 */
export function watchScan(scan: DatasetScan, about: { entityName?: string | undefined } = {}): void {
  watchScans([{ scan, ...about }]);
}

/** Follows several at once. */
export function watchScans(scans: readonly { scan: DatasetScan; entityName?: string | undefined }[]): void {
  const startedAt = Date.now();
  const jobs = scans.flatMap(({ scan, entityName }): ScanJob[] => {
    const { id, type } = scan;
    const { state, status } = sightOf(scan);
    return id && state === 'running'
      ? [{ scanId: id, datasetType: type, entityName, startedAt, state, status }]
      : [];
  });
  if (jobs.length > 0) scanStore.add(jobs);
}
