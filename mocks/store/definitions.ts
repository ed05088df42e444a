import type { LicenseTypeRecord } from './records';

/** What the service gives as definitions: what everything else refers to by id. */
export interface Definitions {
  taxonomyGroups: { id: string; name: string }[];
  providerTypes: { id: string; name: string }[];
  segments: { id: string; name: string }[];
  licenseTypes: LicenseTypeRecord[];
  licenseTypeById: ReadonlyMap<string, LicenseTypeRecord>;
  licenseTypesByState: ReadonlyMap<string, LicenseTypeRecord[]>;
}
