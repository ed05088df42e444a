import type { ProviderEnrollment, ProviderEnrollmentPatch } from '@/api/models';
import { getProviderEnrollmentOptions, updateProviderEnrollment } from '@/api/operations.gen';
import { type EnrollmentRow, enrollmentWords } from '@/features/enrollments/rows';
import { defineBulkEdit } from '@/jobs/bulk-edit';
import { bulkFields } from '@/records/bulk-fields';
import { enrollment } from '@/records/enrollment';

/** Sets status and dates of many enrollments. */
export const EditEnrollments = defineBulkEdit<EnrollmentRow, ProviderEnrollmentPatch, ProviderEnrollment>({
  record: enrollment,
  fields: bulkFields<ProviderEnrollment, ProviderEnrollmentPatch>(
    enrollment,
    ['enrollmentStatus', 'submissionDate', 'effectiveDate', 'closedDate'],
    (row) => row,
  ),
  id: ({ id }) => id,
  label: enrollmentWords,
  read: (providerEnrollmentId) => getProviderEnrollmentOptions({ providerEnrollmentId }),
  write: updateProviderEnrollment,
  send: (providerEnrollmentId, body) => updateProviderEnrollment({ providerEnrollmentId, body }),
  lists: '/providers/enrollments',
});
