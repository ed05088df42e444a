import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { PayerPlan } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { payerOptions } from '@/queries/payers';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { PageHeader } from '@/ui/page-header';
import type { PayerTask } from './-payers/payer-dialogs';
import { payerName } from './-payers/payer-rows';
import { planColumns } from './-payers/plan-columns';
import { planList } from './-payers/plan-list';
import { planPages, planRowsOptions } from './-payers/plan-rows';

const PayerDialogs = lazyPart(async () => (await import('./-payers/payer-dialogs')).PayerDialogs);
const PlanDialog = lazyPart(async () => (await import('./-payers/plan-dialog')).PlanDialog);
const PlanDeleteDialog = lazyPart(
  async () => (await import('./-payers/plan-delete-dialog')).PlanDeleteDialog,
);

export const Route = createFileRoute('/_app/payers/$payerId')({
  validateSearch: planList.validateSearch,
  loader: ({ context: { queryClient }, params: { payerId } }) =>
    queryClient.ensureQueryData(payerOptions(payerId)),
  component: PayerPage,
});

type PlanTask = { kind: 'new' } | { kind: 'edit' | 'delete'; plan: PayerPlan };

const planId = ({ id }: PayerPlan) => id;

/** A payer and its plans. */
function PayerPage() {
  const { payerId } = Route.useParams();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(payerOptions(payerId));
  const payer = { ...data, id: payerId };
  const { ask } = useListSearch(planList);
  const about = { payerId };
  const query = planRowsOptions(queryClient, about, ask);
  const blocked = useWriteBlocked('Groups');
  const short = blocked && 'Not for your role';
  const [task, setTask] = useState<PayerTask>();
  const [planTask, setPlanTask] = useState<PlanTask>();
  const button = (label: string, run: () => void, look: { variant?: 'default'; color?: 'red' } = {}) => (
    <Button {...look} disabled={Boolean(blocked)} title={blocked} onClick={run}>
      {label}
    </Button>
  );
  const create = button('New plan', () => setPlanTask({ kind: 'new' }));
  return (
    <>
      <PageHeader
        title={payerName(payer)}
        subtitle={<ListCount list={planList} query={query} />}
        crumbs={[{ label: 'Payers', to: '/payers' }]}
        actions={
          <>
            {button('Rename', () => setTask({ kind: 'rename', payer }), { variant: 'default' })}
            {button('Delete', () => setTask({ kind: 'delete', payer }), { variant: 'default', color: 'red' })}
            {create}
          </>
        }
      />
      <DataTable
        list={planList}
        columns={planColumns}
        query={query}
        walk={planPages(queryClient, about, ask)}
        rowId={planId}
        rowActions={(plan) => [
          {
            label: 'Show its enrollments',
            icon: 'today',
            run: () => void navigate({ to: '/enrollments', search: { payerPlanId: plan.id } }),
          },
          { label: 'Edit', icon: 'edit', blocked: short, run: () => setPlanTask({ kind: 'edit', plan }) },
          {
            label: 'Delete',
            icon: 'trash',
            danger: true,
            divided: true,
            blocked: short,
            run: () => setPlanTask({ kind: 'delete', plan }),
          },
        ]}
        empty={{
          title: 'No plans yet',
          text: 'Groups are linked to plans, and their providers are enrolled with them. A plan may hold in one state or in all.',
          action: create,
        }}
      />
      <Suspense>
        {task && (
          <PayerDialogs
            task={task}
            onClose={() => setTask(undefined)}
            onDeleted={() => void navigate({ to: '/payers' })}
          />
        )}
        {planTask?.kind === 'new' && <PlanDialog payerId={payerId} onClose={() => setPlanTask(undefined)} />}
        {planTask?.kind === 'edit' && (
          <PlanDialog plan={planTask.plan} onClose={() => setPlanTask(undefined)} />
        )}
        {planTask?.kind === 'delete' && (
          <PlanDeleteDialog plan={planTask.plan} onClose={() => setPlanTask(undefined)} />
        )}
      </Suspense>
    </>
  );
}
