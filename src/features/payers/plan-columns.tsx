import { Link } from '@tanstack/react-router';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import type { PlanRow } from './plan-rows';
import { planName } from './plan-list';

export const planColumns = columns<PlanRow>()([
  {
    id: 'display',
    header: 'Full name',
    value: planName,
    cell: (plan) => <bdi>{planName(plan)}</bdi>,
    sort: 'DisplayName',
    width: 360,
  },
  {
    id: 'plan',
    header: 'Plan',
    value: ({ name }) => textOf(name),
    sort: 'Name',
    width: 220,
    phone: 'line',
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => stateName(state),
    sort: 'State',
    filter: 'state',
    width: 160,
    phone: 'lineEnd',
  },
  { id: 'id', header: 'Plan id', value: ({ id }) => id, mono: true, width: 300, optional: true },
]);

const payerColumn = columns<PlanRow>()([
  {
    id: 'payer',
    header: 'Payer',
    value: ({ payer }) => payer,
    cell: (plan) => <PayerLink plan={plan} />,
    filter: 'payerId',
    width: 220,
  },
]);

/** The same with the payer, where plans of several stand together. */
export const groupPlanColumns = columns<PlanRow>()([planColumns[0], ...payerColumn, ...planColumns.slice(1)]);

/** Not by keyboard: the row's own keys are for the plan. */
function PayerLink({ plan: { payerId, payer } }: { plan: PlanRow }) {
  if (!payerId || !payer) return <Dash />;
  return (
    <Link to="/payers/$payerId" params={{ payerId }} tabIndex={-1}>
      <bdi>{payer}</bdi>
    </Link>
  );
}
