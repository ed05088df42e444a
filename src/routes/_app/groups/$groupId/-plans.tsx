import { IconListCheck, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { updateGroupPayerPlans } from '@/api/operations.gen';
import type { Group, PayerPlan } from '@/api/models';
import { useBlocked } from '@/api/permissions';
import { DataTable } from '@/table/data-table';
import { useListOf } from '@/table/list/use-list';
import { Button } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { groupPlanColumns } from '@/features/payers/plan-columns';
import { groupPlanList } from '@/features/payers/plan-list';
import { planListRows } from '@/features/payers/plan-rows';
import { LinkPlansDialog, UnlinkPlanDialog } from './-plan-dialogs';

const planId = ({ id }: PayerPlan) => id;
const payerOf = ({ payerId }: PayerPlan) => ({ to: '/payers/$payerId', params: { payerId } });

export function LinkPlans({ group }: { group: Group }) {
  return (
    <Button needs={updateGroupPayerPlans} onClick={() => openDialog(() => LinkPlansDialog, { group })}>
      Link plans
    </Button>
  );
}

/** The payer plans that are linked to a group: those that its providers can be enrolled with. */
export function GroupPlans({ group }: { group: Group }) {
  const navigate = useNavigate();
  const blocked = useBlocked(updateGroupPayerPlans) && 'Not for your role';
  return (
    <DataTable
      listed={useListOf(groupPlanList, planListRows({ groupId: group.id }))}
      columns={groupPlanColumns}
      rowId={planId}
      rowLink={payerOf}
      rowActions={(plan) => [
        {
          label: 'Show its enrollments',
          icon: IconListCheck,
          run: () =>
            void navigate({
              to: '/groups/$groupId',
              params: { groupId: group.id },
              search: { tab: 'enrollments', payerPlanId: plan.id },
            }),
        },
        {
          label: 'Unlink from the group',
          icon: IconX,
          divided: true,
          blocked,
          run: () => openDialog(() => UnlinkPlanDialog, { group, plan }),
        },
      ]}
      empty={{
        title: 'No plan is linked to this group',
        text: 'Providers of the group can be enrolled with the plans that are linked to it. Plans are kept with their payers.',
        action: <LinkPlans group={group} />,
      }}
    />
  );
}
