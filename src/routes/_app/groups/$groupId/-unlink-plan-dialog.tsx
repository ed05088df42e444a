import { Link } from '@tanstack/react-router';
import { useUpdateGroupPayerPlans } from '@/api/operations.gen';
import type { Group, PayerPlan } from '@/api/models';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { planName } from '@/features/payers/plan-words';
import { CannotDialog } from '@/ui/cannot-dialog';
import { groupName } from '@/features/groups/words';
import { useTakeOut } from './-use-take-out';

interface UnlinkPlanDialogProps {
  group: Group & { id: string };
  plan: PayerPlan;
  onClose(): void;
}

/** Takes a plan from a group; one that somebody of the group is enrolled with stays (rules.md 15.2). */
export function UnlinkPlanDialog({ group, plan, onClose }: UnlinkPlanDialogProps) {
  const { id: payerPlanId = '' } = plan;
  const name = planName(plan);
  const { held, confirm } = useTakeOut({
    groupId: group.id,
    member: { payerPlanId },
    change: useUpdateGroupPayerPlans(),
    said: `${name} was unlinked from ${groupName(group)}`,
    onClose,
  });

  if (held) {
    return (
      <CannotDialog title={`${name} cannot be unlinked yet`} onClose={onClose}>
        <p>
          {groupName(group)} has {held} with this plan. Delete them first.
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
    <ConfirmDialog title={`Unlink ${name}?`} action="Unlink plan" {...confirm}>
      <p>
        Providers of {groupName(group)} can no longer be enrolled with it. The plan itself stays with its
        payer and can be linked again.
      </p>
    </ConfirmDialog>
  );
}
