import type { MonitorRecord, ScanRecord, World } from '../store/world';
import { type Actor, nobody } from './actor';
import { findDataset } from './datasets';
import { conflict, invalid, notFound } from './errors';
import { monitoringMetadata, monitorsOfDataset } from './monitor-lookup';
import { scansLike } from './scan-key';
import { endScan, refreshResults } from './scan-jobs';
import { logScan } from './scan-log';
import { missingParameters } from './scan-messages';
import { scanById, scansAbout } from './scan-past';
import { type Subject, checkSubject } from './scan-request';

export interface ScanOrder extends Subject {
  trigger: 'Manual' | 'Monitor';
  /** The monitor that starts it. */
  monitorId?: string | undefined;
}

/** How long a scan waits before the dataset is searched, in milliseconds of service time. */
const queueTime = 50;

/**
 * Starts a scan of a dataset for a provider or a facility: `Pending` at first, or already `Failed` when a required
 * parameter is not known (rules.md 11.2). From now on it is the newest of its kind, and the one before it is old; one that
 * failed replaces only what failed before (rules.md 12.6).
 * @throws ServiceError 400 and 404 as `checkSubject`; 409 while the same scan is queued, running or, at the
 * databank, open.
 */
export function requestScan(world: World, actor: Actor, order: ScanOrder): ScanRecord {
  const { entity, parameters, missing } = checkSubject(world, order);
  const { options, trigger, type } = order;
  const monitor = world.monitors.get(order.monitorId);
  const subject = {
    type,
    providerId: entity.type === 'Practitioner' ? entity.provider.id : undefined,
    facilityId: entity.type === 'Facility' ? entity.facility.id : undefined,
    parameterSetId: options?.parameterSetId?.toLowerCase(),
    referenceId: options?.referenceId?.toLowerCase(),
  };
  const older = scansLike(world, subject);
  const open = older.find(({ status }) => isOpen(status));
  if (open) throw conflict(`The same scan is ${open.status.toLowerCase()} already.`);
  const fails = missing.length > 0;
  for (const { id, isOld, status } of older)
    if (!isOld && (!fails || status === 'Failed')) world.scans.update(id, { isOld: true });
  const scan = world.scans.put({
    ...subject,
    id: world.ids.next(),
    status: 'Pending',
    started: world.clock.iso(),
    trigger,
    parameters,
    ...(monitor ? { monitoring: monitoringMetadata(monitor) } : {}),
    ...(isContinuous(world, subject, monitor) ? { isContinuous: true } : {}),
  });
  if (actor.user) logScan(world, actor, 'DatasetScanRequested', scan);
  if (fails) {
    return endScan(world, nobody(actor.correlationId), scan, missingParameters(missing));
  }
  const dueAt = world.clock.now() + queueTime;
  world.jobs.put({ id: world.ids.next(), kind: 'start-scan', dueAt, scanId: scan.id });
  return scan;
}

/** @throws ServiceError 404. */
export function findScan(world: World, scanId: string): ScanRecord {
  const scan = scanById(world, scanId.toLowerCase());
  if (!scan) throw notFound('scan');
  return scan;
}

/**
 * Fetches the latest answer to a continuous query; the scan stays the same one (rules.md 11.3).
 * @throws ServiceError 404; 400 for a dataset without continuous queries; 409 when the scan is not `Active`.
 */
export function refreshScan(world: World, actor: Actor, scanId: string): void {
  const scan = findScan(world, scanId);
  if (!findDataset(scan.type).continuous) {
    throw invalid({ scanId: ['Only scans of the sanctions databank can be refreshed.'] });
  }
  if (scan.status !== 'Active') {
    throw conflict(`Only an active scan can be refreshed: this one is ${scan.status.toLowerCase()}.`);
  }
  logScan(world, actor, 'DatasetScanRefreshed', scan);
  refreshResults(world, scan);
}

/** Ends a query that is open at the source, such as when nobody monitors any more; other scans stay as they are. */
export function endContinuousScan(world: World, subject: Pick<ScanRecord, 'type' | 'providerId'>): void {
  for (const scan of scansAbout(world, subject.providerId ?? '')) {
    if (scan.type !== subject.type || scan.status !== 'Active') continue;
    world.scans.update(scan.id, {
      status: 'Completed',
      completed: world.clock.iso(),
      statusDescription: undefined,
    });
  }
}

function isOpen(status: string): boolean {
  return status === 'Pending' || status === 'Working' || status === 'Active';
}

/** Whether a query stays open: it was started by or under a continuous monitor. */
function isContinuous(
  world: World,
  subject: Pick<ScanRecord, 'type' | 'providerId' | 'facilityId'>,
  monitor: MonitorRecord | undefined,
): boolean {
  if (!findDataset(subject.type).continuous) return false;
  const entityId = subject.providerId ?? subject.facilityId ?? '';
  const monitors = monitor ? [monitor] : monitorsOfDataset(world, subject.type, entityId);
  return monitors.some(({ monitoringInterval }) => monitoringInterval === 'Continuous');
}
