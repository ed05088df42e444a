import { useStore } from '@/lib/store';
import { JobStore, type Job } from './job-store';

export interface VerificationJob extends Job {
  providerId: string;
  licenseId: string;
  licenseNumber?: string | undefined;
  /** As people are called in lists: `Abara, Chidi`. */
  providerName?: string | undefined;
  /** The verification that was current when this one was asked for; while it still is, nothing has ended. */
  before?: string | undefined;
  /** Status of the license while it runs, of the verification once it ended. */
  status?: string | undefined;
}

export const verificationStore = new JobStore<VerificationJob>({
  name: 'verification-jobs',
  parts: ['providerId', 'licenseId'],
});

/** Every verification that was started in this tab and is still followed or ended lately, the newest first. */
export function useVerificationJobs(): readonly VerificationJob[] {
  return useStore(verificationStore.store);
}
