import { describeError, isApiError } from '@/api/errors';
import type { Job, JobStore } from './job-store';

/** What a look has shown of a job: how it stands, and what else is known of it now. */
export type Sight<One extends Job> = Pick<One, 'state' | 'status'> & Partial<One>;

export interface Following<One extends Job> {
  store: JobStore<One>;
  /** Jobs with the same text are looked at with one call. */
  group(job: One): string;
  /** Looks at jobs of one group and tells of each, in their order. Throws what the call throws; 404: all are gone. */
  look(jobs: readonly One[]): Promise<readonly Sight<One>[]>;
  /** Jobs that ended in one round. */
  onEnd(jobs: readonly One[]): void;
}

/** rules.md 5.2: wait at least 2 seconds between looks at a license; the same for all that runs. */
const soonest = 2_000;
const slowest = 30_000;
/** Groups that are looked at together. */
const atOnce = 4;

/** Milliseconds to wait before the next look, by how long the job has been running. */
export function nextLook(runningFor: number, failures: number): number {
  const calm =
    runningFor < 15_000 ? soonest : runningFor < 60_000 ? 4_000 : runningFor < 300_000 ? 10_000 : slowest;
  return failures === 0 ? calm : Math.min(slowest, Math.max(calm, soonest * 2 ** failures));
}

const isPaused = () => document.visibilityState === 'hidden' || navigator.onLine === false;

interface Pace {
  nextAt: number;
  failures: number;
}

/**
 * Follows running jobs until they end: never sooner than every 2 seconds, slower the longer they take, not at all while
 * none runs, the tab is hidden or the network is gone. Gives a function that stops it.
 */
export function followJobs<One extends Job>({ store, group, look, onEnd }: Following<One>): () => void {
  const paces = new Map<string, Pace>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;
  const running = () => store.jobs().filter((job) => job.state === 'running');

  function pace(job: One): Pace {
    const key = `${store.subject(job)}/${job.startedAt}`;
    const known = paces.get(key) ?? { nextAt: job.startedAt + soonest, failures: 0 };
    paces.set(key, known);
    return known;
  }

  function schedule(): void {
    clearTimeout(timer);
    if (stopped || busy || isPaused()) return;
    const waiting = running();
    if (waiting.length === 0) return paces.clear();
    const next = Math.min(...waiting.map((job) => pace(job).nextAt));
    timer = setTimeout(() => void round(), Math.max(0, next - Date.now()));
  }

  async function round(): Promise<void> {
    busy = true;
    const due = running().filter((job) => pace(job).nextAt <= Date.now());
    const groups = inGroups(due, group);
    const ended: One[] = [];
    while (groups.length > 0) {
      if (stopped || isPaused()) break;
      const results = await Promise.all(groups.splice(0, atOnce).map(lookAt));
      ended.push(...results.flat());
    }
    busy = false;
    if (stopped) return;
    if (ended.length > 0) onEnd(ended);
    schedule();
  }

  async function lookAt(jobs: One[]): Promise<One[]> {
    try {
      const sights = await look(jobs);
      if (stopped) return [];
      return jobs.flatMap((job, at) => take(job, sights[at]) ?? []);
    } catch (error) {
      if (stopped) return [];
      return jobs.flatMap((job) => fail(job, error) ?? []);
    }
  }

  /** Takes in what a look has shown; gives the job once it has ended. */
  function take(job: One, sight: Sight<One> | undefined): One | undefined {
    if (!sight) return fail(job, undefined);
    const seen: Partial<One> = { ...sight, trouble: undefined };
    if (sight.state !== 'running') return store.change(job, seen);
    const own = pace(job);
    own.failures = 0;
    own.nextAt = Date.now() + nextLook(Date.now() - job.startedAt, 0);
    if (job.status !== sight.status || job.trouble) store.change(job, seen);
    return undefined;
  }

  function fail(job: One, error: unknown): One | undefined {
    const gone: Partial<Job> = { state: 'gone', trouble: undefined };
    if (isApiError(error) && error.status === 404) return store.change(job, gone as Partial<One>);
    const own = pace(job);
    own.failures += 1;
    const asked = isApiError(error) ? (error.retryAfterMs ?? 0) : 0;
    own.nextAt = Date.now() + Math.max(asked, nextLook(Date.now() - job.startedAt, own.failures));
    const { title, correlationId } = describeError(error);
    const told: Partial<Job> = { trouble: { title, correlationId } };
    store.change(job, told as Partial<One>);
    return undefined;
  }

  const unwatch = store.watch(schedule);
  document.addEventListener('visibilitychange', schedule);
  globalThis.addEventListener('online', schedule);
  globalThis.addEventListener('offline', schedule);
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
    document.removeEventListener('visibilitychange', schedule);
    globalThis.removeEventListener('online', schedule);
    globalThis.removeEventListener('offline', schedule);
  };
}

function inGroups<One>(jobs: readonly One[], group: (job: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const job of jobs) groups.set(group(job), [...(groups.get(group(job)) ?? []), job]);
  return [...groups.values()];
}
