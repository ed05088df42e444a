import type { ProfileImport } from '@/api/models';
import { importFailure } from '@/lib/import-words';
import { importStore, type ImportJob } from './import-store';
import { followJobs, type Sight } from './job-poller';

interface ImportPollerSetup {
  /** Looks at one import. Throws what the call throws. */
  look(importId: string): Promise<ProfileImport>;
  /** Imports that ended in one round. */
  onEnd(jobs: readonly ImportJob[]): void;
}

const underWay = new Set(['Pending', 'Working']);

/** Whether an import still runs; one that does not say how it stands is taken to. */
export function isImporting({ status }: ProfileImport): boolean {
  return !status || underWay.has(status);
}

function sightOf(found: ProfileImport): Sight<ImportJob> {
  const { status } = found;
  if (isImporting(found)) return { state: 'running', status: status ?? 'Working' };
  return { state: 'ended', status, failure: status === 'Failed' ? importFailure(found) : undefined };
}

/** Follows the running imports until they end. */
export function startImportPolling({ look, onEnd }: ImportPollerSetup): () => void {
  return followJobs<ImportJob>({
    store: importStore,
    group: ({ importId }) => importId,
    look: (jobs) => Promise.all(jobs.map(async ({ importId }) => sightOf(await look(importId)))),
    onEnd,
  });
}

/** Follows an import across navigation and reloads of this tab. One that has ended already is not followed. */
export function watchImport(found: ProfileImport, providerName?: string): void {
  const { id: importId, source } = found;
  const { state, status } = sightOf(found);
  if (!importId || state !== 'running') return;
  importStore.add([{ importId, source, providerName, startedAt: Date.now(), state, status }]);
}
