import type { QueryClient } from '@tanstack/react-query';
import { listPayerPlansOptions, listPayersOptions } from '@/api/operations.gen';
import type { Payer, PayerPlan } from '@/api/models';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { wholeListRows } from '@/api/whole-list';
import { payerName, planName } from '@/domain/payers';
import { type Waiting, waitingOf } from '@/domain/enrollment-days';
import { waitingOptions } from '@/features/enrollments/waiting';
import { lastSentOptions } from '@/features/payer-roster/sent';
import type { payerList } from './-list';

/** A payer with its plans; undefined where the plans could not be read. */
export interface PayerRow extends Payer {
  plans?: readonly PayerPlan[] | undefined;
  /** When a roster was sent to it last, `YYYY-MM-DD`. */
  sent?: string | undefined;
  /** How many enrollments wait for its answer, and for how long; undefined where they could not be read. */
  waiting?: Waiting | undefined;
}

type PayerParams = ReturnType<typeof payerList.toParams>;

/** The payers that match the list's parameters, each with its plans; found by their own name or that of a plan. */
export function payerRows(
  payers: readonly Payer[],
  plans: readonly PayerPlan[] | undefined,
  { name = '', sortedBy, sortDirection }: PayerParams,
): PayerRow[] {
  const words = name.toLowerCase();
  const rows = payers.map((payer): PayerRow => ({
    ...payer,
    plans: plans?.filter(({ payerId }) => payerId === payer.id),
  }));
  const found = rows.filter((row) =>
    [payerName(row), ...(row.plans ?? []).map(planName)].some((one) => one.toLowerCase().includes(words)),
  );
  const sign = sortDirection === 'Desc' ? -1 : 1;
  return found.toSorted(
    (one, other) =>
      sign *
      ((sortedBy === 'Plans' ? (one.plans?.length ?? 0) - (other.plans?.length ?? 0) : 0) ||
        payerName(one).localeCompare(payerName(other), 'en')),
  );
}

/** Payers are worth showing without their plans and rosters, so a failing list of those only leaves their columns empty. */
async function withPlans(queryClient: QueryClient, payers: readonly Payer[], params: PayerParams) {
  const [plans, sent, waiting] = await Promise.all([
    queryClient.fetchQuery(listPayerPlansOptions()).catch(() => undefined),
    readBlocked(currentUser(), 'Files')
      ? undefined
      : queryClient.fetchQuery(lastSentOptions()).catch(() => undefined),
    readBlocked(currentUser(), 'Groups')
      ? undefined
      : queryClient.fetchQuery(waitingOptions()).catch(() => undefined),
  ]);
  const waits = waiting && new Map(waiting.map((one) => [one.id, one]));
  return payerRows(payers, plans, params).map((row) => ({
    ...row,
    sent: sent?.get(row.id),
    waiting: waits && (waits.get(row.id) ?? waitingOf([])),
  }));
}

/** The service gives all payers at once and neither filters nor sorts them: both are done here. */
export const payerPages = (params: PayerParams, queryClient: QueryClient) =>
  wholeListRows(queryClient, listPayersOptions(), params, (payers) => withPlans(queryClient, payers, params));
