import type { components } from '../../src/api/schema';

type Category = components['schemas']['EventLogCategory'];

const organization = 'Organization';
const management = 'ProviderManagement';
const info = 'ProviderInfo';
const facilities = 'FacilityManagement';
const facilityInfo = 'FacilityInfo';
const profiles = 'ProviderProfile';
const groups = 'Groups';
const verifications = 'Verifications';
const integrations = 'Integrations';

/** Everything that the event log tells: its category, and the text that its parameters fill. */
export const eventKinds = {
  SignedIn: [organization, '{user} signed in with {way}'],
  PasswordChanged: [organization, '{user} changed the password'],
  PasswordReset: [organization, '{user} reset the password'],
  ClientSecretCreated: [organization, '{user} created a secret of the OAuth client'],
  ClientSecretDeleted: [organization, '{user} deleted a secret of the OAuth client'],
  ApplicantReceived: [integrations, 'Applicant {applicant} came from the applicant tracker'],
  DocumentRequested: [integrations, '{user} sent {document} to {records} records of the customer system'],
  TokensInvalidated: [organization, '{user} ended {tokens} of the access tokens'],
  ProviderCreated: [management, '{user} added provider {provider}'],
  ProviderChanged: [management, '{user} changed {fields} of provider {provider}'],
  ProviderDeactivated: [management, '{user} deactivated provider {provider}'],
  ProviderReactivated: [management, '{user} reactivated provider {provider}'],
  ProviderDeleted: [management, '{user} deleted provider {provider} with {licenses} licenses'],
  NoteCreated: [management, '{user} added a note on {provider}'],
  NoteChanged: [management, '{user} changed a note on {provider}'],
  NoteDeleted: [management, '{user} deleted a note on {provider}'],
  InfoCreated: [info, '{user} added {entry} to {provider}'],
  InfoChanged: [info, '{user} changed {entry} of {provider}'],
  InfoDeleted: [info, '{user} deleted {entry} of {provider}'],
  FacilityCreated: [facilities, '{user} added facility {facility}'],
  FacilityChanged: [facilities, '{user} changed {fields} of facility {facility}'],
  FacilityInfoCreated: [facilityInfo, '{user} added {entry} to {facility}'],
  FacilityInfoChanged: [facilityInfo, '{user} changed {entry} of {facility}'],
  FacilityInfoDeleted: [facilityInfo, '{user} deleted {entry} of {facility}'],
  CredentialingRequestCreated: [management, '{user} created a credentialing request for {entity}'],
  CredentialingRequestChanged: [
    management,
    '{user} changed {fields} of the credentialing request for {entity}',
  ],
  CredentialingEventAdded: [management, '{user} set the credentialing request for {entity} to {status}'],
  CredentialingEventReceived: [
    management,
    'Status of the credentialing request for {entity} changed to {status}',
  ],
  ChecklistReplaced: [management, '{user} changed the checklist of the credentialing request for {entity}'],
  ImportRequested: [profiles, '{user} started an import from {source} for {provider}'],
  ImportCompleted: [profiles, 'An import from {source} for {provider} completed'],
  ImportFailed: [profiles, 'An import from {source} for {provider} failed: {reason}'],
  GroupCreated: [groups, '{user} added group {group}'],
  GroupChanged: [groups, '{user} changed {fields} of group {group}'],
  GroupDeleted: [groups, '{user} deleted group {group}'],
  GroupMembersChanged: [groups, '{user} changed the {members} of group {group}: {added} in, {removed} out'],
  PayerCreated: [groups, '{user} added payer {payer}'],
  PayerChanged: [groups, '{user} changed payer {payer}'],
  PayerDeleted: [groups, '{user} deleted payer {payer}'],
  PlanCreated: [groups, '{user} added plan {plan}'],
  PlanChanged: [groups, '{user} changed plan {plan}'],
  PlanDeleted: [groups, '{user} deleted plan {plan}'],
  EnrollmentCreated: [groups, '{user} added the enrollment of {provider} with {plan}'],
  EnrollmentChanged: [groups, '{user} changed the enrollment of {provider} with {plan}'],
  EnrollmentDeleted: [groups, '{user} deleted the enrollment of {provider} with {plan}'],
  LicenseAttached: [verifications, '{user} attached license {number} to {provider}'],
  LicenseChanged: [verifications, '{user} changed {fields} of license {number} of {provider}'],
  LicenseDetached: [verifications, '{user} detached license {number} from {provider}'],
  VerificationRequested: [verifications, '{user} requested a verification of license {number} of {provider}'],
  VerificationCompleted: [
    verifications,
    'Verification of license {number} of {provider} completed: {status}',
  ],
  VerificationResolved: [
    verifications,
    '{user} resolved the verification of license {number} of {provider} as {status}',
  ],
  AlertRaised: [verifications, 'Alert {type} was raised for license {number} of {provider}'],
  AlertDismissed: [verifications, '{user} dismissed alert {type} of {provider}'],
  DatasetScanRequested: [verifications, '{user} started a scan of {datasetType} for {entity}'],
  DatasetScanCompleted: [
    verifications,
    'Scan of {datasetType} for {entity} completed, matches found: {matches}',
  ],
  DatasetScanFailed: [verifications, 'Scan of {datasetType} for {entity} failed: {reason}'],
  DatasetScanRefreshed: [verifications, '{user} refreshed the scan of {datasetType} for {entity}'],
  DatasetMatchAccepted: [verifications, '{user} accepted a match in {datasetType} for {entity}'],
  DatasetMatchRejected: [verifications, '{user} rejected a match in {datasetType} for {entity}'],
  DatasetMatchRestored: [verifications, '{user} restored a match in {datasetType} for {entity}'],
  FileUploaded: [organization, '{user} uploaded the file {path}'],
  FileReplaced: [organization, '{user} replaced the file {path}'],
  FileDeleted: [organization, '{user} deleted the file {path}'],
  DatasetUploaded: [organization, '{user} uploaded {file} with {records} records to {datasetType}'],
  // What is monitored is a dataset type, or `license` with its number.
  MonitorCreated: [verifications, '{user} began to monitor {subject} for {entity}'],
  MonitorChanged: [verifications, '{user} changed {fields} of the monitor of {subject} for {entity}'],
  MonitorDeleted: [verifications, '{user} stopped to monitor {subject} for {entity}'],
  MonitorsCreated: [verifications, '{user} created {monitors} monitors for {providers} providers'],
  WebhookCreated: [integrations, '{user} created a webhook for {type} at {host}'],
  WebhookChanged: [integrations, '{user} changed {fields} of the webhook for {type} at {host}'],
  WebhookDeleted: [integrations, '{user} deleted the webhook for {type} at {host}'],
  WebhookDeliveryFailed: [
    integrations,
    'A message for {type} to {host} was given up after {attempts} attempts: {reason}',
  ],
  RequestFailed: ['Console', '{method} {path} of {user} failed with {status}: {title}'],
} as const satisfies Record<string, readonly [category: Category, messageTemplate: string]>;

export type EventKindName = keyof typeof eventKinds;
