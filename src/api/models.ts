import type { components, paths } from './schema';

type Schemas = components['schemas'];

export type Alert = Schemas['Alert'];
export type AttachLicenseRequest = Schemas['AttachLicenseRequest'];
export type AuthResponse = Schemas['AuthResponse'];
export type BulkMonitors = Schemas['BulkSanctionsAndExclusionsMonitors'];
export type BulkMonitorsRequest = Schemas['BulkSanctionsAndExclusionsMonitorsRequest'];
export type Dataset = Schemas['Dataset'];
export type DatasetMatch = Schemas['DatasetMatch'];
export type DatasetMatchesAggregations = Schemas['DatasetMatchesAggregations'];
export type DatasetMatchPatch = Schemas['DatasetMatchPatch'];
export type DatasetScan = Schemas['DatasetScan'];
export type DatasetScanRequest = Schemas['DatasetScanRequest'];
export type DatasetType = Schemas['DatasetType'];
export type EventLogEntry = Schemas['EventLogEntry'];
export type ImportSource = Schemas['ImportSource'];
export type License = Schemas['License'];
export type LicensePatch = Schemas['LicensePatch'];
export type LicenseType = Schemas['LicenseType'];
export type LicenseTypeStatus = Schemas['LicenseTypeStatus'];
export type LicenseVerification = Schemas['LicenseVerification'];
export type LicenseVerificationResolution = Schemas['LicenseVerificationResolution'];
export type LicenseVerificationResult = Schemas['LicenseVerificationResult'];
export type DatasetMonitor = Schemas['DatasetMonitor'];
export type LicenseMonitor = Schemas['LicenseMonitor'];
export type MonitoringInterval = Schemas['MonitoringInterval'];
export type Monitor = Schemas['Monitor'];
export type MonitorPatch = Schemas['MonitorPatch'];
export type MonitorRequest = Schemas['MonitorRequest'];
export type ParameterSet = Schemas['ParameterSet'];
export type ProfileImport = Schemas['ProviderProfileImport'];
export type ProfileImportRequest = Schemas['ProviderProfileImportRequest'];
export type ProfileImportSource = Schemas['ProviderProfileImportSource'];
export type Provider = Schemas['Provider'];
export type ProviderAggregations = Schemas['ProviderAggregations'];
export type ProviderLicense = Schemas['ProviderLicense'];
export type ProviderNote = Schemas['ProviderNote'];
export type ProviderPatch = Schemas['ProviderPatch'];
export type ProviderRequest = Schemas['ProviderRequest'];
export type ProviderSanctionsMonitoring = Schemas['ProviderSanctionsMonitoring'];
export type ProviderType = Schemas['ProviderType'];
export type ScanParameter = Schemas['IProviderParameter'];
export type SchoolCode = Schemas['SchoolCode'];
export type Taxonomy = Schemas['Taxonomy'];
export type TaxonomyGroup = Schemas['TaxonomyGroup'];
export type UsState = Schemas['UsState'];
export type Webhook = Schemas['Webhook'];
export type WebhookLog = Schemas['WebhookLog'];
export type WebhookPatch = Schemas['WebhookPatch'];
export type WebhookRequest = Schemas['WebhookRequest'];
export type WebhookType = Schemas['WebhookType'];

/** Query parameters of a list, without those that paging sets: filters and sort. */
type ListFilters<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? Omit<NonNullable<Query>, 'cursor' | 'offset' | 'count'>
  : never;

export type AlertAggregations = Schemas['AlertAggregations'];
export type AlertFilters = ListFilters<'/alerts'>;
export type DatasetFilters = ListFilters<'/datasets'>;
export type DatasetMatchFilters = ListFilters<'/datasets/matches'>;
export type DatasetScanFilters = ListFilters<'/datasets/scans'>;
export type EventFilters = ListFilters<'/log/events'>;
export type LicenseTypeFilters = ListFilters<'/licensetypes'>;
export type LicenseTypeStatusFilters = ListFilters<'/licensetypes/status'>;
export type MonitorFilters = ListFilters<'/monitors'>;
export type ProfileImportFilters = ListFilters<'/providers/profiles/import'>;
export type ProviderFilters = ListFilters<'/providers'>;
export type ProviderLicenseFilters = ListFilters<'/provider-licenses'>;
export type SanctionsMonitoringFilters = ListFilters<'/providers/monitoring/sanctions-and-exclusions'>;
export type SchoolCodeFilters = ListFilters<'/datasets/clearinghouse/schoolCodes'>;
export type WebhookLogFilters = ListFilters<'/webhookslog'>;
