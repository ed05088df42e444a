import { describeError } from '@/api/errors';
import type { Facility, ProfileImport, Provider } from '@/api/models';
import {
  listDatasetMatchesPages,
  listFacilitiesPages,
  listProfileImportsPages,
  listProviderLicensesPages,
  listProvidersPages,
} from '@/api/operations.gen';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { datedAttestation, datedDea, datedInState, datedLicense } from '@/domain/expirable-facts';
import type { ExpirableKind } from '@/domain/expirable-kinds';
import type { Dated, ExpirableOwner } from '@/domain/expirables';
import { instant, localDay } from '@/lib/dates';
import { stateCode } from '@/lib/states';
import { facilityName, personName, textOf } from '@/lib/words';
import type { KeptOwner, Lack } from './kept';

/** How a list is asked: by whom each request is carried out, and what ends it. */
export interface Asking {
  signal: AbortSignal;
  ask: <T>(task: () => Promise<T>) => Promise<T>;
  onWait: (ms: number | undefined) => void;
}

/** An order in which nobody moves to another page while they are read. */
const byId = { sortedBy: 'Id', sortDirection: 'Asc' } as const;

/** What the list of attestations is called where it could not be read. */
export const attestationsList = 'Attestations';

/** Profiles are long: a page of them holds fewer than the service would give. */
const profilesInPage = 50;

/** What happened before a list was read may come into it a moment later, in milliseconds. */
const lateness = 60_000;

function pagesOf<T>(fetchPage: FetchPage<T>, { signal, ask, onWait }: Asking) {
  return fetchAllPages<T>({
    fetchPage: (cursor, sent) => ask(() => fetchPage(cursor, sent)),
    signal,
    onProgress: ({ waitingMs }) => onWait(waitingMs),
  });
}

const ofProvider = (provider: Provider): ExpirableOwner => ({
  kind: 'provider',
  id: provider.id,
  name: personName(provider),
  type: textOf(provider.providerType?.name),
  state: stateCode(provider.primaryPracticeState) ?? '',
});

const ofFacility = (facility: Facility): ExpirableOwner => ({
  kind: 'facility',
  id: facility.id,
  name: facilityName(facility),
  type: '',
  state: stateCode(facility.state) ?? '',
});

/** Every active provider. Throws `ApiError`. */
export async function readProviders(asking: Asking): Promise<ExpirableOwner[]> {
  const all: ExpirableOwner[] = [];
  for await (const page of pagesOf(listProvidersPages({ deactivated: false, ...byId }), asking))
    all.push(...page.map(ofProvider));
  return all;
}

/** Every active facility; none for a role that does not see them. Throws `ApiError`. */
export async function readFacilities(asking: Asking): Promise<ExpirableOwner[]> {
  if (readBlocked(currentUser(), 'Facilities')) return [];
  const all: ExpirableOwner[] = [];
  for await (const page of pagesOf(listFacilitiesPages({ deactivated: false, ...byId }), asking))
    all.push(...page.map(ofFacility));
  return all;
}

type ByOwner = Map<string, Dated[]>;

function put(all: ByOwner, ownerId: string | undefined, records: readonly Dated[]): void {
  if (!ownerId) return;
  const before = all.get(ownerId);
  if (before) before.push(...records);
  else all.set(ownerId, [...records]);
}

async function addLicenses(all: ByOwner, asking: Asking): Promise<void> {
  const list = listProviderLicensesPages({
    providerDeactivated: false,
    sortedBy: 'LicenseExpirationDate',
    sortDirection: 'Asc',
  });
  for await (const page of pagesOf(list, asking))
    for (const row of page) put(all, row.license?.providerId ?? row.provider?.id, datedLicense(row));
}

async function addRegistrations(all: ByOwner, asking: Asking): Promise<void> {
  const today = localDay();
  const list = listDatasetMatchesPages({ types: ['Dea'], userActionNeeded: false, ...byId });
  for await (const page of pagesOf(list, asking))
    for (const match of page)
      put(all, match.scan?.providerId ?? match.scan?.facilityId, datedDea(match, today));
}

/** The newest come first, so that those that were read before are not read again. */
const newestProfiles = {
  source: 'Portal',
  status: 'Completed',
  sortedBy: 'Completed',
  sortDirection: 'Desc',
  count: profilesInPage,
} as const;

/**
 * The attestations of these owners, down to those that were read before. `strangers` were not among the owners then, as who was
 * deactivated was not: of each of them all are read.
 */
async function addAttestations(
  all: ByOwner,
  owners: ReadonlyMap<string, ExpirableOwner>,
  { before, strangers }: { before: number | undefined; strangers: readonly string[] },
  asking: Asking,
): Promise<void> {
  const read = new Set<string>();
  const add = (page: readonly ProfileImport[]) => {
    for (const one of page) {
      if (!one.providerId || read.has(one.id)) continue;
      read.add(one.id);
      put(all, one.providerId, datedAttestation(one, owners.get(one.providerId)?.state ?? ''));
    }
  };
  const known = before === undefined ? -Infinity : before - lateness;
  for await (const page of pagesOf(listProfileImportsPages(newestProfiles), asking)) {
    add(page);
    if (page.every(({ completed }) => (instant(completed) ?? Infinity) < known)) break;
  }
  if (before === undefined) return;
  for (const providerId of strangers)
    // oxlint-disable-next-line no-await-in-loop -- they are few, and other lists are read beside them
    for await (const page of pagesOf(listProfileImportsPages({ ...newestProfiles, providerId }), asking))
      add(page);
}

/**
 * What the lists tell of these owners: licenses, DEA registrations as the registry has them, attestations. Of a list that cannot
 * be read, and of attestations that were read before, what `before` holds stays. `since` is when attestations were read before, in
 * milliseconds; undefined where they are all to be read.
 */
export async function readLists(
  owners: readonly ExpirableOwner[],
  before: ReadonlyMap<string, KeptOwner>,
  since: number | undefined,
  asking: Asking,
): Promise<{ listed: ByOwner; lacks: Lack[] }> {
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
  const listed: ByOwner = new Map();
  const lacks: Lack[] = [];
  const keep = (kinds: readonly ExpirableKind[], isNew: (one: Dated, id: string) => boolean) => {
    for (const [id, kept] of before)
      put(
        listed,
        id,
        kept.listed
          .filter((one) => kinds.includes(one.kind) && isNew(one, id))
          .map((one) => datedInState(one, ownerOf.get(id)?.state ?? '')),
      );
  };
  async function add(what: string, kinds: readonly ExpirableKind[], read: (all: ByOwner) => Promise<void>) {
    const all: ByOwner = new Map();
    try {
      await read(all);
      for (const [id, records] of all) put(listed, id, records);
    } catch (error) {
      if (asking.signal.aborted) throw error;
      lacks.push({ what, reason: describeError(error).title });
      keep(kinds, () => true);
    }
  }
  await Promise.all([
    add('Licenses', ['License', 'Cds'], (all) => addLicenses(all, asking)),
    add('DEA registrations', ['Dea'], (all) => addRegistrations(all, asking)),
    add(attestationsList, ['Attestation'], async (all) => {
      const strangers = owners.flatMap(({ kind, id }) =>
        kind === 'provider' && !before.has(id) ? [id] : [],
      );
      await addAttestations(all, ownerOf, { before: since, strangers }, asking);
      const read = new Set([...all.values()].flat().map(({ id }) => id));
      keep(['Attestation'], ({ id }) => !read.has(id));
    }),
  ]);
  return { listed, lacks };
}
