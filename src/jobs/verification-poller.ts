import { describeError, isApiError } from '@/api/errors';
import { addJobs, changeJob, verificationJobs, watchJobs, type VerificationJob } from './verification-store';

/** What a look at a license tells about its verification. */
export interface LicenseLook {
  id?: string | undefined;
  jobStatus?: string | undefined;
  currentVerificationStatus?: string | undefined;
  currentVerification?: { id?: string | undefined } | undefined;
}

export interface PollerSetup {
  /** Looks at licenses of one provider; one that is not in the answer is gone. Throws what the call throws. */
  look(providerId: string, licenseIds: readonly string[]): Promise<readonly LicenseLook[]>;
  /** Verifications that ended in one round. */
  onEnd(jobs: readonly VerificationJob[]): void;
}

/** service.md, "Limits": wait at least 2 seconds between looks at a license. */
const soonest = 2_000;
const slowest = 30_000;
/** Providers that are looked at together. */
const atOnce = 4;
/** A verification that has not begun by then is taken to have ended with the same result as before. */
const patience = 20_000;

const underWay = new Set(['Pending', 'Working']);

/** Milliseconds to wait before the next look, by how long the verification has been running. */
export function nextLook(runningFor: number, failures: number): number {
  const calm =
    runningFor < 15_000 ? soonest : runningFor < 60_000 ? 4_000 : runningFor < 300_000 ? 10_000 : slowest;
  return failures === 0 ? calm : Math.min(slowest, Math.max(calm, soonest * 2 ** failures));
}

/** Whether the verification that a job waits for has ended, as far as the license tells. */
export function hasEnded(job: VerificationJob, license: LicenseLook, at: number): boolean {
  const { jobStatus, currentVerificationStatus, currentVerification } = license;
  if (jobStatus ? underWay.has(jobStatus) : underWay.has(currentVerificationStatus ?? '')) return false;
  const isOld = job.before !== undefined && currentVerification?.id === job.before;
  return !isOld || at - job.startedAt > patience;
}

const running = () => verificationJobs().filter((job) => job.state === 'running');
const isPaused = () => document.visibilityState === 'hidden' || navigator.onLine === false;

interface Pace {
  nextAt: number;
  failures: number;
}

/**
 * Follows the running verifications until they end: never sooner than every 2 seconds, slower the longer they take,
 * not at all while none runs, the tab is hidden or the network is gone. Gives a function that stops it.
 */
export function startPolling({ look, onEnd }: PollerSetup): () => void {
  const paces = new Map<string, Pace>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;

  function pace(job: VerificationJob): Pace {
    const key = `${job.providerId}/${job.licenseId}/${job.startedAt}`;
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
    const groups = byProvider(due);
    const ended: VerificationJob[] = [];
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

  async function lookAt(group: VerificationJob[]): Promise<VerificationJob[]> {
    const providerId = group[0]?.providerId ?? '';
    try {
      const licenses = await look(
        providerId,
        group.map((job) => job.licenseId),
      );
      if (stopped) return [];
      return group.flatMap(
        (job) =>
          take(
            job,
            licenses.find((license) => license.id === job.licenseId),
          ) ?? [],
      );
    } catch (error) {
      if (stopped) return [];
      return group.flatMap((job) => fail(job, error) ?? []);
    }
  }

  /** Takes in what a look has shown; gives the job once it has ended. */
  function take(job: VerificationJob, license: LicenseLook | undefined): VerificationJob | undefined {
    if (!license) return changeJob(job, { state: 'gone', trouble: undefined });
    const at = Date.now();
    if (hasEnded(job, license, at)) {
      return changeJob(job, {
        state: 'ended',
        status: license.currentVerificationStatus,
        trouble: undefined,
      });
    }
    const own = pace(job);
    own.failures = 0;
    own.nextAt = at + nextLook(at - job.startedAt, 0);
    const status = license.jobStatus ?? license.currentVerificationStatus;
    if (job.status !== status || job.trouble) changeJob(job, { status, trouble: undefined });
    return undefined;
  }

  function fail(job: VerificationJob, error: unknown): VerificationJob | undefined {
    if (isApiError(error) && error.status === 404)
      return changeJob(job, { state: 'gone', trouble: undefined });
    const own = pace(job);
    own.failures += 1;
    const asked = isApiError(error) ? (error.retryAfterMs ?? 0) : 0;
    own.nextAt = Date.now() + Math.max(asked, nextLook(Date.now() - job.startedAt, own.failures));
    const { title, correlationId } = describeError(error);
    changeJob(job, { trouble: { title, correlationId } });
    return undefined;
  }

  const unwatch = watchJobs(schedule);
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

function byProvider(jobs: readonly VerificationJob[]): VerificationJob[][] {
  const groups = new Map<string, VerificationJob[]>();
  for (const job of jobs) groups.set(job.providerId, [...(groups.get(job.providerId) ?? []), job]);
  return [...groups.values()];
}

interface Watched {
  licenseNumber?: string | undefined;
  providerName?: string | undefined;
  /** Id of the verification that was current before, where there was one. */
  before?: string | undefined;
}

/** Follows the verification of a license that was just asked for, across navigation and reloads of this tab. */
export function watchVerification(providerId: string, licenseId: string, about: Watched = {}): void {
  watchVerifications([{ providerId, licenseId, ...about }]);
}

/** Follows several at once. */
export function watchVerifications(
  licenses: readonly (Watched & { providerId: string; licenseId: string })[],
): void {
  const startedAt = Date.now();
  addJobs(
    licenses.map((license) => ({ ...license, startedAt, state: 'running' as const, status: 'Pending' })),
  );
}
