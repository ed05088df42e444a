import { session } from '@/api/session';
import { askBeforeLeaving } from '@/lib/leaving';
import { formatNumber } from '@/lib/words';
import { createStore, useStore } from '@/lib/store';
import { notify } from '@/ui/notify';
import { BulkRun, type BulkJob, type BulkTask } from './bulk-run';
import { failureWords, outcomeWords } from './bulk-words';

let runs: readonly BulkRun[] = [];
const jobs = createStore<readonly BulkJob[]>([]);
/** Jobs whose dialog is open: what comes of them is seen there. */
const watched = new Set<string>();
/** Jobs that ended with failures behind their closed dialog, until it is opened. */
const unseen = createStore<ReadonlySet<string>>(new Set());

// Whoever leaves would leave the rest undone.
askBeforeLeaving(() => jobs.get().some((job) => isWorking(job)));

// What one user began is not carried on in the name of the next, who does not see what it was about either.
session.onEnd(() => {
  for (const run of runs) run.cancel();
  runs = [];
  publish();
});

/** Progress is shown so often, in milliseconds: drawing each of many items takes longer than sending them. */
const progressMs = 100;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows at once that work reads, begins, waits, goes on or ends; how far it is, with what comes in the next moment. */
function publishProgress({ job }: BulkRun): void {
  const shown = jobs.get().find(({ id }) => id === job.id);
  const isOneStep = job.phase === 'collecting' || shown?.phase !== job.phase || shown.waiting !== job.waiting;
  if (isOneStep) publish();
  else timer ??= setTimeout(publish, progressMs);
}

function publish(): void {
  clearTimeout(timer);
  timer = undefined;
  const before = jobs.get();
  const now = runs.map((run) => run.job);
  for (const job of now) {
    const last = before.find(({ id }) => id === job.id);
    if (!last || !isWorking(last) || isWorking(job) || watched.has(job.id)) continue;
    tellEnd(job);
    if (hasFailed(job)) unseen.set(new Set(unseen.get()).add(job.id));
  }
  jobs.set(now);
}

const hasFailed = ({ phase, failures }: BulkJob) => phase === 'failed' || failures.length > 0;

function tellEnd(job: BulkJob): void {
  const well = job.phase === 'ended' && !hasFailed(job);
  notify({
    id: job.id,
    tone: well ? 'success' : job.phase === 'failed' ? 'error' : 'warning',
    title: job.title,
    ...(canTakeBack(job) && {
      action: { label: takeBackWords(job), run: () => void takeBackBulk(job.id) },
    }),
    message: `${outcomeWords(job)}.${well ? '' : ' The activity list in the top bar has the details.'}`,
  });
}

/** Whether a job is still at it. */
export function isWorking(job: BulkJob): boolean {
  return job.phase === 'collecting' || job.phase === 'running' || job.phase === 'stopping';
}

/** Starts work over many items and gives the job's id. It goes on whatever page is open. */
export function startBulk<T>(task: BulkTask<T>): string {
  const run: BulkRun = new BulkRun(
    task as BulkTask<unknown>,
    () => publishProgress(run),
    undefined,
    () => watched.has(run.job.id),
  );
  runs = [run, ...runs];
  void run.start();
  return run.job.id;
}

/** Takes no further item; those under way are waited for, since what was sent cannot be unsent. */
export function cancelBulk(id: string): void {
  find(id)?.cancel();
}

/** Sends what failed once more, and only that; after a cancel also what was not begun. */
export function retryBulk(id: string): void {
  void find(id)?.retry();
}

/** Whether something of a job that has ended was done and can be taken back. */
export const canTakeBack = (job: BulkJob): boolean => job.canTakeBack && job.done > 0 && !isWorking(job);

/** What the button says that takes it back. */
export const takeBackWords = ({ done }: BulkJob): string => `Take back ${formatNumber(done)}`;

/** Starts to take back what a job has done, once, and gives the id of that job; undefined where nothing can be. */
export function takeBackBulk(id: string): string | undefined {
  const task = find(id)?.takeBack();
  return task && startBulk(task);
}

/** Says that a job is looked at, so that no notice tells its end; gives what ends that. */
export function watchBulk(id: string): () => void {
  watched.add(id);
  unseen.set(new Set([...unseen.get()].filter((other) => other !== id)));
  return () => watched.delete(id);
}

/** Forgets a job that has ended. */
export function dismissBulk(id: string): void {
  runs = runs.filter((run) => run.job.id !== id || isWorking(run.job));
  publish();
}

/** What became of every item, as the table that the export of the result writes. */
export function bulkReport(id: string) {
  return find(id)?.report() ?? { fields: [], rows: [] };
}

function find(id: string): BulkRun | undefined {
  return runs.find((run) => run.job.id === id);
}

/**
 * What went wrong in work that ended behind its closed dialog, which nobody has opened since: `3 failed`, `1 may be done`. Work
 * that could not even begin counts as one failure.
 */
export function useUnseenFailures(): string[] {
  const ids = useStore(unseen);
  const all = useStore(jobs).filter(({ id }) => ids.has(id));
  const couldNotBegin = all.filter(({ failures }) => failures.length === 0).length;
  return failureWords({ failures: all.flatMap(({ failures }) => failures) }, couldNotBegin);
}

/** The bulk jobs of this tab, the newest first, running and ended. */
export function useBulkJobs(): readonly BulkJob[] {
  return useStore(jobs);
}

export type { BulkJob, BulkTask } from './bulk-run';
