import type { WebhookType } from '@/api/models';
import {
  sampleAlert,
  sampleExport,
  sampleImport,
  sampleLicense,
  sampleMatch,
  sampleProvider,
  sampleReport,
  sampleRequest,
  sampleScan,
} from './samples';

interface TypeInfo {
  /** When it is sent, by its name, as the end of "Sent when …". */
  when: string;
  /** What the payload holds, as the end of "with …". */
  holds: string;
  sample: object;
}

const infos: Record<WebhookType, TypeInfo> = {
  VerificationCompleted: {
    when: 'a verification of a license has ended, whatever came of it',
    holds: 'the license with that verification',
    sample: sampleLicense,
  },
  LicenseStatusChanged: {
    when: 'the verification status, the approval or the restriction of a license is another one now',
    holds: 'the license',
    sample: { ...sampleLicense, currentVerificationStatus: 'NeedsReview' },
  },
  LicenseChanged: {
    when: 'a source tells something else about a license than at the verification before',
    holds: 'the alert that was raised',
    sample: sampleAlert('LicenseChanged', 'License {licenseNumber} changed'),
  },
  LicenseExpiresSoon: {
    when: 'a license comes close to its expiry',
    holds: 'the alert that was raised',
    sample: sampleAlert('LicenseExpiresSoon', 'License {licenseNumber} expires soon'),
  },
  LicenseExpired: {
    when: 'a license has expired',
    holds: 'the alert that was raised',
    sample: sampleAlert('LicenseExpired', 'License {licenseNumber} expired'),
  },
  DatasetScanCompleted: {
    when: 'a scan of a list or database has ended, or a continuous one has begun to run',
    holds: 'the scan with its matches',
    sample: sampleScan(),
  },
  DatasetScanMatchesChanged: {
    when: 'a scan found other records than the one before it',
    holds: 'the scan with its matches',
    sample: sampleScan({ matches: [sampleMatch] }),
  },
  NpdbUpdateRequestRejected: {
    when: 'NPDB cannot follow a change of a provider, because something that it needs is missing now',
    holds: 'the scan that it concerns',
    sample: sampleScan({ type: 'Npdb', status: 'Active', completed: undefined }),
  },
  ProviderStatusChanged: {
    when: 'the credentialing status of a provider changes, or a provider is deactivated or active again',
    holds: 'the provider',
    sample: sampleProvider,
  },
  ProviderProfileImportCompleted: {
    when: 'the import of a provider profile has ended',
    holds: 'the import',
    sample: sampleImport,
  },
  CredentialingRequestChanged: {
    when: 'something happened to a credentialing request',
    holds: 'the request with its latest event',
    sample: sampleRequest,
  },
  ExportCompleted: {
    when: 'an exported file is ready',
    holds: 'what names the file',
    sample: sampleExport,
  },
  GenerateReport: {
    when: 'a report of the organization is ready',
    holds: 'the entry of the report',
    sample: sampleReport,
  },
};

/** What is known of a type; undefined for one that is newer than this console. */
export function webhookTypeInfo(type: string | undefined): TypeInfo | undefined {
  return type !== undefined && Object.hasOwn(infos, type) ? infos[type as WebhookType] : undefined;
}

/** The invented payload of a type as text; `{}` for a type that nobody knows here. */
export function samplePayload(type: string | undefined): string {
  return JSON.stringify(webhookTypeInfo(type)?.sample ?? {}, null, 2);
}
