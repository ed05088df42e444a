import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Group, PayerPlan } from '@/api/models';
import { isApiError } from '@/api/errors';
import { count } from '@/lib/words';
import { enrollmentCountOptions } from '@/queries/enrollments';
import { useChangeGroupPlans } from '@/queries/groups';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { planName } from '../-payers/plan-words';
import { CannotDialog } from './cannot-dialog';
import { groupName } from './group-words';

interface UnlinkPlanDialogProps {
  group: Group & { id: string };
  plan: PayerPlan;
  onClose(): void;
}

/** Takes a plan from a group; one that somebody of the group is enrolled with stays (contract.md). */
export function UnlinkPlanDialog({ group, plan, onClose }: UnlinkPlanDialogProps) {
  const change = useChangeGroupPlans();
  const { id: payerPlanId = '' } = plan;
  const enrollments = useQuery(enrollmentCountOptions({ groupId: group.id, payerPlanId }));
  const name = planName(plan);
  const isUsed =
    enrollments.data?.any ?? (isApiError(change.error) && change.error.errors['$.remove[0]'] !== undefined);

  if (isUsed) {
    const total = enrollments.data?.total;
    return (
      <CannotDialog title={`${name} cannot be unlinked yet`} onClose={onClose}>
        <p>
          {groupName(group)} has {total ? count(total, 'enrollment') : 'enrollments'} with this plan. Delete
          them first.
        </p>
        <p>
          <Link
            to="/groups/$groupId"
            params={{ groupId: group.id }}
            search={{ tab: 'enrollments', payerPlanId }}
            onClick={onClose}
          >
            Show these enrollments
          </Link>
        </p>
      </CannotDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Unlink ${name}?`}
      action="Unlink plan"
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { groupId: group.id, remove: [payerPlanId] },
          {
            onSuccess: () => {
              notify({ tone: 'found', title: `${name} was unlinked from ${groupName(group)}` });
              onClose();
            },
          },
        )
      }
    >
      <p>
        Providers of {groupName(group)} can no longer be enrolled with it. The plan itself stays with its
        payer and can be linked again.
      </p>
    </ConfirmDialog>
  );
}
