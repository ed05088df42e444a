/**
 * Names of everything that is cached. A shorter key stands for all that begin with it, so what belongs to a provider
 * lies under that provider, and a whole resource can be made stale at once.
 */
export const providerKeys = {
  all: ['providers'] as const,
  lists: ['providers', 'list'] as const,
  list: (filters: object) => ['providers', 'list', filters] as const,
  allAggregations: ['providers', 'aggregations'] as const,
  aggregations: (deactivated?: boolean) => ['providers', 'aggregations', { deactivated }] as const,
  /** The provider and all that lies under it. */
  one: (providerId: string) => ['providers', 'one', providerId] as const,
  record: (providerId: string) => ['providers', 'one', providerId, 'record'] as const,
  notes: (providerId: string) => ['/providers/{providerId}/notes', { providerId }] as const,
  licenses: (providerId: string) => ['providers', 'one', providerId, 'licenses'] as const,
  info: (providerId: string) => ['providers', 'one', providerId, 'info'] as const,
};

export const facilityKeys = {
  all: ['facilities'] as const,
  list: (filters: object) => ['facilities', 'list', filters] as const,
  every: ['facilities', 'every'] as const,
  /** The facility and all that lies under it. */
  one: (facilityId: string) => ['facilities', 'one', facilityId] as const,
  record: (facilityId: string) => ['facilities', 'one', facilityId, 'record'] as const,
  info: (facilityId: string) => ['facilities', 'one', facilityId, 'info'] as const,
  specialties: (facilityId: string) => ['facilities', 'one', facilityId, 'specialties'] as const,
  /** What counts for a specialty may also be held by a facility above, so it lies beside the facilities. */
  specialtyInfo: (specialtyId: string, infoType?: string) =>
    ['facilities', 'specialty-info', specialtyId, { infoType }] as const,
  allSpecialtyInfo: ['facilities', 'specialty-info'] as const,
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
  lists: ['alerts', 'list'] as const,
  list: (filters: object) => ['alerts', 'list', filters] as const,
  one: (alertId: string) => ['alerts', 'one', alertId] as const,
  aggregations: (deactivated?: boolean) => ['alerts', 'aggregations', { deactivated }] as const,
};

export const eventKeys = {
  all: ['/log/events'] as const,
};

export const licenseTypeKeys = {
  all: ['license-types'] as const,
  every: ['license-types', 'every'] as const,
  statuses: (filters: object) => ['license-types', 'statuses', filters] as const,
};

export const datasetKeys = {
  all: ['datasets'] as const,
  every: ['datasets', 'every'] as const,
  list: (filters: object) => ['datasets', 'list', filters] as const,
  one: (datasetType: string) => ['datasets', 'one', datasetType] as const,
  allParameters: ['datasets', 'parameters'] as const,
  parameters: (about: object) => ['datasets', 'parameters', about] as const,
};

export const scanKeys = {
  all: ['scans'] as const,
  lists: ['scans', 'list'] as const,
  list: (filters: object) => ['scans', 'list', filters] as const,
  newest: (about: object) => ['scans', 'newest', about] as const,
  one: (scanId: string) => ['scans', 'one', scanId] as const,
};

export const matchKeys = {
  all: ['matches'] as const,
  lists: ['matches', 'list'] as const,
  list: (filters: object) => ['matches', 'list', filters] as const,
  rejected: (about: object) => ['matches', 'rejected', about] as const,
  allAggregations: ['matches', 'aggregations'] as const,
  aggregations: (deactivated?: boolean) => ['matches', 'aggregations', { deactivated }] as const,
  /** Names the decisions that are on their way. */
  decide: ['matches', 'decide'] as const,
};

export const monitorKeys = {
  all: ['monitors'] as const,
  list: (filters: object) => ['monitors', 'list', filters] as const,
  every: (filters: object) => ['monitors', 'every', filters] as const,
  one: (monitorId: string) => ['monitors', 'one', monitorId] as const,
};

export const coverageKeys = {
  all: ['coverage'] as const,
  list: (filters: object) => ['coverage', 'list', filters] as const,
  aggregations: ['coverage', 'aggregations'] as const,
};

export const webhookLogKeys = {
  all: ['/webhookslog'] as const,
};

export const credentialingKeys = {
  all: ['credentialing'] as const,
  lists: ['credentialing', 'list'] as const,
  list: (filters: object) => ['credentialing', 'list', filters] as const,
  one: (requestId: string) => ['credentialing', 'one', requestId] as const,
  aggregations: (about: object) => ['credentialing', 'aggregations', about] as const,
  owners: ['/credentialing-requests/aggregations/owners'] as const,
  dues: ['credentialing', 'due'] as const,
  due: (filters: object) => ['credentialing', 'due', filters] as const,
  allAggregations: ['credentialing', 'aggregations'] as const,
  /** What is counted on Today. */
  queue: (name: string) => ['credentialing', 'queue', name] as const,
  /** The evidence that is held, about whomever. */
  allData: ['credentialing', 'data'] as const,
  /** The evidence that is held about a provider or facility. */
  data: (entityId: string) => ['credentialing', 'data', entityId] as const,
};

export const reportKeys = {
  all: ['reports'] as const,
  list: (kind: string) => ['reports', kind] as const,
  /** Exports of the event log. */
  exports: (filters: object) => ['reports', 'exports', filters] as const,
};

export const uploadKeys = {
  all: ['uploads'] as const,
  list: (filters: object) => ['uploads', 'list', filters] as const,
  folder: (prefix: string) => ['uploads', 'folder', prefix] as const,
  one: (path: string) => ['uploads', 'one', path] as const,
};

export const fileKey = (path: string) => ['files', path] as const;
