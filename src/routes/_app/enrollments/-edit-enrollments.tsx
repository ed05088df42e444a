import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk, showRecord } from '@/api/cached-lists';
import type { ProviderEnrollment, ProviderEnrollmentPatch } from '@/api/models';
import { getProviderEnrollmentOptions, updateProviderEnrollment } from '@/api/operations.gen';
import { planName } from '@/domain/payers';
import { bulkFields } from '@/records/bulk-fields';
import { enrollment } from '@/records/enrollment';
import { namedProviderOptions } from '@/records/provider-name';
import { BulkEdit } from '@/jobs/bulk-edit';
import { showSoon } from '@/jobs/bulk-run';
import { personName } from '@/lib/words';
import type { EnrollmentRow } from '@/features/enrollments/rows';
import type { Selection } from '@/table/list/bulk-selection';

interface EditEnrollmentsProps {
  selection: Selection<EnrollmentRow>;
  onClose: () => void;
}

const fields = bulkFields<ProviderEnrollment, ProviderEnrollmentPatch>(
  enrollment,
  ['enrollmentStatus', 'submissionDate', 'effectiveDate', 'closedDate'],
  (row) => row,
);

/** Sets status and dates of many enrollments. */
export function EditEnrollments({ selection, onClose }: EditEnrollmentsProps) {
  const queryClient = useQueryClient();
  return (
    <BulkEdit
      title="Change enrollments"
      one="enrollment"
      many="enrollments"
      selection={selection}
      fields={fields}
      id={({ id }) => id}
      label={({ providerName, providerId = '', payerPlan }) => {
        // Of enrollments selected on screen the name stands with the row, which has read it.
        const provider = queryClient.getQueryData(namedProviderOptions(providerId).queryKey);
        const who = providerName ?? (provider && personName(provider));
        return [who, payerPlan && planName(payerPlan)].filter(Boolean).join(', ') || 'Enrollment';
      }}
      read={(providerEnrollmentId) =>
        queryClient.fetchQuery({ ...getProviderEnrollmentOptions({ providerEnrollmentId }), staleTime: 0 })
      }
      send={async (providerEnrollmentId, body) => {
        const answer = await updateProviderEnrollment({ providerEnrollmentId, body });
        showSoon(() => showRecord(queryClient, '/providers/enrollments', providerEnrollmentId, answer, body));
      }}
      onRest={(isSeen) => invalidateAfterBulk(queryClient, 'updateProviderEnrollment', isSeen)}
      onClose={onClose}
    />
  );
}
