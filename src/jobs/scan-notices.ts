import { datasetName } from '@/lib/dataset-names';
import { count, spellOut } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import { statusLook } from '@/ui/status-looks';
import type { ScanJob } from './scan-store';
import { fewAtOnce } from './tellable';

/** What to tell when scans ended: each with where to look, or all together when they are many. */
export function scanNotices(ended: readonly ScanJob[]): Notice[] {
  return ended.length > fewAtOnce ? [together(ended)] : ended.map(single);
}

function single(job: ScanJob): Notice {
  const dataset = job.datasetType ? `: ${datasetName(job.datasetType)}` : '';
  const id = `scan-${job.scanId}`;
  if (job.state === 'gone') {
    return {
      id,
      tone: 'neutral',
      title: `Scan is gone${dataset}`,
      message: 'It, or what it was about, was deleted while it ran.',
    };
  }
  return {
    id,
    tone: job.toDecide ? 'warning' : job.status ? statusLook('scan', job.status).tone : 'neutral',
    title: `Scan ${spellOut(job.status ?? 'Ended').toLowerCase()}${dataset}`,
    message: [job.entityName, foundWords(job)].filter(Boolean).join(': '),
    link: scanLink(job),
  };
}

export function scanLink({ scanId }: ScanJob): { to: string; params: Record<string, string>; label: string } {
  return { to: '/scans/$scanId', params: { scanId }, label: 'Open scan' };
}

/** What came of an ended scan: `2 matches, 1 to decide`, or why it failed. */
export function foundWords({ status, failure, matches = 0, toDecide = 0 }: ScanJob): string {
  if (status === 'Failed') return failure ?? 'it could not be carried out';
  if (matches === 0) return 'no match';
  return `${count(matches, 'match')}, ${toDecide === 0 ? 'nothing' : toDecide} to decide`;
}

function together(ended: readonly ScanJob[]): Notice {
  const toDecide = ended.reduce((sum, job) => sum + (job.toDecide ?? 0), 0);
  const failed = ended.filter((job) => job.status === 'Failed').length;
  const gone = ended.filter((job) => job.state === 'gone').length;
  return {
    tone: toDecide > 0 ? 'warning' : failed > 0 ? 'error' : 'success',
    title: `${count(ended.length, 'scan')} ended`,
    message: [
      toDecide === 0 ? 'no match to decide' : `${count(toDecide, 'match')} to decide`,
      failed > 0 && `${failed} failed`,
      gone > 0 && `${gone} gone`,
    ]
      .filter(Boolean)
      .join(', '),
    link: toDecide > 0 ? { to: '/matches', label: 'Open matches' } : { to: '/scans', label: 'Open scans' },
  };
}
