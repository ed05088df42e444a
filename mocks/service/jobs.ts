import type { JobRecord, World } from '../store/world';
import { isExpiryJob, planExpiryChecks, runExpiryChecks } from './expiry-checks';
import { finishVerification, startVerification } from './verification-jobs';

/**
 * Runs everything that is due by the service's clock, in the order in which it was due. While a job
 * runs, the clock stands at its time, so that what it writes carries that time even when the clock
 * was moved far ahead.
 */
export function runDueJobs(world: World): void {
  planExpiryChecks(world);
  for (;;) {
    const job = world.jobs.view('DueAt')[0]?.record;
    if (!job || job.dueAt > world.clock.now()) return;
    runAt(world, job.dueAt, () => runJob(world, job));
  }
}

/** How many verifications are queued or running. */
export function pendingJobCount(world: World): number {
  let count = 0;
  for (const job of world.jobs.all()) if (!isExpiryJob(job)) count += 1;
  return count;
}

function runJob(world: World, job: JobRecord): void {
  if (job.kind === 'expiry-checks') return runExpiryChecks(world, job);
  world.jobs.remove(job.id);
  if (job.kind === 'start-verification') startVerification(world, job);
  else finishVerification(world, job);
}

function runAt(world: World, time: number, run: () => void): void {
  const { clock } = world;
  const offset = clock.offset();
  clock.restore(offset + time - clock.now());
  try {
    run();
  } finally {
    clock.restore(offset);
  }
}
