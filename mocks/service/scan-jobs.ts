import { idFor } from '../store/ids';
import type { ScanJobRecord, ScanRecord, World } from '../store/world';
import { type Actor, nobody } from './actor';
import { datasetMetadata, findDataset } from './datasets';
import { logScan } from './scan-log';
import { keepMatches, replaceMatches } from './scan-matches';
import { reasonOf, statusOfQuery } from './scan-messages';
import { toScan } from './scan-results';
import { payloadReader } from './webhook-payload';
import { fireWebhooks } from './webhook-queue';

/** The dataset is searched now: `Working` until it has answered. */
export function startScan(world: World, job: ScanJobRecord): void {
  const scan = world.scans.get(job.scanId);
  if (!scan) return;
  world.scans.update(scan.id, { status: 'Working' });
  world.jobs.put({
    ...job,
    // An id that follows from the job: two tabs that do the same job at one time make the same record.
    id: idFor(`finish ${job.id}`, 0, 0),
    kind: 'finish-scan',
    dueAt: job.dueAt + findDataset(scan.type).processingTime,
  });
}

/**
 * The dataset has answered: the scan is `Completed` or, where a continuous query stays open, `Active`. What it found
 * takes the place of what older scans of its kind found.
 */
export function finishScan(world: World, job: ScanJobRecord): void {
  const working = world.scans.get(job.scanId);
  if (!working) return;
  const scan = world.scans.update(working.id, {
    ...answered(world, working),
    status: working.isContinuous ? 'Active' : 'Completed',
    completed: working.isContinuous ? undefined : world.clock.iso(),
  });
  const { found, isChanged } = replaceMatches(world, scan, job.id);
  logScan(world, nobody(world.ids.next()), 'DatasetScanCompleted', scan, { matches: String(found) });
  tell(world, 'DatasetScanCompleted', scan);
  if (isChanged) tell(world, 'DatasetScanMatchesChanged', scan);
}

/** A scan ends without an answer. Matches of older scans stay: a scan that failed found out nothing. */
export function endScan(
  world: World,
  actor: Actor,
  { id }: ScanRecord,
  failureReason: NonNullable<ScanRecord['failureReason']>,
): ScanRecord {
  const scan = world.scans.update(id, { status: 'Failed', completed: world.clock.iso(), failureReason });
  logScan(world, actor, 'DatasetScanFailed', scan, { reason: reasonOf(scan) });
  tell(world, 'DatasetScanCompleted', scan);
  return scan;
}

/** The latest answer to a continuous query: what it does not hold any more is old, what is new is found. */
export function refreshResults(world: World, { id }: ScanRecord): void {
  const scan = world.scans.update(id, (old) => ({
    ...old,
    ...answered(world, old),
    refreshes: (old.refreshes ?? 0) + 1,
  }));
  if (keepMatches(world, scan)) tell(world, 'DatasetScanMatchesChanged', scan);
}

/** Calls the webhooks that want to know about a scan. */
export function tell(world: World, type: Parameters<typeof fireWebhooks>[1], scan: ScanRecord): void {
  fireWebhooks(world, type, () => toScan(world, payloadReader, scan));
}

function answered(world: World, scan: ScanRecord): Partial<ScanRecord> {
  const dataset = findDataset(scan.type);
  return {
    verifiedAt: world.clock.iso(),
    datasetMetadata: datasetMetadata(world, dataset),
    ...(dataset.continuous ? { statusDescription: statusOfQuery(scan) } : {}),
  };
}
