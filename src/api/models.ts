import type { components, paths } from './schema';

type Schemas = components['schemas'];

export type Alert = Schemas['Alert'];
export type AttachLicenseRequest = Schemas['AttachLicenseRequest'];
export type AuthResponse = Schemas['AuthResponse'];
export type EventLogEntry = Schemas['EventLogEntry'];
export type License = Schemas['License'];
export type LicensePatch = Schemas['LicensePatch'];
export type LicenseType = Schemas['LicenseType'];
export type LicenseTypeStatus = Schemas['LicenseTypeStatus'];
export type LicenseVerification = Schemas['LicenseVerification'];
export type LicenseVerificationResolution = Schemas['LicenseVerificationResolution'];
export type LicenseVerificationResult = Schemas['LicenseVerificationResult'];
export type Provider = Schemas['Provider'];
export type ProviderAggregations = Schemas['ProviderAggregations'];
export type ProviderLicense = Schemas['ProviderLicense'];
export type ProviderNote = Schemas['ProviderNote'];
export type ProviderPatch = Schemas['ProviderPatch'];
export type ProviderRequest = Schemas['ProviderRequest'];
export type ProviderType = Schemas['ProviderType'];
export type TaxonomyGroup = Schemas['TaxonomyGroup'];
export type UsState = Schemas['UsState'];

/** Query parameters of a list, without those that paging sets: filters and sort. */
type ListFilters<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? Omit<NonNullable<Query>, 'cursor' | 'offset' | 'count'>
  : never;

export type AlertFilters = ListFilters<'/alerts'>;
export type EventFilters = ListFilters<'/log/events'>;
export type LicenseTypeFilters = ListFilters<'/licensetypes'>;
export type LicenseTypeStatusFilters = ListFilters<'/licensetypes/status'>;
export type ProviderFilters = ListFilters<'/providers'>;
export type ProviderLicenseFilters = ListFilters<'/provider-licenses'>;
