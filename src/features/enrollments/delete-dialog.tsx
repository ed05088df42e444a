import { useQuery } from '@tanstack/react-query';
import { useDeleteProviderEnrollment } from '@/api/operations.gen';
import type { ProviderEnrollment } from '@/api/models';
import { namedProviderOptions } from '@/features/providers/name';
import { fullName, textOf } from '@/lib/words';
import { DeleteDialog } from '@/ui/delete-dialog';
import { planName } from '@/features/payers/plan-words';

interface EnrollmentDeleteDialogProps {
  enrollment: ProviderEnrollment;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Deletes an enrollment, which is for mistakes: one that has ended is closed by its date. */
export function EnrollmentDeleteDialog({ enrollment, onClose, onDeleted }: EnrollmentDeleteDialogProps) {
  const remove = useDeleteProviderEnrollment();
  const { id = '', providerId = '', payerPlan, group } = enrollment;
  const { data: provider } = useQuery({ ...namedProviderOptions(providerId), enabled: providerId !== '' });
  const name = provider ? fullName(provider) : 'The provider';

  return (
    <DeleteDialog
      title="Delete this enrollment?"
      action="Delete enrollment"
      variables={{ providerEnrollmentId: id }}
      remove={remove}
      said={{
        deleted: 'Enrollment deleted',
        // Or its group or provider went.
        already: 'The enrollment was deleted already',
        message: planName(payerPlan),
      }}
      onClose={onClose}
      onDeleted={onDeleted}
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
    </DeleteDialog>
  );
}
