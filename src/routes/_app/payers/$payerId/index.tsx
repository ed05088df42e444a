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
import { planColumns } from '@/features/payers/plan-columns';
import { planList } from '@/features/payers/plan-list';
import { planListRows } from '@/features/payers/plan-rows';

export const Route = createFileRoute('/_app/payers/$payerId/')({
  validateSearch: planList.validateSearch,
  loader: ({ context: { queryClient }, params: { payerId } }) =>
    queryClient.ensureQueryData(getPayerOptions({ payerId })),
  component: PayerPage,
});

const planId = ({ id }: PayerPlan) => id;

/** A payer and its plans. */
function PayerPage() {
  const { payerId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { data: payer } = useSuspenseQuery(getPayerOptions({ payerId }));
  const listed = useListOf(planList, planListRows({ payerId }));
  const changes = useRecordActions(planRecord);
  const create = (
    <Button needs={createPayerPlan} onClick={() => createRecord(planRecord, { given: { payerId } })}>
      New plan
    </Button>
  );
  return (
    <RecordPage
      record={payerRecord}
      item={payer}
      subtitle={<ListCount listed={listed} />}
      actions={
        <>
          <RecordButtons record={payerRecord} item={payer} />
          {create}
        </>
      }
      isTable
    >
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
    </RecordPage>
  );
}
