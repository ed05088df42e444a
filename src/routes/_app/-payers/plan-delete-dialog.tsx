import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PayerPlan } from '@/api/models';
import { isApiError } from '@/api/errors';
import { count } from '@/lib/words';
import { enrollmentCountOptions } from '@/queries/enrollments';
import { useDeletePayerPlan } from '@/queries/payers';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { CannotDialog } from '../-groups/cannot-dialog';
import { planName } from './plan-words';

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

  function done(title: string) {
    notify({ tone: 'found', title });
    onClose();
  }

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
    <ConfirmDialog
      title={`Delete ${name}?`}
      action="Delete plan"
      danger
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(payerPlanId, {
          onSuccess: () => done(`${name} was deleted`),
          // Somebody else did meanwhile.
          onError: (error) => {
            if (isApiError(error) && error.status === 404) done(`${name} was deleted already`);
          },
        })
      }
    >
      <p>
        This cannot be taken back. Groups that it is linked to lose it. Nobody is enrolled with it, so no
        enrollment goes with it.
      </p>
    </ConfirmDialog>
  );
}
