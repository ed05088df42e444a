import { count, textOf } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { payerName, type PayerRow } from '@/features/payers/payer-rows';
import { planName } from '@/features/payers/plan-list';

/** A plan without the name of its payer, which stands before it in the row. */
const planWords = ({ plans }: PayerRow) =>
  plans
    ?.map((plan) => [textOf(plan.name), textOf(plan.state)].filter(Boolean).join(' ') || planName(plan))
    .join(', ');

export const payerColumns = columns<PayerRow>()([
  {
    id: 'name',
    header: 'Name',
    value: payerName,
    cell: (payer) => <bdi>{payerName(payer)}</bdi>,
    sort: 'Name',
    width: 280,
  },
  {
    id: 'count',
    header: 'Plan count',
    value: ({ plans }) => plans?.length,
    sort: 'Plans',
    sortWords: ['fewest first', 'most first'],
    width: 88,
    align: 'end',
    phone: 'titleEnd',
    phoneCell: ({ plans }) => plans && count(plans.length, 'plan'),
  },
  { id: 'plans', header: 'Plans', value: planWords, width: 480, phone: 'line' },
  { id: 'id', header: 'Payer id', value: ({ id }) => id, mono: true, width: 300, optional: true },
]);
