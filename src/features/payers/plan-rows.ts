import type { QueryClient } from '@tanstack/react-query';
import { listPayerPlansOptions, listPayersOptions } from '@/api/operations.gen';
import type { PayerPlan } from '@/api/models';
import { wholeListRows } from '@/api/whole-list';
import { textOf } from '@/lib/words';
import { type groupPlanList } from './plan-list';
import { planName } from '@/domain/payers';

/** A plan with the name of its payer, where that could be read. */
export interface PlanRow extends PayerPlan {
  payer?: string;
}

type Params = ReturnType<typeof groupPlanList.toParams>;

/** Whose plans: those of a payer, or those that are linked to a group. */
interface PlansAbout {
  payerId?: string;
  groupId?: string;
}

/** The plans that match the list's parameters, in its order. */
export function planRows(plans: readonly PayerPlan[], params: Params): PayerPlan[] {
  const { name = '', payerId, state, sortedBy, sortDirection } = params;
  const words = name.toLowerCase();
  const found = plans.filter(
    (plan) =>
      (!words || planName(plan).toLowerCase().includes(words)) &&
      (!payerId || plan.payerId === payerId) &&
      (!state || plan.state === state),
  );
  const key = (plan: PayerPlan) => {
    if (sortedBy === 'Name') return `${textOf(plan.name)}\n${planName(plan)}`;
    if (sortedBy === 'State') return `${textOf(plan.state)}\n${planName(plan)}`;
    return planName(plan);
  };
  const sign = sortDirection === 'Desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * key(one).localeCompare(key(other), 'en'));
}

/** A plan carries the id of its payer only; the payers are few and read once. */
async function withPayers(queryClient: QueryClient, plans: PayerPlan[]): Promise<PlanRow[]> {
  const payers = await queryClient.fetchQuery(listPayersOptions()).catch(() => []);
  const names = new Map(payers.map(({ id, name }) => [id, textOf(name)]));
  return plans.map((plan) => ({ ...plan, payer: names.get(plan.payerId ?? '') ?? '' }));
}

/** The rows of a list of plans, each with the name of its payer. */
export const planListRows = (about: PlansAbout) => (params: Params, queryClient: QueryClient) =>
  wholeListRows(queryClient, listPayerPlansOptions(about), params, (plans) =>
    withPayers(queryClient, planRows(plans, params)),
  );
