import type { components } from '../../src/api/schema';
import type { MonitorRecord, World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { datesAfter, datesFrom } from './monitor-dates';
import { logMonitor } from './monitor-log';
import { planNextRun } from './monitor-plan';
import { checkInterval, checkWatched, intervalsOf } from './monitor-request';
import { runNow } from './monitor-runs';
import { endContinuousScan } from './scans';

type Schemas = components['schemas'];

/** @throws ServiceError 404, also for one that was stopped. */
export function findMonitor(world: World, monitorId: string): MonitorRecord {
  const monitor = world.monitors.get(monitorId.toLowerCase());
  if (!monitor) throw notFound('monitor');
  return monitor;
}

/**
 * Starts to monitor a license, or a dataset for a provider or facility. Left out, the interval is the usual
 * one and the first date one interval from now (openapi.yaml). A continuous query is
 * asked at once, since it has no date.
 * @throws ServiceError 400 and 404 as `checkWatched`; 400 for an interval that is not offered.
 */
export function createMonitor(world: World, actor: Actor, request: Schemas['MonitorRequest']): MonitorRecord {
  const watched = checkWatched(world, request);
  const interval = checkInterval(intervalsOf(watched), request.monitoringInterval);
  const id = world.ids.next();
  const { nextMonitoringDate: wanted } = request;
  const dates =
    wanted === undefined
      ? datesAfter(world, id, interval, world.clock.now())
      : datesFrom(world, id, interval, Date.parse(wanted));
  const monitor = world.monitors.put({ id, ...watched, ...dates });
  planNextRun(world);
  logMonitor(world, actor, 'MonitorCreated', monitor);
  const runsAtOnce = request.triggerImmediateVerification || interval === 'Continuous';
  return runsAtOnce ? runNow(world, actor, monitor) : monitor;
}

/**
 * Changes frequency and next date. A new interval without a date counts from the last run, or from now.
 * @throws ServiceError 404; 400 for an interval that is not offered.
 */
export function updateMonitor(
  world: World,
  actor: Actor,
  monitorId: string,
  patch: Schemas['MonitorPatch'],
): MonitorRecord {
  const old = findMonitor(world, monitorId);
  const interval = checkInterval(intervalsOf(old), patch.monitoringInterval ?? old.monitoringInterval);
  const isNewInterval = interval !== old.monitoringInterval;
  const { nextMonitoringDate: wanted } = patch;
  const fields = [
    ...(isNewInterval ? ['monitoringInterval'] : []),
    ...(wanted === undefined ? [] : ['nextMonitoringDate']),
  ];
  let monitor = old;
  if (fields.length > 0) {
    const last = Date.parse(old.lastMonitoringDate ?? world.clock.iso());
    const dates =
      wanted === undefined
        ? datesAfter(world, old.id, interval, last)
        : datesFrom(world, old.id, interval, Date.parse(wanted));
    monitor = world.monitors.put({ ...old, ...dates });
    planNextRun(world);
    logMonitor(world, actor, 'MonitorChanged', monitor, { fields: fields.join(', ') });
  }
  const runsAtOnce = patch.triggerImmediateVerification || (isNewInterval && interval === 'Continuous');
  return runsAtOnce ? runNow(world, actor, monitor) : monitor;
}

/**
 * Stops a monitor. A continuous query goes on at its source unless that is told too.
 * @throws ServiceError 404.
 */
export function deleteMonitor(
  world: World,
  actor: Actor,
  monitorId: string,
  propagateToPrimarySource = false,
): void {
  const monitor = findMonitor(world, monitorId);
  world.monitors.remove(monitor.id);
  planNextRun(world);
  logMonitor(world, actor, 'MonitorDeleted', monitor);
  const { datasetType: type, providerId } = monitor;
  if (propagateToPrimarySource && type !== undefined) endContinuousScan(world, { type, providerId });
}
