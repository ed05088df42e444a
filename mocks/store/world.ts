import type { Clock } from './clock';
import type { Definitions } from './definitions';
import { Collection, type Change } from './collection';
import type { Ids } from './ids';
import { relevanceKey } from './relevance';
import type { JobRecord } from './job-records';
import type {
  AccessTokenRecord,
  AlertRecord,
  ClientSecretRecord,
  CredentialingRequestRecord,
  DatasetUploadRecord,
  EnrollmentRecord,
  EventRecord,
  FacilityInfoRecord,
  FacilityRecord,
  FacilitySpecialtyRecord,
  FileRecord,
  GroupRecord,
  ImportRecord,
  LicenseRecord,
  MatchRecord,
  MonitorRecord,
  NoteRecord,
  PayerPlanRecord,
  PayerRecord,
  ProviderInfoRecord,
  ProviderRecord,
  ScanRecord,
  SourceRecord,
  UploadRecord,
  User,
  VerificationRecord,
  VersionRecord,
  WebhookLogRecord,
  WebhookRecord,
} from './records';

export type * from './records';
export type * from './job-records';

export interface WorldOptions {
  seed?: number;
  /** How many providers there are before anybody adds one. */
  size?: number;
  /** The instant, in milliseconds, that generated dates are relative to. */
  epoch?: number;
  /** Whether the first records of each kind are what real data are at their worst. */
  edgeCases?: boolean;
  /** Whether the team has worked in the console before: it then has follow-ups, notes that name somebody and letters. */
  teamwork?: boolean;
  clock?: Clock;
  /** A world that nobody changes: what it has generated is taken over instead of generated again, where it is the same. */
  original?: World;
  /** Tells the tabs of one demo apart in the ids that they make. */
  owner?: number;
}

/** What changed, by collection; plain JSON, for storage and for other tabs. */
export type WorldChanges = Partial<Record<CollectionName, Change<{ id: string }>[]>>;

export type CollectionName = keyof ReturnType<typeof collections>;

/** What a world begins with: definitions, and for some collections how their records are made. */
export interface Generated {
  definitions(): Definitions;
  records(world: World): { [Name in CollectionName]?: () => Iterable<ReturnType<World[Name]['put']>> };
}

const byText = (text: string | undefined) => text?.toLowerCase();

/** The names by which lists of other records are ordered by their provider. */
export const namesOfProvider = ['ProviderFirstName', 'ProviderLastName'];

const lastName = ({ lastName: name }: ProviderRecord) => byText(name);
const firstName = ({ firstName: name }: ProviderRecord) => byText(name);
const last = ({ licenseNumber }: LicenseRecord) => byText(licenseNumber) ?? '';

