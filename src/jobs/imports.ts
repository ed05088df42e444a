import type { Details, ProfileImport } from '@/api/models';
import { invalidateAllButRows, showRecord } from '@/api/cached-lists';
import { exceptFor } from '@/api/invalidations';
import { getProfileImportOptions } from '@/api/operations.gen';
import { importFailure } from '@/lib/import-failure';
import { importSourceName } from '@/lib/import-words';
import { useStore } from '@/lib/store';
import { count, spellOut } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import { statusLook } from '@/ui/status-looks';
import { fewAtOnce, type Job, JobStore } from './job-store';
import type { JobUpdate, Polling } from './polling';

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

const underWay = new Set(['Pending', 'Working']);

/** Whether an import still runs; one that does not say how it stands is taken to. */
export function isImporting({ status }: Details<ProfileImport>): boolean {
  return !status || underWay.has(status);
}

/** What an import tells about the job that waits for it. */
export function updateOf(found: Details<ProfileImport>): JobUpdate<ImportJob> {
  const { status } = found;
  if (isImporting(found)) return { state: 'running', status: status ?? 'Working' };
  return { state: 'ended', status, failure: status === 'Failed' ? importFailure(found) : undefined };
}

/** Follows an import across navigation and reloads of this tab. One that has ended already is not followed. */
export function watchImport(found: Details<ProfileImport>, providerName?: string): void {
  const { id: importId, source, providerId } = found;
  const { state, status } = updateOf(found);
  if (!importId || state !== 'running') return;
  importStore.add([{ importId, providerId, source, providerName, startedAt: Date.now(), state, status }]);
}

export const importPolling: Polling<ImportJob> = {
  store: importStore,
  group: ({ importId }) => importId,
  // What it shows goes to the import's own page and its rows in lists too.
  read: (queryClient, jobs) =>
    Promise.all(
      jobs.map(async ({ importId }) => {
        const found = await queryClient.fetchQuery({
          ...getProfileImportOptions({ importId }),
          staleTime: 0,
        });
        showRecord(queryClient, '/providers/profiles/import', importId, found);
        return updateOf(found);
      }),
    ),
  // The import itself, the credentialing data that carry it (rules.md 17.6), the alert that it raises, and what webhooks are told.
  invalidate: (queryClient, ended) =>
    invalidateAllButRows(
      queryClient,
      ['Profile imports', 'Credentialing', 'Alerts', 'Webhooks', 'Event log'],
      exceptFor(
        ended.flatMap(({ state, importId }) =>
          state === 'ended' ? [getProfileImportOptions({ importId }).queryKey] : [],
        ),
      ),
    ),
  notices: importNotices,
};

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
