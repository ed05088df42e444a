import { firstGeneratedRun } from '../data/monitors';
import type { MonitorJobRecord, World } from '../store/world';

const jobId = 'monitors';

/** When nothing is due at all; the store's orders need a number. */
const never = Number.MAX_SAFE_INTEGER;

/** Sees to it that the first monitors run. Needed once in each world; makes no monitor before one is due. */
export function planMonitors(world: World): void {
  if (world.jobs.has(jobId)) return;
  world.jobs.seed([monitorJob(firstGeneratedRun(world.epoch))]);
}

/** After any change of dates: the next run is that of the earliest monitor. */
export function planNextRun(world: World): void {
  const next = world.monitors.view('NextMonitoringDate')[0]?.key;
  const dueAt = typeof next === 'string' ? Date.parse(next) : never;
  if (world.jobs.get(jobId)?.dueAt !== dueAt) world.jobs.put(monitorJob(dueAt));
}

function monitorJob(dueAt: number): MonitorJobRecord {
  return { id: jobId, kind: 'monitors', dueAt };
}
