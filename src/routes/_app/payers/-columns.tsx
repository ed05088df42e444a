import { count as countWords, formatNumber, textOf } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { date, entity, list } from '@/table/columns/kinds';
import { amount, count, recordId } from '@/table/columns/more-kinds';
import { payerName, planName } from '@/domain/payers';
import type { payerList } from './-list';
import type { PayerRow } from './-rows';

/** A plan without the name of its payer, which stands before it in the row. */
const planWords = ({ plans }: PayerRow) =>
  plans?.map((plan) => [textOf(plan.name), textOf(plan.state)].filter(Boolean).join(' ') || planName(plan));

export const payerColumns = columns<PayerRow, typeof payerList>()([
  entity('name', payerName, { sort: 'Name', width: 240 }),
  count('count', ({ plans }) => plans?.length, {
    label: 'Plan count',
    sort: 'Plans',
    width: 124,
    phoneSlot: 'titleEnd',
    phoneCell: ({ plans }) => plans && countWords(plans.length, 'plan'),
  }),
  list('plans', planWords, { width: 304, phoneSlot: 'line' }),
  amount('waiting', ({ waiting }) => waiting?.amount, formatNumber, {
    label: 'Enrollments waiting',
    phoneLabel: 'Waiting',
    width: 156,
  }),
  amount('longest', ({ waiting }) => waiting?.longest, formatNumber, {
    label: 'Longest, days',
    phoneLabel: 'Longest',
    width: 116,
  }),
  date('sent', ({ sent }) => sent, { label: 'Roster sent', width: 120 }),
  recordId('id', ({ id }) => id, 'Payer id'),
]);
