import type { ProviderEnrollment, ProviderEnrollmentPatch } from '@/api/models';
import { getProviderEnrollmentOptions, updateProviderEnrollment } from '@/api/operations.gen';
import { type EnrollmentRow, enrollmentWords } from '@/features/enrollments/rows';
import { defineBulkEdit } from '@/jobs/bulk-edit';
import { formatNumber } from '@/lib/words';
import { bulkFields } from '@/records/bulk-fields';
import { enrollment } from '@/records/enrollment';
import { Note } from '@/ui/layout';

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
  takesBack: true,
  warning(valueOf, rows) {
    const day = valueOf('Effective');
    if (valueOf('Status') !== 'Enrolled' || day) return null;
    const without = rows?.filter(({ effectiveDate }) => day === '' || !effectiveDate).length;
    if (without === 0) return null;
    return (
      <Note tone="warning">
        {without === undefined
          ? 'Enrolled is set without an effective date: those who have none yet get none. Set Effective as well, if the payer has named the day.'
          : `${formatNumber(without)} of them will be enrolled without an effective date. Payer rosters list them all the same, without the day from which they can bill.`}
      </Note>
    );
  },
});
