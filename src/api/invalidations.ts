import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Tag, tagOfPath, type WriteOperation } from './operation-names.gen';
import type { AnyVariables, WrittenTo } from './query';

/** What a scan or an import of somebody would be asked with follows from what is known about them. */
const parameters = ['Datasets', 'Profile imports'] as const;
const providerInfo = ['Provider info', 'Providers', 'Credentialing', ...parameters] as const;
const license = ['Licenses', 'Providers', 'Credentialing', ...parameters] as const;
const monitor = ['Monitoring', 'Providers', 'Scans'] as const;
const facility = ['Facilities', 'Scans', 'Matches', 'Credentialing'] as const;
const facilityInfo = ['Facilities', 'Credentialing', ...parameters] as const;

/**
 * What each write makes stale, by the tags of the contract. The event log is not named: it tells of every write.
 * A write that is missing here does not compile.
 */
const invalidations = {
  // Nobody's screen shows them before the next sign-in.
  signInWithPassword: [],
  signInWithIdentityProvider: [],
  issueOAuthToken: [],
  requestPasswordReset: [],
  resetPassword: [],
  changePassword: ['Authentication'],
  invalidateAccessToken: ['Authentication'],
  invalidateAccessTokens: ['Authentication'],
  createOAuthClientSecret: ['Authentication'],
  deleteOAuthClientSecret: ['Authentication'],
  // Licenses, alerts, groups, scans and matches carry the provider; a deleted one takes its enrollments along. Who is active is
  // listed, and counted, by what is monitored.
  createProvider: ['Providers', 'Groups', 'Monitoring'],
  updateProvider: [
    'Providers',
    'Provider info',
    'Licenses',
    'Alerts',
    'Groups',
    'Credentialing',
    'Scans',
    'Matches',
    'Monitoring',
    ...parameters,
  ],
  deleteProvider: [
    'Providers',
    'Licenses',
    'Profile imports',
    'Alerts',
    'Groups',
    'Enrollments',
    'Monitoring',
    'Credentialing',
    'Scans',
    'Matches',
  ],
  createProviderNote: ['Notes'],
  replaceProviderNote: ['Notes'],
  deleteProviderNote: ['Notes'],
  // What is kept about a provider; the provider itself carries some of it.
  replacePortalLogin: providerInfo,
  updatePortalLogin: providerInfo,
  deletePortalLogin: providerInfo,
  replaceProviderAlias: providerInfo,
  deleteProviderAlias: providerInfo,
  createBoardCertification: providerInfo,
  updateBoardCertification: providerInfo,
  deleteBoardCertification: providerInfo,
  createCertificate: providerInfo,
  updateCertificate: providerInfo,
  deleteCertificate: providerInfo,
  createLiabilityInsurance: providerInfo,
  updateLiabilityInsurance: providerInfo,
  deleteLiabilityInsurance: providerInfo,
  createEducation: providerInfo,
  updateEducation: providerInfo,
  deleteEducation: providerInfo,
  createTraining: providerInfo,
  updateTraining: providerInfo,
  deleteTraining: providerInfo,
  createWorkHistory: providerInfo,
  updateWorkHistory: providerInfo,
  deleteWorkHistory: providerInfo,
  createProviderSpecialty: providerInfo,
  updateProviderSpecialty: providerInfo,
  deleteProviderSpecialty: providerInfo,
  createHospitalAffiliation: providerInfo,
  updateHospitalAffiliation: providerInfo,
  deleteHospitalAffiliation: providerInfo,
  createDeaRegistration: providerInfo,
  createProviderAddress: providerInfo,
  createProviderAlias: providerInfo,
  createProviderEmail: providerInfo,
  createMedicaidEnrollment: providerInfo,
  updateDeaRegistration: providerInfo,
  deleteDeaRegistration: providerInfo,
  replaceProviderAddress: providerInfo,
  deleteProviderAddress: providerInfo,
  replaceProviderEmail: providerInfo,
  deleteProviderEmail: providerInfo,
  updateMedicaidEnrollment: providerInfo,
  deleteMedicaidEnrollment: providerInfo,
  // Counts and lists of providers filter by the status of their licenses.
  attachLicense: license,
  updateLicense: license,
  verifyLicense: license,
  verifyLicenses: license,
  detachLicense: [...license, 'Alerts', 'Monitoring', 'Files'],
  resolveLicenseVerification: [...license, 'Alerts', 'Notes'],
  // A scan that ended, or a decision, shows in credentialing data; a new record of a dataset in nothing before a scan.
  uploadDataset: ['Datasets'],
  createDatasetScan: ['Scans', 'Credentialing'],
  // An answer makes the matches before it old, moves the monitor behind it on, and is told to webhooks.
  refreshDatasetScan: ['Scans', 'Matches', 'Monitoring', 'Webhooks', 'Credentialing'],
  resolveDatasetMatch: ['Matches', 'Scans', 'Credentialing'],
  // Lists and counts of providers filter by who is monitored; a monitor of NPDB begins a scan. A license that it verifies
  // at once is read by who follows that.
  createMonitor: monitor,
  createSanctionsMonitors: monitor,
  updateMonitor: monitor,
  deleteMonitor: monitor,
  // A dismissal leaves a note with the provider.
  dismissAlert: ['Alerts', 'Notes'],
  createWebhook: ['Webhooks'],
  updateWebhook: ['Webhooks'],
  deleteWebhook: ['Webhooks'],
  // A facility's name shows wherever it is listed, and what counts for its specialties may be held by one above it.
  createFacility: facility,
  updateFacility: facility,
  createFacilitySpecialty: ['Facilities', 'Credentialing'],
  updateFacilitySpecialty: ['Facilities', 'Credentialing'],
  deleteFacilitySpecialty: ['Facilities', 'Credentialing'],
  createFacilityNpi: facilityInfo,
  updateFacilityNpi: facilityInfo,
  deleteFacilityNpi: facilityInfo,
  createFacilityDea: facilityInfo,
  updateFacilityDea: facilityInfo,
  deleteFacilityDea: facilityInfo,
  createFacilityLiabilityInsurance: facilityInfo,
  updateFacilityLiabilityInsurance: facilityInfo,
  deleteFacilityLiabilityInsurance: facilityInfo,
  createFacilityLicense: facilityInfo,
  updateFacilityLicense: facilityInfo,
  deleteFacilityLicense: facilityInfo,
  createFacilityAccreditation: facilityInfo,
  updateFacilityAccreditation: facilityInfo,
  deleteFacilityAccreditation: facilityInfo,
  createFacilityCmsCertification: facilityInfo,
  updateFacilityCmsCertification: facilityInfo,
  deleteFacilityCmsCertification: facilityInfo,
  createFacilityMedicareEnrollment: facilityInfo,
  updateFacilityMedicareEnrollment: facilityInfo,
  deleteFacilityMedicareEnrollment: facilityInfo,
  // Enrollments carry their group and their plan, plans carry their payer.
  createGroup: ['Groups'],
  updateGroup: ['Groups', 'Enrollments'],
  deleteGroup: ['Groups', 'Enrollments', 'Payers'],
  updateGroupProviders: ['Groups'],
  updateGroupPayerPlans: ['Payers'],
  createPayer: ['Payers'],
  updatePayer: ['Payers', 'Enrollments'],
  deletePayer: ['Payers'],
  createPayerPlan: ['Payers'],
  updatePayerPlan: ['Payers', 'Enrollments'],
  deletePayerPlan: ['Payers'],
  createProviderEnrollment: ['Enrollments'],
  updateProviderEnrollment: ['Enrollments'],
  deleteProviderEnrollment: ['Enrollments'],
  // A request that is completed gives its provider or facility a status; every event is told to webhooks.
  createProfileImport: ['Profile imports'],
  createCredentialingRequest: ['Credentialing', 'Providers', 'Webhooks'],
  // Who is due for recredentialing is listed with the request under way.
  updateCredentialingRequest: ['Credentialing', 'Providers'],
  createCredentialingRequestEvent: ['Credentialing', 'Providers', 'Facilities', 'Webhooks'],
  replaceCredentialingRequestChecklist: ['Credentialing'],
  // What is held about somebody includes the files.
  uploadFile: ['Files', 'Credentialing'],
  replaceFile: ['Files', 'Credentialing'],
  deleteFile: ['Files', 'Credentialing'],
  // Machine to machine: only the event log tells of it.
  receiveApplicantTrackerWebhook: [],
  requestCrmDocument: [],
} satisfies Record<WriteOperation, readonly Tag[]>;

