import { isWorking, useBulkJobs } from '@/jobs/bulk';
import { createStore, useStore } from '@/lib/store';
import { count, formatNumber } from '@/lib/words';

/** One of what is signed off in one go, by which that work is found among all that is under way in this tab. */
export const cleanFile = { one: 'clean file', many: 'clean files' } as const;

/** The day of the decisions that are signed off at present, `YYYY-MM-DD`. */
export const signOffDay = createStore<string | undefined>(undefined);

/**
 * How far clean files are signed off for a day, `YYYY-MM-DD`: `12 of 20 clean files signed off so far`; undefined where nobody does
 * that here now.
 */
export function useSigningOff(day: string): string | undefined {
  const of = useStore(signOffDay);
  const job = useBulkJobs().find((one) => one.one === cleanFile.one && isWorking(one));
  if (!job || of !== day) return undefined;
  const total = job.total ?? job.collected;
  return `${formatNumber(job.done)} of ${count(total, cleanFile.one, cleanFile.many)} signed off so far`;
}
