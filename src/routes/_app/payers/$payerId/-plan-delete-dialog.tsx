import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeletePayerPlan } from '@/api/operations.gen';
import type { PayerPlan } from '@/api/models';
import { isApiError } from '@/api/errors';
import { count } from '@/lib/words';
import { enrollmentCountOptions } from '@/features/groups/enrollment-count';
import { DeleteDialog } from '@/ui/delete-dialog';
import { CannotDialog } from '@/ui/cannot-dialog';
import { planName } from '@/features/payers/plan-words';

interface PlanDeleteDialogProps {
  plan: PayerPlan;
  onClose(): void;
}

/** Deletes a plan; one that somebody is enrolled with stays (the service refuses it). */
export function PlanDeleteDialog({ plan, onClose }: PlanDeleteDialogProps) {
  const remove = useDeletePayerPlan();
  const { id: payerPlanId = '' } = plan;
  const { data: enrollments } = useQuery(enrollmentCountOptions({ payerPlanId }));
  const name = planName(plan);
  const isRefused = isApiError(remove.error) && remove.error.errors['payerPlanId'] !== undefined;

  if (isRefused || enrollments?.any) {
    const total = enrollments?.total;
    return (
      <CannotDialog title={`${name} cannot be deleted yet`} onClose={onClose}>
        <p>
          {total ? count(total, 'enrollment') : 'Enrollments'} with this plan {total === 1 ? 'is' : 'are'}{' '}
          held. Delete {total === 1 ? 'it' : 'them'} first.
        </p>
        <p>
          <Link to="/enrollments" search={{ payerPlanId }} onClick={onClose}>
            Show these enrollments
          </Link>
        </p>
      </CannotDialog>
    );
  }
  return (
    <DeleteDialog
      title={`Delete ${name}?`}
      action="Delete plan"
      variables={{ payerPlanId }}
      remove={remove}
      said={{ deleted: `${name} was deleted`, already: `${name} was deleted already` }}
      onClose={onClose}
    >
      <p>
        This cannot be taken back. Groups that it is linked to lose it. Nobody is enrolled with it, so no
        enrollment goes with it.
      </p>
    </DeleteDialog>
  );
}