/**
 * Takes a write that succeeded into the cache: shows the record as it was answered, removes what was deleted, and
 * invalidates what the write made stale. Carried out for every mutation of `useWrite`; bulk work calls
 * `invalidateAfterBulk` once at its end instead.
 */
export function applyWrite(
  queryClient: QueryClient,
  written: WrittenTo,
  variables: AnyVariables,
  answer: unknown,
): void {
  const { id, method, path, recordPath } = written;
  const { query: _query, body: _body, about: _about, ...record } = variables;
  if (method === 'DELETE') {
    removeDeleted(queryClient, record);
    void invalidateAfter(queryClient, id, (query) => !isAbout(query, record));
    return;
  }
  if (id === 'verifyLicense' || id === 'verifyLicenses') {
    // Nothing has come of it yet, and who follows it reads no sooner than after 2 seconds (rules.md 5.2).
    showQueued(queryClient, record, variables);
    void invalidateTags(queryClient, ['Event log']);
    return;
  }
  const shown =
    method !== 'POST'
      ? showChanged(queryClient, recordPath ?? path, record, variables, answer)
      : recordPath
        ? showMade(queryClient, recordPath, record, answer)
        : [];
  // What the service still works on has said how it stands; it too is read again by who follows it.
  void invalidateAfter(queryClient, id, isUnderWay(answer) ? exceptFor(shown) : undefined);
}

