import type { components } from '../../src/api/schema';

type Schemas = components['schemas'];
type With<T, Key extends keyof T> = T & { [Name in Key]-?: NonNullable<T[Name]> };

/** What the service keeps. The wire's models are made from these by `service`; a record never goes out as it is. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  mustChangePassword: boolean;
  roleId: string;
  role: string;
}

export interface AccessTokenRecord {
  id: string;
  secret: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  invalidatedAt?: string | undefined;
  lastUsed?: string | undefined;
  lastUserAgent?: string | undefined;
  lastIpAddress?: string | undefined;
}

type ProviderFacts = Omit<
  With<Schemas['Provider'], 'id'>,
  'licenses' | 'npis' | 'providerType' | 'nuccGroup' | 'segment'
>;

export interface ProviderRecord extends ProviderFacts {
  providerTypeId?: string | undefined;
  nuccGroupId?: string | undefined;
  segmentId?: string | undefined;
}

/** An attached license with the facts of its latest verification, by which organization-wide lists filter and sort. */
export interface LicenseRecord {
  id: string;
  providerId: string;
  licenseNumber: string;
  licenseTypeId: string;
  state: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  isPrimary: boolean;
  isCurrentlyPracticing?: boolean | undefined;
  jobStatus: string;
  approvedStatus: string;
  restrictionStatus: string;
  prescriptiveAuthority?: string | undefined;
  collaboratingProviderId?: string | undefined;
  nonVerifiedInfo?: Schemas['NonVerifiedLicenseInfo'] | undefined;
  createdAt: string;
  /** Which generated license this is, and what its source answers to it. One that was attached has neither. */
  origin?: number | undefined;
  answer?: string | undefined;
  /** How many verifications were executed so far; what a source answers may depend on it. */
  attempts: number;
  currentVerificationId?: string | undefined;
  currentVerificationStatus?: string | undefined;
  /** From the latest result that counts: what the source calls the license's status, and its dates. */
  status?: string | undefined;
  issueDate?: string | undefined;
  expiryDate?: string | undefined;
  hasDisciplinaryActions?: boolean | undefined;
}

/**
 * What a licensing source has on record under a number. It is the source's own: nothing that the organization changes or
 * deletes changes it.
 */
export interface SourceRecord {
  /** Names source, state and number. */
  id: string;
  firstName: string;
  lastName: string;
  licenseTypeId: string;
  /** What the source calls the type, where it is none that it has for us. */
  licenseTypeName?: string | undefined;
}

export interface VerificationRecord extends With<
  Schemas['LicenseVerification'],
  'id' | 'status' | 'started'
> {
  licenseId: string;
  providerId: string;
}

export interface NoteRecord {
  id: string;
  providerId: string;
  timestamp: string;
  note: string;
  /** Set on notes that copy the dismissal of an alert. */
  alertId?: string | undefined;
}

/** An entry of provider info, or the portal login. Aliases, addresses and e-mail addresses stand on the provider. */
export interface ProviderInfoRecord {
  id: string;
  providerId: string;
  /** As it stands in the path. */
  collection: string;
  lastUpdatedAt: string;
  facts: Record<string, unknown>;
}

export interface AlertRecord extends Omit<With<Schemas['Alert'], 'id' | 'timestamp' | 'type'>, 'provider'> {
  providerId: string;
  /** The license that the alert is about, so that detaching it takes the alert along. */
  licenseId?: string | undefined;
}

export interface EventRecord extends With<Schemas['EventLogEntry'], 'id' | 'timestamp'> {
  category: string;
  subcategory: string;
  entityIds: string[];
  failed?: boolean | undefined;
}

/** A file of a verification is kept as the recipe from which its content is drawn when it is asked for. */
export interface FileRecord {
  id: string;
  path: string;
  kind: 'screenshot' | 'letter' | 'export';
  createdAt: string;
  providerId: string;
  licenseId: string;
  verificationId: string;
  /** The result that a screenshot shows. */
  resultIndex?: number | undefined;
}

