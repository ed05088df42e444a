import type { WithId } from './ids';
import type { CredentialingRequestEvent, LicenseVerification as IdentifiedVerification } from './models.gen';
import type { paths } from './schema';

export type * from './models.gen';

/** What the console calls by a shorter name than the contract does. */
export type {
  BulkSanctionsAndExclusionsMonitorsRequest as BulkMonitorsRequest,
  CredentialingRequestChecklist as Checklist,
  CredentialingRequestChecklistItem as ChecklistItem,
  CredentialingRequestChecklistItemRequest as ChecklistItemRequest,
  CredentialingRequestChecklistReference as ChecklistReferences,
  CredentialingRequestChecklistRequest as ChecklistRequest,
  CredentialingRequestEventRequest as CredentialingEventRequest,
  CredentialingRequestFacilityRequest as FacilityCredentialingRequest,
  CredentialingRequestProviderRequest as ProviderCredentialingRequest,
  File as StoredFile,
  IProviderParameter as ScanParameter,
  ProviderProfileImport as ProfileImport,
  ProviderProfileImportSource as ProfileImportSource,
  RosterReportInfo as ReportInfo,
} from './models.gen';

/** Query parameters of a list, without those that paging sets: filters and sort. */
type ListFilters<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? Omit<NonNullable<Query>, 'cursor' | 'offset' | 'count'>
  : never;

export type CredentialingRequestFilters = ListFilters<'/credentialing-requests'>;
export type DatasetMatchFilters = ListFilters<'/datasets/matches'>;
export type DatasetScanFilters = ListFilters<'/datasets/scans'>;
export type EventFilters = ListFilters<'/log/events'>;
export type EnrollmentFilters = ListFilters<'/providers/enrollments'>;
export type EventLogExportFilters = ListFilters<'/files/exports'>;
export type LicenseTypeStatusFilters = ListFilters<'/licensetypes/status'>;
export type ProfileImportFilters = ListFilters<'/providers/profiles/import'>;
export type ProviderFilters = ListFilters<'/providers'>;
export type ProviderLicenseFilters = ListFilters<'/provider-licenses'>;
export type WebhookLogFilters = ListFilters<'/webhookslog'>;

/** Parts of a record that are read alone as well: within it, nothing vouches for their id. */
export type CredentialingEvent = Details<CredentialingRequestEvent>;
export type LicenseVerification = Details<IdentifiedVerification>;

/** What a record says, whichever it is: it may lack its id, as it may within another record, and before it is made. */
export type Details<Model> = Model extends WithId<infer Plain> ? Plain : never;