/** Of an invalidation, all queries but those under these keys: they are as new as can be. */
export function exceptFor(keys: readonly QueryKey[]): (query: Query) => boolean {
  const hashes = new Set(keys.map((key) => hashKey(key)));
  return ({ queryHash }) => !hashes.has(queryHash);
}

/** Whether the service has work to do for what it answered, or is at it. */
function isUnderWay(answer: unknown): boolean {
  const { jobStatus, status } = (answer ?? {}) as { jobStatus?: unknown; status?: unknown };
  return ['Pending', 'Working'].includes(String(jobStatus ?? status));
}

/** Invalidates what a write makes stale, where `isWanted` says so; settles once what is on screen is refetched. */
export function invalidateAfter(
  queryClient: QueryClient,
  id: WriteOperation,
  isWanted?: (query: Query) => boolean,
): Promise<void> {
  return invalidateTags(queryClient, staleAfter(id), isWanted);
}

/** The tags of what a write makes stale. */
export const staleAfter = (id: WriteOperation): Tag[] => [...invalidations[id], 'Event log'];

/** Invalidates everything that was read under these tags, where `isWanted` says so; settles as `invalidateAfter` does. */
export async function invalidateTags(
  queryClient: QueryClient,
  tags: readonly Tag[],
  isWanted: (query: Query) => boolean = () => true,
): Promise<void> {
  const predicate = (query: Query) => isOneOf(tags, query) && isWanted(query);
  // A fetch under way is cancelled and made anew, but for the first of a query, which goes on (its `cancelRefetch` is for
  // queries with data). The service may have answered it before the write.
  const first = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate })
    .filter(({ state }) => state.data === undefined);
  await queryClient.invalidateQueries({ predicate });
  if (first.length === 0) return;
  await Promise.allSettled(first.map(({ promise }) => promise));
  // One that failed is asked for again by whoever looks at it.
  await queryClient.invalidateQueries({
    predicate: (query) => first.includes(query) && query.state.data !== undefined,
  });
}

/** Whether a query was read under one of these tags. */
export function isOneOf(tags: readonly Tag[], { queryKey: [path] }: Query): boolean {
  const tag = tagOfPath[String(path)];
  return tag !== undefined && tags.includes(tag);
}

/**
 * What is still on screen of a deleted record stays until its page is left; asked for again it would only be 404. Then it
 * goes too, or the way back would show the record as it was.
 */