/** A secret of the organization's OAuth client. */
export interface ClientSecretRecord {
  id: string;
  createdAt: string;
  secret: string;
}

/**
 * A file that somebody uploaded, with its content as base64: records are plain JSON. Of a generated one there are the
 * lines that stand in it, of which a PDF is made when somebody asks for it.
 */
export interface UploadRecord {
  id: string;
  path: string;
  createdAt: string;
  userId: string;
  mediaType: string;
  content?: string | undefined;
  lines?: string[] | undefined;
}

/** A facility, with what scans and lists need of its info entries. */
export interface FacilityRecord extends With<Schemas['Facility'], 'id' | 'name'> {
  /** Its first NPI. */
  npi?: number | undefined;
  /** Its address as registries have it. */
  address?: Schemas['ProviderAddress'] | undefined;
  /** Its first accreditation. */
  accreditationNumber?: string | undefined;
  accreditationProgram?: string | undefined;
}

/** An entry of a collection of facility info, such as an accreditation. */
export interface FacilityInfoRecord {
  id: string;
  facilityId: string;
  /** As it stands in the path. */
  collection: string;
  lastUpdatedAt: string;
  facts: Record<string, unknown>;
}

/** A stage of a credentialing request; `userId` is absent where the operator came to it. */
export interface CredentialingEventRecord {
  id: string;
  timestamp: string;
  status: string;
  description: string;
  note?: string | undefined;
  userId?: string | undefined;
  attachments?: Schemas['CredentialingRequestEventFile'][] | undefined;
}

export interface CredentialingRequestRecord {
  id: string;
  type: string;
  /** Exactly one of both. */
  providerId?: string | undefined;
  facilityId?: string | undefined;
  facilitySpecialtyIds?: string[] | undefined;
  createdAt: string;
  priority: string;
  isSelfManaged: boolean;
  applicationReceivedDate?: string | undefined;
  ownerId?: string | undefined;
  /** From the first to the current one; there is always one. */
  events: CredentialingEventRecord[];
  checklist?: Schemas['CredentialingRequestChecklist'] | undefined;
  /** Everything was gathered for the committee: its checklist is drawn when it is read. */
  isPrepared?: boolean | undefined;
  /** The lines of the packet that the operator made; those of a generated request are drawn when they are asked for. */
  packet?: (string | { heading: string })[] | undefined;
}

/** The import of a profile. What a generated one brought is drawn when it is read. */
export interface ImportRecord {
  id: string;
  providerId: string;
  source: string;
  status: string;
  trigger: string;
  started: string;
  completed?: string | undefined;
  failureCode?: string | undefined;
  failureDescription?: string | undefined;
  failureReason?: Schemas['Failure'] | undefined;
  parameters?: Schemas['IProviderParameter'][] | undefined;
  profile?: Schemas['ProviderProfile'] | undefined;
}

export interface GroupRecord extends With<Schemas['Group'], 'id' | 'name'> {
  providerIds: string[];
  payerPlanIds: string[];
}

export type PayerRecord = With<Schemas['Payer'], 'id' | 'name'>;

export type PayerPlanRecord = With<Omit<Schemas['PayerPlan'], 'displayName'>, 'id' | 'payerId'>;

export type EnrollmentRecord = With<
  Omit<Schemas['ProviderEnrollment'], 'payerPlan' | 'group'>,
  'id' | 'groupId' | 'providerId' | 'payerPlanId'
>;

export type FacilitySpecialtyRecord = With<Schemas['FacilitySpecialty'], 'id' | 'facilityId' | 'taxonomyId'>;

/** The file that took the place of a list's generated records. Its text is the shortest form of 80,000 records. */
export interface DatasetUploadRecord {
  /** The type of the dataset: each has one upload at most. */
  id: string;
  fileName: string;
  uploadedAt: string;
  rows: number;
  text: string;
}

