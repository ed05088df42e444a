import type { WebhookType } from '@/api/models';

/** What a webhook can be called for (openapi.yaml), in the order in which one looks for them. */
export const webhookTypes: readonly WebhookType[] = [
  'VerificationCompleted',
  'LicenseStatusChanged',
  'LicenseChanged',
  'LicenseExpiresSoon',
  'LicenseExpired',
  'DatasetScanCompleted',
  'DatasetScanMatchesChanged',
  'NpdbUpdateRequestRejected',
  'ProviderStatusChanged',
  'ProviderProfileImportCompleted',
  'CredentialingRequestChanged',
  'ExportCompleted',
  'GenerateReport',
];
