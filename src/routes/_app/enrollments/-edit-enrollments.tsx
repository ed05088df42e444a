import type { ProviderEnrollment, ProviderEnrollmentPatch } from '@/api/models';
import { getProviderEnrollmentOptions, updateProviderEnrollment } from '@/api/operations.gen';
import { planName } from '@/domain/payers';
import type { EnrollmentRow } from '@/features/enrollments/rows';
import { defineBulkEdit } from '@/jobs/bulk-edit';
import { personName } from '@/lib/words';
import { bulkFields } from '@/records/bulk-fields';
import { enrollment } from '@/records/enrollment';
import { namedProviderOptions } from '@/records/provider-name';

/** Sets status and dates of many enrollments. */
export const EditEnrollments = defineBulkEdit<EnrollmentRow, ProviderEnrollmentPatch, ProviderEnrollment>({
  record: enrollment,
  fields: bulkFields<ProviderEnrollment, ProviderEnrollmentPatch>(
    enrollment,
    ['enrollmentStatus', 'submissionDate', 'effectiveDate', 'closedDate'],
    (row) => row,
  ),
  id: ({ id }) => id,
  label({ providerName, providerId = '', payerPlan }, queryClient) {
    // Of enrollments selected on screen the name stands with the row, which has read it.
    const provider = queryClient.getQueryData(namedProviderOptions(providerId).queryKey);
    const who = providerName ?? (provider && personName(provider));
    return [who, payerPlan && planName(payerPlan)].filter(Boolean).join(', ') || 'Enrollment';
  },
  read: (providerEnrollmentId) => getProviderEnrollmentOptions({ providerEnrollmentId }),
  write: updateProviderEnrollment,
  send: (providerEnrollmentId, body) => updateProviderEnrollment({ providerEnrollmentId, body }),
  lists: '/providers/enrollments',
});
