import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeError, isApiError } from '@/api/errors';
import { minPollDelay } from '@/api/poll-delay';
import { useStore } from '@/lib/store';
import { type Notice, notify } from '@/ui/notify';
import { useSetting } from '@/ui/settings';
import { type Job, type JobStore, jobsToTell } from './job-store';

/** What the service says of a job now. */
export type JobUpdate<One extends Job> = Pick<One, 'state' | 'status'> & Partial<One>;

/** How the jobs of one kind are followed until they end. */
export interface Polling<One extends Job> {
  store: JobStore<One>;
  /** Jobs with the same text are asked about with one call. */
  group(job: One): string;
  /** Asks about the jobs of one group, and tells of each in their order. Throws `ApiError`; 404: all are gone. */
  read(queryClient: QueryClient, jobs: readonly One[]): Promise<readonly JobUpdate<One>[]>;
  /** Told of jobs that ended, before anything else is done about them. */
  onEnded?(ended: readonly One[]): void;
  /** Invalidates what shows the outcome of jobs that ended, without what `read` has just read of them. */
  invalidate(queryClient: QueryClient, ended: readonly One[]): void;
  /** What the user is told of them. */
  notices(ended: readonly One[]): Notice[];
}

const longest = 30_000;
/** Groups that are asked about together. */
const atOnce = 4;
/** Groups that one read asks about: those that waited longest. With 2 seconds between reads that is well below the limit (rules.md 5.1). */
const mostGroups = 40;

/**
 * Milliseconds until the next read of jobs of which the newest has been running for so many milliseconds. After a
 * failure it is twice that, and no less than the service asked for.
 */
export function pollInterval(runningFor: number, error?: unknown): number {
  const usual =
    runningFor < 15_000
      ? minPollDelay
      : runningFor < 60_000
        ? 4_000
        : runningFor < 300_000
          ? 10_000
          : longest;
  if (!error) return usual;
  const serviceDelay = isApiError(error) ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(serviceDelay, Math.min(longest, 2 * usual));
}

const isRunning = ({ state }: Job) => state === 'running';

/**
 * Follows this tab's running jobs of one kind until they end, also those from before a reload: never sooner than every 2
 * seconds, slower the longer they take, not at all while none runs or the network is gone, and while the tab is hidden only
 * where the system tells what ended.
 */
export function usePolling<One extends Job>(polling: Polling<One>): void {
  const { store } = polling;
  const queryClient = useQueryClient();
  const newest = Math.max(
    0,
    ...useStore(store.store)
      .filter(isRunning)
      .map(({ startedAt }) => startedAt),
  );
  useEffect(() => store.restore(), [store]);
  useQuery({
    queryKey: ['polling', store.name],
    queryFn: ({ signal }) => readRunning(queryClient, polling, signal),
    enabled: newest > 0,
    refetchInterval: ({ state }) => pollInterval(Date.now() - newest, state.error),
    refetchIntervalInBackground: useSetting('desktopNotices'),
    staleTime: minPollDelay,
    retry: false,
    networkMode: 'online',
  });
}

/**
 * Asks about every job that has been running for 2 seconds, and tells of those that ended; gives how many these are.
 * Throws the last failure, after all were asked about.
 */
async function readRunning<One extends Job>(
  queryClient: QueryClient,
  polling: Polling<One>,
  signal: AbortSignal,
): Promise<number> {
  const { store, group, read } = polling;
  const due = store.jobs().filter((job) => isRunning(job) && Date.now() - job.startedAt >= minPollDelay);
  const lastRequested = requestTimesOf(store);
  const groups = inGroups(due, group)
    .toSorted((one, other) => (lastRequested.get(keyOf(one)) ?? 0) - (lastRequested.get(keyOf(other)) ?? 0))
    .slice(0, mostGroups);
  function keyOf([job]: readonly One[]): string {
    return job ? group(job) : '';
  }
  const ended: One[] = [];
  const failures: unknown[] = [];
  while (groups.length > 0 && !signal.aborted) {
    const reads = groups.splice(0, atOnce).map(async (jobs) => {
      lastRequested.set(keyOf(jobs), Date.now());
      const updates = await read(queryClient, jobs).catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return [];
        failures.push(error);
        return jobs.map(() => troubleOf(error));
      });
      // Who has signed out meanwhile is told nothing.
      if (signal.aborted) return;
      const news = jobs.flatMap((job, index): [One, Partial<One>][] => {
        const update = { trouble: undefined, ...(updates[index] ?? { state: 'gone' }) } as Partial<One>;
        // Most reads show what is known: nothing is stored or drawn for them.
        const isKnown = Object.entries(update).every(([name, value]) => job[name as keyof One] === value);
        return isKnown ? [] : [[job, update]];
      });
      ended.push(...store.change(news).filter((job) => !isRunning(job)));
    });
    await Promise.all(reads);
  }
  if (ended.length > 0) {
    polling.onEnded?.(ended);
    polling.invalidate(queryClient, ended);
    for (const notice of polling.notices(jobsToTell(ended, store.jobs()))) notify(notice);
  }
  if (failures.length > 0) throw failures.at(-1);
  return ended.length;
}

const requestTimes = new WeakMap<object, Map<string, number>>();

/** When each group of a store was last asked about. */
function requestTimesOf(store: object): Map<string, number> {
  const known = requestTimes.get(store) ?? new Map<string, number>();
  requestTimes.set(store, known);
  return known;
}

function troubleOf(error: unknown): Partial<Job> {
  const { title, correlationId } = describeError(error);
  return { trouble: { title, correlationId } };
}

function inGroups<One>(jobs: readonly One[], group: (job: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const job of jobs) groups.set(group(job), [...(groups.get(group(job)) ?? []), job]);
  return [...groups.values()];
}
