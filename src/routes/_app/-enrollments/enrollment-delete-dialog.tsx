import { useQuery } from '@tanstack/react-query';
import type { ProviderEnrollment } from '@/api/models';
import { isApiError } from '@/api/errors';
import { fullName, textOf } from '@/lib/words';
import { useDeleteEnrollment } from '@/queries/enrollments';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { planName } from '../-payers/plan-words';
import { namedProviderOptions } from './enrollment-rows';

interface EnrollmentDeleteDialogProps {
  enrollment: ProviderEnrollment;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Deletes an enrollment, which is for mistakes: one that has ended is closed by its date. */
export function EnrollmentDeleteDialog({ enrollment, onClose, onDeleted }: EnrollmentDeleteDialogProps) {
  const remove = useDeleteEnrollment();
  const { id = '', providerId = '', payerPlan, group } = enrollment;
  const { data: provider } = useQuery({ ...namedProviderOptions(providerId), enabled: providerId !== '' });
  const name = provider ? fullName(provider) : 'The provider';

  function done(title: string) {
    notify({ tone: 'found', title, message: planName(payerPlan) });
    onClose();
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      title="Delete this enrollment?"
      action="Delete enrollment"
      danger
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => done('Enrollment deleted'),
          // Somebody else did meanwhile, or its group or provider went.
          onError: (error) => {
            if (isApiError(error) && error.status === 404) done('The enrollment was deleted already');
          },
        })
      }
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        is no longer listed with <b>{planName(payerPlan)}</b>
        {textOf(group?.name) && ` in ${textOf(group?.name)}`}. Its dates and comments are gone for good; only
        the event log keeps that it was there.
      </p>
      <p>For an enrollment that has ended, set the day it was closed instead.</p>
    </ConfirmDialog>
  );
}
