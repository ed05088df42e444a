import type { JobRecord, World } from '../store/world';
import { planExpiryChecks } from './expiry-plan';
import { planMonitors } from './monitor-plan';
import { inSlices } from './slices';

let isReady = false;

/** Whether what is due can run without waiting for its code. */
export function jobsAreReady(): boolean {
  return isReady;
}

/**
 * Runs everything that is due by the service's clock, in the order in which it was due. While a job
 * runs, the clock stands at its time, so that what it writes carries that time even when the clock
 * was moved far ahead.
 */
export async function runDueJobs(world: World): Promise<void> {
  const runNext = await runnerOfNext(world);
  for (let more = runNext !== undefined; more;) more = runNext?.() ?? false;
}

/**
 * The same in slices, where nobody waits for it yet: much may be due in a demo that nobody opened for days. What came due less
 * than a minute ago, between two loads of the page, waits for the first request that is not of a first screen.
 */
export async function catchUp(world: World): Promise<void> {
  const runNext = await runnerOfNext(world, world.clock.now() - aMinute);
  if (runNext) await inSlices(runNext);
}

const aMinute = 60_000;

/** Gives what runs the job that is due first, and says whether there was one; undefined when none came due until then. */
async function runnerOfNext(
  world: World,
  dueUntil = world.clock.now(),
): Promise<(() => boolean) | undefined> {
  planExpiryChecks(world);
  planMonitors(world);
  const first = nextDue(world);
  if (!first || first.dueAt > dueUntil) return undefined;
  // Most requests find nothing due, and the first screen does not wait for the rules of verifications.
  const { runJob } = await import('./due-jobs');
  isReady = true;
  return () => {
    const job = nextDue(world);
    if (job) runAt(world, job.dueAt, () => runJob(world, job));
    return job !== undefined;
  };
}

/** How many verifications, scans and imports are queued or running. */
export function pendingJobCount(world: World): number {
  let count = 0;
  for (const { kind } of world.jobs.all()) if (hasAnEnd(kind)) count += 1;
  return count;
}

/** Messages to webhooks may wait for minutes, and what comes again each day is never done. */
function hasAnEnd(kind: JobRecord['kind']): boolean {
  return kind.endsWith('-verification') || kind.endsWith('-scan') || kind.endsWith('-import');
}

function nextDue(world: World): JobRecord | undefined {
  const job = world.jobs.view('DueAt')[0]?.record;
  return job && job.dueAt <= world.clock.now() ? job : undefined;
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
