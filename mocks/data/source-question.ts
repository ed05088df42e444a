import type { LicenseRecord, LicenseTypeRecord, ProviderRecord, SourceRecord } from '../store/records';

/** What a source is asked, with what is known of whom it is about. */
export interface Question {
  license: Pick<
    LicenseRecord,
    | 'id'
    | 'licenseNumber'
    | 'state'
    | 'firstName'
    | 'lastName'
    | 'issueDate'
    | 'expiryDate'
    | 'nonVerifiedInfo'
    | 'origin'
    | 'answer'
    | 'attempts'
  > &
    Partial<Pick<LicenseRecord, 'createdAt'>>;
  provider: ProviderRecord;
  licenseType: LicenseTypeRecord;
  /** What the source has on record under the license's number. */
  record: SourceRecord;
  /** Which verification of the license this is, counted from 1. */
  attempt: number;
  /** When the source is asked, in service milliseconds. */
  at: number;
  seed: number;
  edgeCases: boolean;
  /** When the service started, in milliseconds. */
  epoch: number;
}
