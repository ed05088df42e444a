import { idFor } from '../store/ids';
import type { WebhookRecord } from '../store/records';
import { oddWebhooks } from './edge-cases-organization';
import type { Origin } from './origin';

const hooks = 'https://hooks.cedarridge.example';
const compliance = 'https://compliance.cedarridge.example';

/** The webhooks about scans were created so many days before the epoch. */
export const complianceDays = 8;

/** The receiver that has answered nothing but errors since the day before the epoch. */
export const brokenReceiver = 'https://hr.cedarridge.example/sync/fail';

interface Description {
  type: string;
  url: string;
  secret?: string;
  isInsecure?: boolean;
  isSensitive?: boolean;
}

/** One of every type. */
const descriptions: Description[] = [
  { type: 'VerificationCompleted', url: `${hooks}/verifications`, secret: 'cedar-verifications-9f27' },
  { type: 'LicenseStatusChanged', url: `${hooks}/verifications`, secret: 'cedar-verifications-9f27' },
  { type: 'LicenseChanged', url: `${hooks}/alerts`, secret: 'cedar-alerts-41c0' },
  { type: 'LicenseExpiresSoon', url: `${hooks}/alerts`, secret: 'cedar-alerts-41c0' },
  { type: 'LicenseExpired', url: `${hooks}/alerts`, secret: 'cedar-alerts-41c0' },
  { type: 'DatasetScanCompleted', url: `${compliance}/scans`, secret: 'ridge-scans-77ab', isSensitive: true },
  {
    type: 'DatasetScanMatchesChanged',
    url: `${compliance}/flaky/matches`,
    secret: 'ridge-scans-77ab',
    isSensitive: true,
  },
  { type: 'NpdbUpdateRequestRejected', url: `${compliance}/npdb`, secret: 'ridge-scans-77ab' },
  { type: 'ProviderStatusChanged', url: brokenReceiver },
  { type: 'ProviderProfileImportCompleted', url: 'https://hr.cedarridge.example/imports' },
  { type: 'CredentialingRequestChanged', url: 'https://hr.cedarridge.example/requests' },
  { type: 'ExportCompleted', url: 'http://reports.cedarridge.example:8080/exports', isInsecure: true },
  { type: 'GenerateReport', url: 'http://reports.cedarridge.example:8080/reports', isInsecure: true },
];

/** When a generated webhook was created, in days before the epoch. */
export function daysSinceCreated({ url }: WebhookRecord): number {
  return url.startsWith(compliance) ? complianceDays : 29;
}

/** Whether the generated webhook of a type was sent what is sensitive. */
export function wasSensitive(type: string): boolean {
  return descriptions.some((description) => description.type === type && description.isSensitive === true);
}

/** The webhooks that the organization has when the service starts. */
export function generateWebhooks({ seed, edgeCases }: Pick<Origin, 'seed' | 'edgeCases'>): WebhookRecord[] {
  const all: Description[] = edgeCases ? [...descriptions, ...oddWebhooks] : descriptions;
  return all.map(({ type, url, secret, isInsecure = false, isSensitive = false }, index) => ({
    id: idFor('webhook', seed, index),
    type,
    url,
    allowInsecureUrl: isInsecure,
    includeSensitiveInfo: isSensitive,
    ...(secret === undefined ? {} : { secret }),
  }));
}
