import { IconListCheck } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { createPayerPlan, getPayerOptions } from '@/api/operations.gen';
import type { PayerPlan } from '@/api/models';
import { payer as payerRecord } from '@/records/payer';
import { plan as planRecord } from '@/records/plan';
import { RecordButtons } from '@/records/record-buttons';
import { RecordPage } from '@/records/record-page';
import { createRecord, useRecordActions } from '@/records/use-record-actions';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list/list-count';
import { useListOf } from '@/table/list/use-list';
import { Button } from '@/ui/button';
import { lazyComponent } from '@/ui/lazy-component';
import { planColumns } from '@/features/payers/plan-columns';
import { planList } from '@/features/payers/plan-list';
import { planListRows } from '@/features/payers/plan-rows';
import { payerSearch } from './-tabs';

const PayerRoster = lazyComponent(async () => (await import('./-roster/screen')).PayerRoster);

export const Route = createFileRoute('/_app/payers/$payerId/')({
  validateSearch: payerSearch,
  loader: ({ context: { queryClient }, params: { payerId } }) =>
    queryClient.ensureQueryData(getPayerOptions({ payerId })),
  component: PayerPage,
});

/** The parts of the page, in order. */
const tabs = [
  { id: 'plans', label: 'Plans' },
  { id: 'roster', label: 'Roster' },
] as const;

const planId = ({ id }: PayerPlan) => id;

/** A payer: its plans, and its roster. */
function PayerPage() {
  const { payerId } = Route.useParams();
  const { tab = 'plans' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: payer } = useSuspenseQuery(getPayerOptions({ payerId }));
  const listed = useListOf(planList, planListRows({ payerId }));
  const changes = useRecordActions(planRecord);
  const create = (
    <Button needs={createPayerPlan} onClick={() => createRecord(planRecord, { given: { payerId } })}>
      New plan
    </Button>
  );
  const plans = (
    <DataTable
      listed={listed}
      columns={planColumns}
      rowId={planId}
      rowActions={(plan) => [
        {
          label: 'Show its enrollments',
          icon: IconListCheck,
          run: () => void navigate({ to: '/enrollments', search: { payerPlanId: plan.id } }),
        },
        ...changes(plan),
      ]}
      empty={{
        title: 'No plans yet',
        text: 'Groups are linked to plans, and their providers are enrolled with them. A plan may hold in one state or in all.',
        action: create,
      }}
    />
  );
  return (
    <RecordPage
      record={payerRecord}
      item={payer}
      subtitle={
        tab === 'plans' ? (
          <ListCount listed={listed} />
        ) : (
          'The list of its providers, as the payer wants it, and what was sent'
        )
      }
      actions={<RecordButtons record={payerRecord} item={payer} />}
      isTable={tab === 'plans'}
      tabs={{
        label: 'Parts of the payer',
        all: tabs,
        current: tab,
        content: {
          plans: { action: create, content: plans },
          roster: { content: <PayerRoster key={payerId} payer={payer} /> },
        },
      }}
    />
  );
}
