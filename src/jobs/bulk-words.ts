import { count, formatNumber } from '@/lib/words';
import type { BulkJob } from './bulk-run';

/** How many items are over: done, left as they were, or failed. */
export const settledOf = ({ done, unchanged, failures }: BulkJob): number =>
  done + unchanged + failures.length;

/** How many items are not begun. */
export const leftOver = (job: BulkJob): number => Math.max(0, (job.total ?? 0) - settledOf(job));

/** How many were left as they were, where any were: `2 left as they were`. */
export const unchangedWords = ({ unchanged }: Pick<BulkJob, 'unchanged'>): string[] =>
  unchanged > 0 ? [count(unchanged, 'left as it was', 'left as they were')] : [];

/** The same after how many are done: `18 done, 2 left as they were`. */
export const doneWords = (job: Pick<BulkJob, 'done' | 'unchanged'>): string =>
  [`${formatNumber(job.done)} done`, ...unchangedWords(job)].join(', ');

/** What went wrong, by whether it is certain: `3 failed`, `1 may be done`. `more` have failed besides. */
export function failureWords({ failures }: Pick<BulkJob, 'failures'>, more = 0): string[] {
  const unknown = failures.filter(({ isUnknown }) => isUnknown).length;
  const failed = failures.length - unknown + more;
  return [
    ...(failed > 0 ? [`${formatNumber(failed)} failed`] : []),
    ...(unknown > 0 ? [`${formatNumber(unknown)} may be done`] : []),
  ];
}

/** What became of it: `309 done, 2 left as they were, 3 failed, 12 not begun`. */
export function outcomeWords(job: BulkJob): string {
  if (job.phase === 'failed') return `the ${job.many} could not be read`;
  const left = leftOver(job);
  return `${doneWords(job)}${failureWords(job)
    .map((words) => `, ${words}`)
    .join('')}${left > 0 ? `, ${formatNumber(left)} not begun` : ''}`;
}
