import { Link } from '@tanstack/react-router';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { columns, type NamesOf } from '@/table/columns/columns';
import { entity, recorded, text } from '@/table/columns/kinds';
import { recordId } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import type { PlanRow } from './plan-rows';
import { planName } from '@/domain/payers';
import { Verbatim } from '@/ui/text';
import type { groupPlanList, planList } from './plan-list';

export const planColumns = columns<PlanRow, typeof planList>()([
  entity('display', planName, { label: 'Full name', sort: 'DisplayName', width: 360 }),
  recorded('plan', ({ name }) => textOf(name), { sort: 'Name', width: 220, phoneSlot: 'line' }),
  text('state', ({ state }) => stateName(state), {
    sort: 'State',
    filter: 'state',
    width: 160,
    phoneSlot: 'lineEnd',
  }),
  recordId('id', ({ id }) => id, 'Plan id'),
]);

const payer = entity<PlanRow, NamesOf<typeof groupPlanList>>('payer', (plan) => plan.payer, {
  cell: PayerLink,
  filter: 'payerId',
});

/** The same with the payer, where plans of several stand together. */
export const groupPlanColumns = columns<PlanRow, typeof groupPlanList>()([
  planColumns[0],
  payer,
  ...planColumns.slice(1),
]);

/** Not by keyboard: the row's own keys are for the plan. */
function PayerLink({ payerId, payer }: PlanRow) {
  if (!payerId || !payer) return <Dash />;
  return (
    <Link to="/payers/$payerId" params={{ payerId }} tabIndex={-1}>
      <Verbatim>{payer}</Verbatim>
    </Link>
  );
}
