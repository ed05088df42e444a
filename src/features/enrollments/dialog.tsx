import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useCreateProviderEnrollment, useUpdateProviderEnrollment } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { ProviderEnrollment } from '@/api/models';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { planName } from '@/features/payers/plan-words';
import { EnrollmentFields, type EnrollmentAbout } from './fields';
import {
  changedEnrollmentSchema,
  enrollmentPatch,
  enrollmentRequest,
  enrollmentSchema,
  enrollmentValues,
  type CheckedEnrollment,
  type EnrollmentValues,
} from './form-values';

interface EnrollmentDialogProps {
  about?: EnrollmentAbout | undefined;
  /** The enrollment to change; without one, a new one is created. */
  enrollment?: ProviderEnrollment | undefined;
  onClose(): void;
}

/** Creates an enrollment or changes one; then only what was changed here is sent. */
export function EnrollmentDialog({ about = {}, enrollment, onClose }: EnrollmentDialogProps) {
  // What the form started with, also when the enrollment is read anew while it is open.
  const [before] = useState(() => enrollmentValues(enrollment ?? about));
  const enrollmentId = enrollment?.id;
  const resolver: Resolver<EnrollmentValues, unknown, CheckedEnrollment> = (values, ...rest) =>
    zodResolver(enrollmentId ? changedEnrollmentSchema(values, before) : enrollmentSchema)(values, ...rest);
  const form = useForm({ resolver, defaultValues: before, mode: 'onTouched' });
  const create = useCreateProviderEnrollment();
  const update = useUpdateProviderEnrollment();
  const { error, isPending } = enrollmentId ? update : create;

  async function save(values: CheckedEnrollment) {
    if (!enrollmentId) return create.mutateAsync({ body: enrollmentRequest(values) });
    const patch = enrollmentPatch(values, form.getValues(), before);
    return Object.keys(patch).length > 0
      ? update.mutateAsync({ providerEnrollmentId: enrollmentId, body: patch })
      : undefined;
  }

  const draft = enrollmentId
    ? `edit-enrollment:${enrollmentId}`
    : `new-enrollment:${about.groupId ?? ''}:${about.providerId ?? ''}`;
  return (
    <FormDialog title={enrollmentId ? 'Edit the enrollment' : 'New enrollment'} onClose={onClose} width={760}>
      <FormShell
        form={form}
        onSubmit={save}
        onSaved={(saved) => {
          if (saved) {
            notify({
              tone: 'success',
              title: enrollmentId ? 'Enrollment saved' : 'Enrollment created',
              message: planName(saved.payerPlan),
              ...(saved.id && {
                link: {
                  to: '/enrollments/$enrollmentId',
                  params: { enrollmentId: saved.id },
                  label: 'Open it',
                },
              }),
            });
          }
          onClose();
        }}
        error={error}
        pending={isPending}
        submitLabel={enrollmentId ? 'Save changes' : 'Create enrollment'}
        blocked={useWriteBlocked('Groups')}
        draft={{ name: draft }}
      >
        <EnrollmentFields about={about} before={before} />
      </FormShell>
    </FormDialog>
  );
}
