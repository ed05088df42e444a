import { followJobs } from './job-poller';
import { verificationStore, type VerificationJob } from './verification-store';

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

/** A verification that has not begun by then is taken to have ended with the same result as before. */
const patience = 20_000;

const underWay = new Set(['Pending', 'Working']);

/** Whether the verification that a job waits for has ended, as far as the license tells. */
export function hasEnded(job: VerificationJob, license: LicenseLook, at: number): boolean {
  const { jobStatus, currentVerificationStatus, currentVerification } = license;
  if (jobStatus ? underWay.has(jobStatus) : underWay.has(currentVerificationStatus ?? '')) return false;
  const isOld = job.before !== undefined && currentVerification?.id === job.before;
  return !isOld || at - job.startedAt > patience;
}

/** Follows the running verifications until they end; one call looks at all of one provider. */
export function startPolling({ look, onEnd }: PollerSetup): () => void {
  return followJobs<VerificationJob>({
    store: verificationStore,
    group: ({ providerId }) => providerId,
    look: async (jobs) => {
      const licenses = await look(
        jobs[0]?.providerId ?? '',
        jobs.map(({ licenseId }) => licenseId),
      );
      return jobs.map((job) => {
        const license = licenses.find(({ id }) => id === job.licenseId);
        if (!license) return { state: 'gone', status: job.status };
        const { jobStatus, currentVerificationStatus } = license;
        return hasEnded(job, license, Date.now())
          ? { state: 'ended', status: currentVerificationStatus }
          : { state: 'running', status: jobStatus ?? currentVerificationStatus };
      });
    },
    onEnd,
  });
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
  verificationStore.add(
    licenses.map((license) => ({ ...license, startedAt, state: 'running' as const, status: 'Pending' })),
  );
}
