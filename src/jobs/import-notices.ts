import { importSourceName } from '@/lib/import-words';
import { count, spellOut } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import { statusLook } from '@/ui/status-looks';
import type { ImportJob } from './import-store';
import { fewAtOnce } from './tellable';

/** What to tell when imports ended: each with where to look, or all together when they are many. */
export function importNotices(ended: readonly ImportJob[]): Notice[] {
  return ended.length > fewAtOnce ? [together(ended)] : ended.map(single);
}

function single(job: ImportJob): Notice {
  const source = job.source ? `: ${importSourceName(job.source)}` : '';
  const id = `import-${job.importId}`;
  if (job.state === 'gone') {
    return {
      id,
      tone: 'neutral',
      title: `Import is gone${source}`,
      message: 'It, or the provider it was about, was deleted while it ran.',
    };
  }
  return {
    id,
    tone: job.status ? statusLook('import', job.status).tone : 'neutral',
    title: `Import ${spellOut(job.status ?? 'Ended').toLowerCase()}${source}`,
    message: [job.providerName, job.failure].filter(Boolean).join(': '),
    link: importLink(job),
  };
}

export function importLink({ importId }: ImportJob) {
  return { to: '/imports/$importId', params: { importId }, label: 'Open import' } as const;
}

function together(ended: readonly ImportJob[]): Notice {
  const of = (status: string) => ended.filter((job) => job.status === status).length;
  const [completed, failed] = [of('Completed'), of('Failed')];
  const gone = ended.filter((job) => job.state === 'gone').length;
  return {
    tone: failed > 0 ? 'error' : 'success',
    title: `${count(ended.length, 'import')} ended`,
    message: [`${completed} completed`, failed > 0 && `${failed} failed`, gone > 0 && `${gone} gone`]
      .filter(Boolean)
      .join(', '),
    link: { to: '/imports', label: 'Open imports' },
  };
}
