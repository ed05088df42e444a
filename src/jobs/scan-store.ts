import { useStore } from '@/lib/store';
import { JobStore, type Job } from './job-store';

export interface ScanJob extends Job {
  scanId: string;
  datasetType?: string | undefined;
  /** Who or what was scanned, as lists call them: `Abara, Chidi`. */
  entityName?: string | undefined;
  /** Why it failed, in words. */
  failure?: string | undefined;
  /** Matches it found; once it has ended. */
  matches?: number | undefined;
  /** Those of them that wait for a decision. */
  toDecide?: number | undefined;
}

export const scanStore = new JobStore<ScanJob>({ name: 'scan-jobs', parts: ['scanId'] });

/** Every scan that was started in this tab and is still followed or ended lately, the newest first. */
export function useScanJobs(): readonly ScanJob[] {
  return useStore(scanStore.store);
}