/** The collections of a world, empty. */
export function collections() {
  const providers = new Collection<ProviderRecord>({
    indexes: { npi: (provider) => provider.npi?.toString() },
    sorts: {
      LastName: { by: [lastName, firstName] },
      FirstName: { by: [firstName, lastName] },
      CredentialingStatus: (provider) => byText(provider.credentialingStatus),
      CredentialedDate: (provider) => provider.credentialedDate,
    },
  });
  type OfProvider = { providerId?: string | undefined };
  // What belongs to one provider stands together, also among namesakes.
  const ofProvider = { others: providers, id: ({ providerId }: OfProvider) => providerId };
  const byLastName = { ...ofProvider, sort: 'LastName' };
  const byFirstName = { ...ofProvider, sort: 'FirstName' };
  const licenses = new Collection<LicenseRecord>({
    indexes: {
      providerId: (license) => license.providerId,
      number: (license) => license.licenseNumber.toUpperCase(),
    },
    sorts: {
      ProviderFirstName: { ...byFirstName, last },
      ProviderLastName: { ...byLastName, last },
      LicenseState: (license) => license.state,
      LicenseExpirationDate: (license) => license.expiryDate,
    },
  });
  const facilities = new Collection<FacilityRecord>({
    sorts: {
      Name: { by: [({ name }) => byText(name), ({ city }) => byText(city), ({ state }) => byText(state)] },
    },
  });
  type OfFacility = { facilityId?: string | undefined };
  const byFacility = { others: facilities, id: ({ facilityId }: OfFacility) => facilityId, sort: 'Name' };
  const scans = new Collection<ScanRecord>({
    indexes: { entityId: (scan) => scan.providerId ?? scan.facilityId },
    sorts: {
      Started: (scan) => scan.started,
      Completed: (scan) => scan.completed,
      Type: (scan) => scan.type,
      ProviderId: (scan) => scan.providerId,
      ProviderFirstName: byFirstName,
      ProviderLastName: byLastName,
      FacilityId: (scan) => scan.facilityId,
      FacilityName: byFacility,
    },
  });
  const credentialingRequests = new Collection<CredentialingRequestRecord>({
    indexes: { providerId: (row) => row.providerId, facilityId: (row) => row.facilityId },
    sorts: {
      CreatedAt: (row) => row.createdAt,
      Priority: (row) => ['Low', 'Medium', 'High', 'Urgent'].indexOf(row.priority),
      CurrentEventStatus: (row) => row.events.at(-1)?.status,
      CurrentEventDate: (row) => row.events.at(-1)?.timestamp,
      ProviderId: (row) => row.providerId,
      ProviderFirstName: byFirstName,
      ProviderLastName: byLastName,
      ProviderCredentialingStatus: ({ providerId: id }) => byText(providers.get(id)?.credentialingStatus),
      FacilityId: (row) => row.facilityId,
      FacilityName: byFacility,
    },
  });
  const payerPlans = new Collection<PayerPlanRecord>();
  providers.onApply = (old, provider) => {
    // A new provider has no licenses yet.
    if (!old) return;
    if (old.firstName !== provider?.firstName || old.lastName !== provider?.lastName)
      for (const rows of [licenses, scans, credentialingRequests]) rows.dropViews(...namesOfProvider);
    if (old.credentialingStatus !== provider?.credentialingStatus)
      credentialingRequests.dropViews('ProviderCredentialingStatus');
  };
  facilities.onApply = (old, facility) => {
    if (!old) return;
    const { name, city, state } = facility ?? {};
    if (old.name !== name || old.city !== city || old.state !== state)
      for (const rows of [scans, credentialingRequests]) rows.dropViews('FacilityName');
  };
  return {
    providers,
    licenses,
    users: new Collection<User>({ indexes: { email: (user) => user.email } }),
    tokens: new Collection<AccessTokenRecord>({
      indexes: { secret: (token) => token.secret, userId: (token) => token.userId },
    }),
    sourceRecords: new Collection<SourceRecord>(),
    verifications: new Collection<VerificationRecord>({
      indexes: { licenseId: (verification) => verification.licenseId },
    }),
    notes: new Collection<NoteRecord>({ indexes: { providerId: (note) => note.providerId } }),
    providerInfo: new Collection<ProviderInfoRecord>({
      indexes: { providerId: (entry) => entry.providerId },
    }),
    alerts: new Collection<AlertRecord>({
      indexes: { providerId: (alert) => alert.providerId, licenseId: (alert) => alert.licenseId },
      sorts: { Timestamp: (alert) => alert.timestamp },
    }),
    events: new Collection<EventRecord>({
      sorts: { Timestamp: (event) => event.timestamp, Type: (event) => event.type },
    }),
    files: new Collection<FileRecord>({
      indexes: { path: (file) => file.path, licenseId: (file) => file.licenseId },
    }),
    credentialingRequests,
    imports: new Collection<ImportRecord>({
      indexes: { providerId: (row) => row.providerId },
      sorts: {
        Source: (row) => row.source,
        Status: (row) => row.status,
        Completed: (row) => row.completed,
        Started: (row) => row.started,
      },
    }),
    clientSecrets: new Collection<ClientSecretRecord>(),
    uploads: new Collection<UploadRecord>({
      indexes: { path: (file) => file.path },
      sorts: { Path: (file) => file.path, CreatedAt: (file) => file.createdAt },
    }),
    groups: new Collection<GroupRecord>(),
    payers: new Collection<PayerRecord>(),
    payerPlans,
    enrollments: new Collection<EnrollmentRecord>({
      indexes: { groupId: (row) => row.groupId, providerId: (row) => row.providerId },
      sorts: {
        NetworkStatus: (row) => row.networkStatus,
        EnrollmentStatus: (row) => row.enrollmentStatus,
        SpecialistType: (row) => row.specialistType,
        SubmissionDate: (row) => row.submissionDate,
        EffectiveDate: (row) => row.effectiveDate,
        PayerPlanName: ({ payerPlanId }) => byText(payerPlans.get(payerPlanId)?.name),
      },
    }),
    facilities,
    facilityInfo: new Collection<FacilityInfoRecord>({
      indexes: { facilityId: (entry) => entry.facilityId },
    }),
    facilitySpecialties: new Collection<FacilitySpecialtyRecord>({
      indexes: { facilityId: (specialty) => specialty.facilityId },
      sorts: { TaxonomyId: (specialty) => specialty.taxonomyId },
    }),
    datasetUploads: new Collection<DatasetUploadRecord>(),
    scans,
    matches: new Collection<MatchRecord>({
      indexes: {
        scanId: (match) => match.scanId,
        entityId: (match) => match.providerId ?? match.facilityId,
      },
      sorts: { MatchRelevance: relevanceKey },
    }),
    monitors: new Collection<MonitorRecord>({
      indexes: {
        entityId: (monitor) => monitor.providerId ?? monitor.facilityId,
        licenseId: (monitor) => monitor.licenseId,
      },
      sorts: {
        Type: (monitor) => monitor.type,
        NextMonitoringDate: (monitor) => monitor.nextMonitoringDate,
      },
    }),
    jobs: new Collection<JobRecord>({
      indexes: { licenseId: (job) => ('licenseId' in job ? job.licenseId : undefined) },
      sorts: { DueAt: (job) => job.dueAt },
      isPassing: true,
    }),
    versions: new Collection<VersionRecord>({ isPassing: true }),
    webhooks: new Collection<WebhookRecord>({ indexes: { type: (webhook) => webhook.type } }),
    webhookLogs: new Collection<WebhookLogRecord>({
      sorts: { Timestamp: (entry) => entry.timestamp },
    }),
  };
}

export interface World extends ReturnType<typeof collections>, Definitions {
  readonly seed: number;
  /** How many providers were generated. */
  readonly generated: number;
  readonly epoch: number;
  readonly edgeCases: boolean;
  readonly teamwork: boolean;
  /** A world that nobody changes, with the same generated records. */
  readonly original: World | undefined;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Everything back to the beginning, with another seed or size, or other edge cases, if given. */
  reset(options?: Pick<WorldOptions, 'seed' | 'size' | 'edgeCases'>): void;
  changes(): WorldChanges;
  /** Takes over changes of this world that were stored, or made in another tab. */
  restore(changes: WorldChanges): void;
  /** Calls back with every change made here. */
  onChange(listener: (collection: CollectionName, change: Change<{ id: string }>) => void): void;
}

/** The world with the same generated records that nobody changes, where there is one: what follows from them is made there once. */
export function unchanged(world: World): World {
  return world.original ?? world;
}
