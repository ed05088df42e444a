import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import {
  getProviderEnrollmentOptions,
  useCreateProviderEnrollment,
  useDeleteProviderEnrollment,
  useUpdateProviderEnrollment,
} from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { ProviderEnrollment } from '@/api/models';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { planName } from '@/domain/payers';
import { namedProviderOptions } from '@/records/provider-name';
import { fullName, textOf } from '@/lib/words';
import { confirmDelete } from '@/ui/confirm';
import { type EnrollmentAbout, EnrollmentFields } from './fields';
import {
  changedEnrollmentSchema,
  type CheckedEnrollment,
  enrollmentPatch,
  enrollmentRequest,
  enrollmentSchema,
  enrollmentValues,
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
        compared={
          enrollmentId
            ? comparedWith(
                getProviderEnrollmentOptions({ providerEnrollmentId: enrollmentId }),
                enrollmentValues,
              )
            : undefined
        }
        draft={{ name: draft }}
      >
        <EnrollmentFields about={about} before={before} />
      </FormShell>
    </FormDialog>
  );
}

/** Asks before an enrollment is deleted, which is for mistakes: one that has ended is closed by its date. */
export function useEnrollmentDeletion() {
  const { mutateAsync } = useDeleteProviderEnrollment();
  return (enrollment: ProviderEnrollment, onDeleted?: () => void) =>
    confirmDelete({
      title: 'Delete this enrollment?',
      action: 'Delete enrollment',
      children: <LostWithEnrollment enrollment={enrollment} />,
      said: {
        deleted: 'Enrollment deleted',
        // Or its group or provider went.
        already: 'The enrollment was deleted already',
        message: planName(enrollment.payerPlan),
      },
      run: () => mutateAsync({ providerEnrollmentId: enrollment.id ?? '' }),
      onDeleted,
    });
}

function LostWithEnrollment({ enrollment }: { enrollment: ProviderEnrollment }) {
  const { providerId = '', payerPlan, group } = enrollment;
  const { data: provider } = useQuery({ ...namedProviderOptions(providerId), enabled: providerId !== '' });
  return (
    <>
      <p>
        <b>
          <bdi>{provider ? fullName(provider) : 'The provider'}</bdi>
        </b>{' '}
        is no longer listed with <b>{planName(payerPlan)}</b>
        {textOf(group?.name) && ` in ${textOf(group?.name)}`}. Its dates and comments are gone for good; only
        the event log keeps that it was there.
      </p>
      <p>For an enrollment that has ended, set the day it was closed instead.</p>
    </>
  );
}
