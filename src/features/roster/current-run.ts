import type { QueryClient } from '@tanstack/react-query';
import {
  listProviderTypesOptions,
  listTaxonomiesAllOptions,
  listTaxonomyGroupsAllOptions,
} from '@/api/operations.gen';
import { session } from '@/api/session';
import { everyFacilityOptions } from '@/records/facility-choices';
import { allLicenseTypesOptions } from '@/features/licenses/list';
import { startBulk } from '@/jobs/bulk';
import { newBatch } from '@/jobs/verification-batches';
import { createStore, useStore } from '@/lib/store';
import { facilityRoster, facilitiesOnFile } from './facility-roster';
import { forgetRun, keepRun, keptRun, wasInterrupted } from './kept-run';
import type { KeptRun } from './model/run';
import type { RosterKind } from './model/kind';
import { providersOnFile } from './provider-on-file';
import { providerRoster } from './provider-roster';
import { rosterTask } from './run';

export type RosterName = RosterKind['name'];

/** A roster that is imported, or was: its job in the activity list. */
interface CurrentRun {
  name: RosterName;
  jobId: string;
  /** The job that takes it back. */
  undoJobId: string;
}

/** Empty where this page has begun none; another object after one is left, so that its screen is rendered again. */
const current = createStore<Partial<CurrentRun>>({});

session.onEnd(leaveRoster);

/** The job that imports a roster of this kind, where this page has begun one. */
export function useCurrentJob(name: RosterName): string | undefined {
  const run = useStore(current);
  return run.name === name ? run.jobId : undefined;
}

/** The job that takes the import of a roster of this kind back, where this page has begun one. */
export function useUndoJob(name: RosterName): string | undefined {
  const run = useStore(current);
  return run.name === name ? run.undoJobId : undefined;
}

/** Notes the job that takes an import back: another one of it is not begun meanwhile. */
export function noteUndo(name: RosterName, undoJobId: string): void {
  const run = current.get();
  current.set({ ...(run.name === name && run), name, undoJobId });
}

/** Where who of a roster is there already is looked up. */
export const sourceOf = (name: RosterName) => (name === 'providers' ? providersOnFile : facilitiesOnFile);

/** A kind with all that its cells are read by. Throws `ApiError`. */
export async function readKind(name: RosterName, queryClient: QueryClient): Promise<RosterKind> {
  if (name === 'facilities')
    return facilityRoster(await queryClient.fetchQuery(everyFacilityOptions()), queryClient);
  const [providerTypes, licenseTypes, taxonomies, taxonomyGroups] = await Promise.all([
    queryClient.fetchQuery(listProviderTypesOptions()),
    queryClient.fetchQuery(allLicenseTypesOptions()),
    queryClient.fetchQuery(listTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' })),
    queryClient.fetchQuery(listTaxonomyGroupsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' })),
  ]);
  return providerRoster({ providerTypes, licenseTypes, taxonomies, taxonomyGroups, queryClient });
}

/** Begins an import, or goes on with one that was kept. */
export function startRoster(kind: RosterKind, run: KeptRun, queryClient: QueryClient): void {
  const jobId = startBulk(
    rosterTask({ kind, source: sourceOf(kind.name), run, queryClient, batch: newBatch() }),
  );
  current.set({ name: kind.name, jobId });
}

/** Keeps what is to be imported, and begins. */
export async function importRoster(
  kind: RosterKind,
  run: Pick<KeptRun, 'file' | 'rows' | 'left' | 'columnsLeft'>,
  queryClient: QueryClient,
): Promise<void> {
  startRoster(kind, await keepRun({ kind: kind.name, ...run }), queryClient);
}

/** Goes on with what an earlier page of this tab left in the middle. */
export async function goOnWithRoster(queryClient: QueryClient): Promise<void> {
  const run = wasInterrupted() ? await keptRun() : undefined;
  if (!run || current.get().jobId) return;
  startRoster(await readKind(run.kind, queryClient), run, queryClient);
}

/** Leaves what came of the last import, for another one. */
export function leaveRoster(): void {
  forgetRun();
  current.set({});
}
