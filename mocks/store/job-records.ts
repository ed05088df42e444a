import type { components } from '../../src/api/schema';
import type { WebhookDelivery } from './records';

/** Work that is due at a time, in service milliseconds. */
interface DueWork {
  id: string;
  dueAt: number;
}

/** One of the two steps of a verification. */
export interface VerificationJobRecord extends DueWork {
  kind: 'start-verification' | 'finish-verification';
  licenseId: string;
  providerId: string;
  verificationId?: string | undefined;
  trigger: string;
  monitoring?: components['schemas']['MonitoringMetadata'] | undefined;
}

/** One of the two steps of a scan. */
export interface ScanJobRecord extends DueWork {
  kind: 'start-scan' | 'finish-scan';
  scanId: string;
}

/** The daily look at expiry dates. */
export interface ExpiryJobRecord extends DueWork {
  kind: 'expiry-checks';
}

/** The next moment at which monitors are due. */
export interface MonitorJobRecord extends DueWork {
  kind: 'monitors';
}

/** An attempt to deliver a message, or the answer to one. */
export interface DeliveryJobRecord extends DueWork {
  kind: 'start-delivery' | 'finish-delivery';
  delivery: WebhookDelivery;
}

/** One of the two steps of a profile import. */
export interface ImportJobRecord extends DueWork {
  kind: 'start-import' | 'finish-import';
  importId: string;
}

/** The operator takes up a credentialing request again. */
export interface CredentialingJobRecord extends DueWork {
  kind: 'credentialing';
  requestId: string;
}

export type JobRecord =
  | CredentialingJobRecord
  | ImportJobRecord
  | VerificationJobRecord
  | ScanJobRecord
  | ExpiryJobRecord
  | MonitorJobRecord
  | DeliveryJobRecord;
