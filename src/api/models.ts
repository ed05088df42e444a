import type { components, paths } from './schema';

type Schemas = components['schemas'];

export type AccessToken = Schemas['AccessToken'];
export type Alert = Schemas['Alert'];
export type AlertAggregations = Schemas['AlertAggregations'];
export type AlertType = Schemas['AlertType'];
export type ApprovedStatus = Schemas['ApprovedStatus'];
export type AttachLicenseRequest = Schemas['AttachLicenseRequest'];
export type AuthResponse = Schemas['AuthResponse'];
export type EventLogEntry = Schemas['EventLogEntry'];
export type Failure = Schemas['Failure'];
export type FlexibleDataNode = Schemas['FlexibleData'];
export type License = Schemas['License'];
export type LicensePatch = Schemas['LicensePatch'];
export type LicenseType = Schemas['LicenseType'];
export type LicenseTypeStatus = Schemas['LicenseTypeStatus'];
export type LicenseVerification = Schemas['LicenseVerification'];
export type LicenseVerificationAttachment = Schemas['LicenseVerificationAttachment'];
export type LicenseVerificationDiff = Schemas['LicenseVerificationDiff'];
export type LicenseVerificationResolution = Schemas['LicenseVerificationResolution'];
export type LicenseVerificationResult = Schemas['LicenseVerificationResult'];
export type Provider = Schemas['Provider'];
export type ProviderAddress = Schemas['ProviderAddress'];
export type ProviderAggregations = Schemas['ProviderAggregations'];
export type ProviderBase = Schemas['ProviderBase'];
export type ProviderLicense = Schemas['ProviderLicense'];
export type ProviderLicenseAggregations = Schemas['ProviderLicenseAggregations'];
export type ProviderNote = Schemas['ProviderNote'];
export type ProviderPatch = Schemas['ProviderPatch'];
export type ProviderRequest = Schemas['ProviderRequest'];
export type ProviderType = Schemas['ProviderType'];
export type RestrictionStatus = Schemas['RestrictionStatus'];
export type SimpleLicense = Schemas['SimpleLicenseBase'];
export type Source = Schemas['Source'];
export type Taxonomy = Schemas['Taxonomy'];
export type TaxonomyGroup = Schemas['TaxonomyGroup'];
export type UserRole = Schemas['UserRole'];
export type UsState = Schemas['UsState'];
export type VerificationDecision = Schemas['VerificationDecision'];
export type VerificationStatus = Schemas['VerificationStatus'];

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
