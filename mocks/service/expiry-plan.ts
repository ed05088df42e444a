import type { ExpiryJobRecord, World } from '../store/world';
import { timeOfExpiryChecks } from '../data/checks';
import { day } from './time';

const jobId = 'expiry-checks';

/** Sees to it that the daily look at expiry dates is due on the next day. Needed once in each world. */
export function planExpiryChecks(world: World): void {
  if (world.jobs.has(jobId)) return;
  const today = Math.floor(world.epoch / day) * day + timeOfExpiryChecks;
  world.jobs.seed([expiryJob(today > world.epoch ? today : today + day)]);
}

/** The daily look, due at a time in milliseconds. */
export function expiryJob(dueAt: number): ExpiryJobRecord {
  return { id: jobId, kind: 'expiry-checks', dueAt };
}
