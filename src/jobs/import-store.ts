import { useStore } from '@/lib/store';
import { JobStore, type Job } from './job-store';

export interface ImportJob extends Job {
  importId: string;
  source?: string | undefined;
  /** Whose profile it is, as sentences call them: `Chidi Abara`. */
  providerName?: string | undefined;
  /** Why it failed, in words. */
  failure?: string | undefined;
}

export const importStore = new JobStore<ImportJob>({ name: 'import-jobs', parts: ['importId'] });

/** Every import that was started in this tab and is still followed or ended lately, the newest first. */
export function useImportJobs(): readonly ImportJob[] {
  return useStore(importStore.store);
}