/** A scan of a dataset for a provider or a facility. */
export interface ScanRecord {
  id: string;
  type: string;
  /** Exactly one of both. */
  providerId?: string | undefined;
  facilityId?: string | undefined;
  parameterSetId?: string | undefined;
  referenceId?: string | undefined;
  status: string;
  started: string;
  completed?: string | undefined;
  /** When the dataset answered. */
  verifiedAt?: string | undefined;
  trigger: string;
  monitoring?: Schemas['MonitoringMetadata'] | undefined;
  /** A newer scan of the same dataset, entity, parameter set and reference replaced it. */
  isOld?: boolean | undefined;
  /** A query that stays open at the source. */
  isContinuous?: boolean | undefined;
  /** How often a continuous query was asked again. */
  refreshes?: number | undefined;
  failureReason?: Schemas['Failure'] | undefined;
  statusDescription?: string | undefined;
  /** What the dataset was searched by. Those of a generated scan are drawn again when they are asked for. */
  parameters?: Schemas['IProviderParameter'][] | undefined;
  datasetMetadata?: Schemas['DatasetMetadata'] | undefined;
  /** Which generated scan this is; absent for one that was started later. */
  origin?: number | undefined;
}

/** A record of a dataset that a scan found, with what lists filter and sort by. */
export interface MatchRecord {
  id: string;
  type: string;
  scanId: string;
  providerId?: string | undefined;
  facilityId?: string | undefined;
  referenceId?: string | undefined;
  /** From 0 to 1. */
  score: number;
  relevance?: string | undefined;
  /** A registry's entry that is certainly the entity's own: there is nothing to decide. */
  isCertain?: boolean | undefined;
  resolution?: string | undefined;
  resolutionNote?: string | undefined;
  createdAt: string;
  obsoleteAt?: string | undefined;
  datasetTimestamp?: string | undefined;
  recordTimestamp?: string | undefined;
  /** The record and what agrees with it. That of a generated match is drawn again when it is asked for. */
  data?: Schemas['DatasetMatchData'] | undefined;
  /** Which generated match this is; absent for one that was found later. */
  origin?: number | undefined;
}

/** A repeated check of a license, or of a dataset for a provider or a facility. */
export interface MonitorRecord {
  id: string;
  type: 'Dataset' | 'License';
  /** Of a license the owner; of a dataset exactly one of both. */
  providerId?: string | undefined;
  facilityId?: string | undefined;
  licenseId?: string | undefined;
  datasetType?: string | undefined;
  options?: Schemas['DatasetScanOptions'] | undefined;
  monitoringInterval: Schemas['MonitoringInterval'];
  /** Absent for a continuous monitor. */
  nextMonitoringDate?: string | undefined;
  lastMonitoringDate?: string | undefined;
  /** The date that the calendar is counted from, so that the 31st is not lost in a shorter month. */
  anchor?: string | undefined;
}

/** An address that is called for one type of event. */
export interface WebhookRecord extends With<
  Schemas['Webhook'],
  'id' | 'type' | 'url' | 'allowInsecureUrl' | 'includeSensitiveInfo'
> {
  secret?: string | undefined;
}

/** One attempt to deliver a message. */
export interface WebhookLogRecord extends With<
  Schemas['WebhookLog'],
  'id' | 'traceId' | 'webhookId' | 'type' | 'url' | 'timestamp' | 'status' | 'attempt'
> {
  /** The generated resource that a generated message is about; its payload is drawn when it is asked for. */
  origin?: number | undefined;
}

/** One attempt at a message. */
export interface WebhookDelivery {
  webhookId: string;
  traceId: string;
  attempt: number;
  payload: string;
}

/** A record of another collection as it was at the beginning of a week in which it changed; null while it was not there. */
export interface VersionRecord {
  id: string;
  collection: string;
  recordId: string;
  /** A Monday, in milliseconds at midnight UTC. */
  at: number;
  record: { id: string } | null;
}

export type LicenseTypeRecord = With<Schemas['LicenseType'], 'id' | 'name' | 'source'> & {
  sourceStatus: Schemas['LicenseSourceStatus'] | undefined;
  maintenanceWindows: Schemas['MaintenanceDowntimeCronDescription'][];
  hasPassThroughFee: boolean;
  /** The states in which this type is issued. */
  issuedIn: string[];
};
