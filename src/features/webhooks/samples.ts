import type { Alert, DatasetScan, License, Provider } from '@/api/models';

/*
 * Invented payloads, one for each kind of record that a webhook carries. The service does not document payloads; they
 * hold the same data as the resource's own GET (rules.md 18.1), so these have its fields.
 */

const providerId = '3d0c6a1e-90b2-4b77-9d52-1f6f0f0a2c41';
const licenseId = 'b7f3e8d4-12c9-4a0e-8c6b-5e2d9a7710fc';

const provider: Provider = {
  id: providerId,
  firstName: 'Ada',
  lastName: 'Example',
  npi: 1_234_567_893,
  credentialingStatus: 'Credentialed',
  nextCredentialingDate: '2028-03-01',
  deactivated: false,
};

export const sampleLicense: License = {
  id: licenseId,
  providerId,
  licenseNumber: 'RN-100200',
  state: 'WY',
  jobStatus: 'Idle',
  currentVerificationStatus: 'Found',
  approvedStatus: 'Yes',
  restrictionStatus: 'Unrestricted',
  currentVerification: {
    id: '5ac8f944-77d1-4b2c-9e52-688a91c66300',
    status: 'Found',
    originalStatus: 'Found',
    trigger: 'Manual',
    started: '2026-11-20T15:14:01Z',
    processingTime: 2140,
  },
};

/** An alert of one of the types that are told about licenses. */
export function sampleAlert(type: string, messageTemplate: string): Alert {
  return {
    id: 'f1a86c02-7c4d-4be1-a7c5-0d9b3e52c688',
    type,
    providerId,
    provider: { id: providerId, firstName: 'Ada', lastName: 'Example' },
    entityType: 'License',
    entityId: licenseId,
    timestamp: '2026-11-20T15:14:03Z',
    data: { messageTemplate, messageParams: { licenseNumber: 'RN-100200' } },
  };
}

export const sampleProvider: Provider = {
  ...provider,
  deactivated: true,
  deactivatedAt: '2026-11-20T15:14:01Z',
};

/** A scan as it ended; `changed` has what it found. */
export function sampleScan(changed: Partial<DatasetScan> = {}): DatasetScan {
  return {
    id: '41bd07aa-6c0e-4f6d-a3a1-2e87d5b90b93',
    type: 'OigExclusions',
    status: 'Completed',
    providerId,
    trigger: 'Monitor',
    started: '2026-11-20T15:13:58Z',
    completed: '2026-11-20T15:13:59Z',
    matches: [],
    ...changed,
  };
}

export const sampleMatch = {
  id: 'c64f1a07-0b93-4e58-8d0e-77d1b2c6e052',
  scanId: '41bd07aa-6c0e-4f6d-a3a1-2e87d5b90b93',
  userActionNeeded: true,
  matchRelevance: 'High',
  matchScore: 0.93,
};

export const sampleImport = {
  id: '2e87d5b9-a91c-4663-9f00-d24b7c1f6e93',
  providerId,
  source: 'Npi',
  status: 'Completed',
  trigger: 'Manual',
  started: '2026-11-20T15:13:40Z',
  completed: '2026-11-20T15:13:52Z',
};

export const sampleRequest = {
  id: '0b93ee58-d24b-47c1-9f6e-93f1a86c0277',
  type: 'Initial',
  priority: 'Medium',
  provider: { id: providerId, firstName: 'Ada', lastName: 'Example' },
  createdAt: '2026-11-02T09:00:00Z',
  currentEvent: {
    id: 'e0526d13-5b1d-4e86-8a0e-d24b7c1f6e93',
    status: 'InReview',
    timestamp: '2026-11-20T15:14:01Z',
  },
};

export const sampleExport = {
  name: 'provider-licenses.csv',
  mediaType: 'text/csv',
  rows: 1812,
  createdAt: '2026-11-20T15:14:01Z',
};

export const sampleReport = {
  date: '2026-11-16T00:00:00.000Z',
  path: 'reports/roster/2026-11-16.csv',
};
