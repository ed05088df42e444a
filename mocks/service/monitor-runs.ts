import type { MonitorJobRecord, MonitorRecord, World } from '../store/world';
import { type Actor, nobody } from './actor';
import { ServiceError } from './errors';
import { dateAfterRun } from './monitor-dates';
import { planNextRun } from './monitor-plan';
import { isDeactivated } from './provider-lookup';
import { requestScan } from './scans';
import { isoTime } from './time';
import { requestVerification } from './verification-jobs';

/**
 * Runs every monitor that is due and gives it its next date. Those of a deactivated provider or facility
 * wait: their dates move on and nothing is asked.
 */
export function runDueMonitors(world: World, job: MonitorJobRecord): void {
  for (const monitor of dueMonitors(world, isoTime(job.dueAt))) {
    const nextMonitoringDate = dateAfterRun(monitor, job.dueAt);
    if (isPaused(world, monitor)) world.monitors.update(monitor.id, { nextMonitoringDate });
    else run(world, nobody(world.ids.next()), monitor, { nextMonitoringDate });
  }
  planNextRun(world);
}

/** Runs a monitor now, beside its calendar. */
export function runNow(world: World, actor: Actor, monitor: MonitorRecord): MonitorRecord {
  return run(world, actor, monitor, {});
}

function run(
  world: World,
  actor: Actor,
  { id }: MonitorRecord,
  dates: Pick<MonitorRecord, 'nextMonitoringDate'>,
): MonitorRecord {
  const monitor = world.monitors.update(id, { ...dates, lastMonitoringDate: world.clock.iso() });
  start(world, actor, monitor);
  return monitor;
}

function start(world: World, actor: Actor, monitor: MonitorRecord): void {
  const { id: monitorId, datasetType, providerId, facilityId, options } = monitor;
  if (datasetType === undefined) {
    const license = world.licenses.get(monitor.licenseId);
    if (license) requestVerification(world, actor, license, 'Monitor', monitor);
    return;
  }
  const order = {
    type: datasetType,
    providerId,
    facilityId,
    options,
    trigger: 'Monitor',
    monitorId,
  } as const;
  try {
    requestScan(world, actor, order);
  } catch (error) {
    // The same scan is under way already, or an alias that it was about is gone: there is nothing to ask for.
    if (!(error instanceof ServiceError)) throw error;
  }
}

function dueMonitors(world: World, now: string): MonitorRecord[] {
  const due: MonitorRecord[] = [];
  for (const { key, record } of world.monitors.view('NextMonitoringDate')) {
    if (key === undefined || key > now) break;
    due.push(record);
  }
  return due;
}

function isPaused(world: World, { providerId, facilityId }: MonitorRecord): boolean {
  const provider = world.providers.get(providerId);
  return provider ? isDeactivated(provider) : (world.facilities.get(facilityId)?.deactivated ?? false);
}
