import { useQueryClient } from '@tanstack/react-query';
import { invalidateAfterBulk, showRecord } from '@/api/cached-lists';
import type { ProviderEnrollment, ProviderEnrollmentPatch } from '@/api/models';
import { getProviderEnrollmentOptions, updateProviderEnrollment } from '@/api/operations.gen';
import { enrollmentStatuses, midnight } from '@/features/enrollments/list';
import { planName } from '@/domain/payers';
import { namedProviderOptions } from '@/records/provider-name';
import type { BulkField } from '@/jobs/bulk-changes';
import { BulkEdit } from '@/jobs/bulk-edit';
import { showSoon } from '@/jobs/bulk-run';
import { calendarDay } from '@/lib/dates';
import { personName, spellOut } from '@/lib/words';
import type { EnrollmentRow } from '@/features/enrollments/rows';
import type { Selection } from '@/table/bulk-selection';

interface EditEnrollmentsProps {
  selection: Selection<EnrollmentRow>;
  onClose: () => void;
}

type DateName = 'submissionDate' | 'effectiveDate' | 'closedDate';

const dateField = (
  label: string,
  name: DateName,
): BulkField<ProviderEnrollment, ProviderEnrollmentPatch> => ({
  label,
  kind: 'date',
  none: 'No date',
  value: (row) => calendarDay(row[name]) ?? '',
  body: (day) => ({ [name]: midnight(day) || null }),
});

const fields: BulkField<ProviderEnrollment, ProviderEnrollmentPatch>[] = [
  {
    label: 'Status',
    kind: 'choice',
    choices: enrollmentStatuses.map((value) => ({ value, label: spellOut(value) })),
    value: ({ enrollmentStatus }) => enrollmentStatus ?? '',
    body: (status) => ({ enrollmentStatus: status as (typeof enrollmentStatuses)[number] }),
  },
  dateField('Submitted', 'submissionDate'),
  dateField('Effective', 'effectiveDate'),
  dateField('Closed', 'closedDate'),
];

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
