import { describe, expect, test } from 'vitest';
import type { LicenseRecord } from '../store/world';
import { type LicenseStatus, hasStatus, licenseStatuses } from './license-status';

const license: LicenseRecord = {
  id: '1',
  providerId: '2',
  licenseNumber: '3',
  licenseTypeId: '4',
  state: 'AZ',
  isPrimary: true,
  jobStatus: 'Idle',
  approvedStatus: 'Yes',
  restrictionStatus: 'None',
  createdAt: '2020-01-01T00:00:00Z',
  attempts: 1,
  currentVerificationStatus: 'Found',
};

const today = '2026-11-20';

function statusesOf(facts: Partial<LicenseRecord>): LicenseStatus[] {
  return licenseStatuses.filter((status) => hasStatus({ ...license, ...facts }, status, today));
}

describe('the statuses of a license', () => {
  test.each<[string | undefined, LicenseStatus[]]>([
    ['2026-11-19T00:00:00Z', ['Expired', 'Found']],
    ['2026-11-20T00:00:00Z', ['Active', 'ExpiresSoon', 'Found']],
    ['2027-02-18T00:00:00Z', ['Active', 'ExpiresSoon', 'Found']],
    ['2027-02-19T00:00:00Z', ['Active', 'Found']],
    [undefined, ['Active', 'Found']],
  ])('expiring on %s are %j: good on the day itself, soon from 90 days before', (expiryDate, statuses) => {
    expect(statusesOf({ expiryDate })).toEqual(statuses);
  });

  test.each<[string | undefined, LicenseStatus[]]>([
    ['NeedsReview', ['NeedsReview']],
    ['NotFound', ['NotFound']],
    ['Failed', ['UnableToVerify']],
    ['Working', []],
    [undefined, []],
  ])('after a verification that ended in %s are %j', (currentVerificationStatus, statuses) => {
    expect(statusesOf({ currentVerificationStatus })).toEqual(statuses);
  });

  test('name disciplinary actions beside the rest', () => {
    expect(statusesOf({ hasDisciplinaryActions: true })).toEqual(['Active', 'DisciplinaryActions', 'Found']);
  });
});
