/**
 * Names of everything that is cached. A shorter key stands for all that begin with it, so what belongs to a provider
 * lies under that provider, and a whole resource can be made stale at once.
 */
export const providerKeys = {
  lists: ['providers', 'list'] as const,
  list: (filters: object) => ['providers', 'list', filters] as const,
  allAggregations: ['providers', 'aggregations'] as const,
  aggregations: (deactivated?: boolean) => ['providers', 'aggregations', { deactivated }] as const,
  /** The provider and all that lies under it. */
  one: (providerId: string) => ['providers', 'one', providerId] as const,
  record: (providerId: string) => ['providers', 'one', providerId, 'record'] as const,
  notes: (providerId: string) => ['providers', 'one', providerId, 'notes'] as const,
  licenses: (providerId: string) => ['providers', 'one', providerId, 'licenses'] as const,
};

export const licenseKeys = {
  /** The license and its verifications. */
  one: (providerId: string, licenseId: string) =>
    ['providers', 'one', providerId, 'license', licenseId] as const,
  record: (providerId: string, licenseId: string) =>
    ['providers', 'one', providerId, 'license', licenseId, 'record'] as const,
  verifications: (providerId: string, licenseId: string) =>
    ['providers', 'one', providerId, 'license', licenseId, 'verifications'] as const,
  verification: (providerId: string, licenseId: string, verificationId: string) =>
    ['providers', 'one', providerId, 'license', licenseId, 'verification', verificationId] as const,
  diff: (providerId: string, licenseId: string, verificationId: string) =>
    ['providers', 'one', providerId, 'license', licenseId, 'diff', verificationId] as const,
};

export const providerLicenseKeys = {
  all: ['provider-licenses'] as const,
  list: (filters: object) => ['provider-licenses', 'list', filters] as const,
  aggregations: (deactivated?: boolean) => ['provider-licenses', 'aggregations', { deactivated }] as const,
};

export const alertKeys = {
  all: ['alerts'] as const,
  list: (filters: object) => ['alerts', 'list', filters] as const,
};

export const eventKeys = {
  all: ['events'] as const,
  list: (filters: object) => ['events', 'list', filters] as const,
};

export const licenseTypeKeys = {
  all: ['license-types'] as const,
  every: ['license-types', 'every'] as const,
  statuses: (filters: object) => ['license-types', 'statuses', filters] as const,
};

export const definitionKeys = {
  providerTypes: ['definitions', 'provider-types'] as const,
  taxonomyGroups: ['definitions', 'taxonomy-groups'] as const,
};

export const fileKey = (path: string) => ['files', path] as const;