function removeDeleted(queryClient: QueryClient, record: object): void {
  const cache = queryClient.getQueryCache();
  const predicate = (query: Query) => isAbout(query, record);
  queryClient.removeQueries({ predicate, type: 'inactive' });
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0 || !predicate(query)) return;
    cache.remove(query);
    if (cache.findAll({ predicate }).length === 0) stop();
  });
  if (cache.findAll({ predicate }).length === 0) stop();
}

/** Whether a query asks about this record, by the parameters that name it. */
function isAbout({ queryKey: [, params] }: Query, record: object): boolean {
  if (typeof params !== 'object' || params === null) return false;
  return Object.entries(record).every(([name, value]) => (params as Record<string, unknown>)[name] === value);
}

/**
 * So that the page of a new record opens without waiting; a list that comes whole shows a license that is verified for the
 * first time as well. Gives the keys of what shows it as it was answered.
 */
function showMade(queryClient: QueryClient, recordPath: string, parent: object, answer: unknown): QueryKey[] {
  const id = (answer as { id?: string } | undefined)?.id;
  const name = /\{(\w+)\}$/.exec(recordPath)?.[1];
  if (!id || !name) return [];
  const key = [recordPath, { ...parent, [name]: id }];
  queryClient.setQueryData(key, answer);
  if (recordPath !== licensePath || !isUnderWay(answer)) return [key];
  const listKey = [licensesPath, parent];
  const list = queryClient.setQueryData(
    listKey,
    // It is there already where the list was read anew since.
    (before: readonly { id?: string }[] | undefined) =>
      before && [...before.filter((one) => one.id !== id), answer],
  );
  return list ? [key, listKey] : [key];
}

const licensesPath = '/providers/{providerId}/licenses';
const licensePath = `${licensesPath}/{licenseId}`;

const asQueued = (license: object) => ({ ...license, jobStatus: 'Pending' });

/**
 * Shows licenses as waiting for the verification that the service has just taken on. One that was read with the others of
 * its provider gets an entry of its own, or the way to its page would ask the service at once.
 */
function showQueued(queryClient: QueryClient, record: object, variables: object): void {
  const { licenseId, body } = variables as { licenseId?: string; body?: readonly string[] };
  const queued = new Set(body ?? (licenseId ? [licenseId] : []));
  const { providerId } = record as { providerId?: string };
  const listKey = [licensesPath, { providerId }];
  // A read that is on its way was answered before the service took it on.
  for (const queryKey of [listKey, ...[...queued].map((id) => [licensePath, { providerId, licenseId: id }])])
    void queryClient.cancelQueries({
      queryKey,
      exact: true,
      predicate: ({ state }) => state.data !== undefined,
    });
  const list = queryClient.getQueryData<readonly { id?: string }[]>(listKey);
  queryClient.setQueryData(
    listKey,
    list?.map((license) => (license.id && queued.has(license.id) ? asQueued(license) : license)),
  );
  for (const id of queued) {
    queryClient.setQueryData([licensePath, { providerId, licenseId: id }], (before: object | undefined) => {
      const known = before ?? list?.find((license) => license.id === id);
      return known && asQueued(known);
    });
  }
}

/** Whether a query is a plain read of a path, no list of several pages. */
const isRead = (path: string, { queryKey }: Query) => queryKey[0] === path && queryKey.length === 2;

/**
 * The answer to a change may leave out what the answer to a read has; what was emptied is not in it either. Gives the keys
 * of what shows it where it may be under way.
 */
function showChanged(
  queryClient: QueryClient,
  path: string,
  record: object,
  variables: { body?: object },
  answer: unknown,
): QueryKey[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const shown = queryClient.setQueriesData(
    { predicate: (query) => isRead(path, query) && isAbout(query, record) },
    (before: object | undefined) => before && { ...before, ...emptiedBy(variables.body), ...answer },
  );
  // The only record that the service works on and that can be changed meanwhile.
  return path === licensePath ? shown.map(([key]) => key) : [];
}

/** What a change emptied, as it is in a record then: `providerTypeId: null` takes the `providerType` along. */
export function emptiedBy(body: object = {}): Record<string, undefined> {
  const emptied = Object.keys(body).filter((name) => body[name as keyof typeof body] === null);
  return Object.fromEntries(
    emptied.flatMap((name) => [name, name.replace(/Id$/, '')]).map((name) => [name, undefined]),
  );
}
