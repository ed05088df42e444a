import { expect, test } from 'vitest';
import type { ProviderEnrollment, ProviderEnrollmentPatch } from '@/api/models';
import { bulkFields } from './bulk-fields';
import { enrollment } from './enrollment';

const [status, submitted] = bulkFields<ProviderEnrollment, ProviderEnrollmentPatch>(
  enrollment,
  ['enrollmentStatus', 'submissionDate'],
  (row) => row,
);

test('a row that leaves a value out says nothing of it, though the form of such a record begins with one', () => {
  expect(status?.value({ id: 'e' })).toBe('');
  expect(status?.value({ id: 'e', enrollmentStatus: 'Denied' })).toBe('Denied');
});

test('a day is read and sent as the contract writes it, and emptied by null', () => {
  expect(submitted?.value({ id: 'e', submissionDate: '2026-05-01T00:00:00Z' })).toBe('2026-05-01');
  expect(submitted?.body('2026-06-15')).toEqual({ submissionDate: '2026-06-15T00:00:00Z' });
  expect(submitted?.body('')).toEqual({ submissionDate: null });
});

test('a field that cannot be the same for many is refused', () => {
  expect(() =>
    bulkFields<ProviderEnrollment, ProviderEnrollmentPatch>(enrollment, ['groupId'], (row) => row),
  ).toThrow('groupId cannot be set for many records');
});
