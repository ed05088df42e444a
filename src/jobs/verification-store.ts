import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/storage';

export interface VerificationJob {
  providerId: string;
  licenseId: string;
  licenseNumber?: string | undefined;
  /** As people are called in lists: `Abara, Chidi`. */
  providerName?: string | undefined;
  /** The verification that was current when this one was asked for; while it still is, nothing has ended. */
  before?: string | undefined;
  /** Milliseconds of the local clock: polling must not follow a service clock that jumps. */
  startedAt: number;
  /** `gone`: the license or its provider no longer exists. */
  state: 'running' | 'ended' | 'gone';
  /** Status of the license while it runs, of the verification once it ended. */
  status?: string | undefined;
  /** Why the last look failed; looking goes on. */
  trouble?: { title: string; correlationId?: string | undefined } | undefined;
}

const name = 'verification-jobs';
/** Ended ones are kept for the list in the top bar, the newest only. */
const mostEnded = 20;

let jobs: readonly VerificationJob[] = [];
const listeners = new Set<() => void>();

export const verificationJobs = (): readonly VerificationJob[] => jobs;

export function watchJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setJobs(next: readonly VerificationJob[]): void {
  const ended = next.filter((job) => job.state !== 'running').slice(0, mostEnded);
  jobs = next.filter((job) => job.state === 'running' || ended.includes(job));
  writeStored('session', name, jobs.length > 0 ? jobs : undefined);
  for (const listener of listeners) listener();
}

/** Puts jobs first; a job for the same license is replaced. */
export function addJobs(added: readonly VerificationJob[]): void {
  const same = (job: VerificationJob) => added.some((other) => isSame(job, other));
  setJobs([...added, ...jobs.filter((job) => !same(job))]);
}

/** Changes one job, unless it was replaced or removed meanwhile. */
export function changeJob(
  job: VerificationJob,
  change: Partial<VerificationJob>,
): VerificationJob | undefined {
  const at = jobs.findIndex((other) => isSame(other, job) && other.startedAt === job.startedAt);
  const found = jobs[at];
  if (!found) return undefined;
  const changed = { ...found, ...change };
  setJobs(jobs.with(at, changed));
  return changed;
}

export function clearEndedJobs(): void {
  setJobs(jobs.filter((job) => job.state === 'running'));
}

/** Takes up what this tab was following before it was loaded again. */
export function restoreJobs(): void {
  const stored = readStored('session', name);
  jobs = Array.isArray(stored) ? stored.filter(isJob) : [];
  for (const listener of listeners) listener();
}

/** Every verification that was started in this tab and is still followed or ended lately, the newest first. */
export function useVerificationJobs(): readonly VerificationJob[] {
  return useSyncExternalStore(watchJobs, verificationJobs);
}

function isSame(one: VerificationJob, other: VerificationJob): boolean {
  return one.licenseId === other.licenseId && one.providerId === other.providerId;
}

function isJob(value: unknown): value is VerificationJob {
  if (typeof value !== 'object' || value === null) return false;
  const job = value as Record<string, unknown>;
  return (
    typeof job.providerId === 'string' &&
    typeof job.licenseId === 'string' &&
    typeof job.startedAt === 'number' &&
    typeof job.state === 'string' &&
    ['running', 'ended', 'gone'].includes(job.state)
  );
}
