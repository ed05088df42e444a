import { useSyncExternalStore } from 'react';
import { BulkRun, type BulkJob, type BulkResult, type BulkTask } from './bulk-run';

let runs: readonly BulkRun[] = [];
let snapshot: readonly BulkJob[] = [];
const listeners = new Set<() => void>();

function publish(): void {
  snapshot = runs.map((run) => run.job);
  const working = snapshot.some((job) => isWorking(job));
  // Closing the tab would leave the rest undone.
  if (working) globalThis.addEventListener?.('beforeunload', askBeforeLeaving);
  else globalThis.removeEventListener?.('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Whether a job is still at it. */
export function isWorking(job: BulkJob): boolean {
  return job.phase === 'collecting' || job.phase === 'running' || job.phase === 'stopping';
}

/** Starts work over many items and gives the job's id. It goes on whatever page is open. */
export function startBulk<T>(task: BulkTask<T>): string {
  const run = new BulkRun(task as BulkTask<unknown>, publish);
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

/** Forgets a job that has ended. */
export function dismissBulk(id: string): void {
  runs = runs.filter((run) => run.job.id !== id || isWorking(run.job));
  publish();
}

/** Every item with what became of it, for the export of the result. */
export function bulkResults(id: string): BulkResult[] {
  return find(id)?.results() ?? [];
}

function find(id: string): BulkRun | undefined {
  return runs.find((run) => run.job.id === id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bulk jobs of this tab, the newest first, running and ended. */
export function useBulkJobs(): readonly BulkJob[] {
  return useSyncExternalStore(subscribe, () => snapshot);
}

export type { BulkJob, BulkTask } from './bulk-run';
