import { queryOptions } from '@tanstack/react-query';
import type { ProviderEnrollment } from '@/api/models';
import { listPayersOptions, listProviderEnrollmentsPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { largestPage } from '@/api/query';
import { daysSinceSubmission, hasEnded, waitingOf, type Waiting } from '@/domain/enrollment-days';
import { payerName, planName } from '@/domain/payers';
import { localDay } from '@/lib/dates';

/** What waits with one payer, and with each of its plans. */
export interface PayerWaiting extends Waiting {
  /** The payer’s; undefined where its plans do not tell it. */
  id: string | undefined;
  name: string;
  /** Each with the filter of the list that it stands for, where it has an id. */
  plans: readonly (Waiting & { id: string | undefined; name: string })[];
}

/** The filters of the list that has exactly what waits of a plan. */
export const waitingSearch = (payerPlanId: string) =>
  ({ payerPlanId, enrollmentStatus: 'Submitted', unclosed: true }) as const;

/** What waits for payers, those who take longest first: all submitted enrollments are read, by pages. */
export const waitingOptions = () =>
  queryOptions({
    // A write to an enrollment has it read anew, as it does the list.
    queryKey: ['/providers/enrollments', 'waiting'],
    queryFn: async ({ signal, client }) => {
      const [submitted, payers] = await Promise.all([
        readAll(
          listProviderEnrollmentsPages({
            enrollmentStatus: 'Submitted',
            sortedBy: 'Id',
            sortDirection: 'Asc',
            count: largestPage,
          }),
          signal,
        ),
        client.fetchQuery({ ...listPayersOptions(), staleTime: 300_000 }).catch(() => []),
      ]);
      const names = new Map(payers.map((payer) => [payer.id, payerName(payer)]));
      return waitingByPayer(submitted, names, localDay());
    },
    staleTime: 60_000,
  });

/** The same of enrollments that were read: one that was closed waits no more. `names` are those of payers by their ids. */
export function waitingByPayer(
  submitted: readonly ProviderEnrollment[],
  names: ReadonlyMap<string | undefined, string>,
  today: string,
): PayerWaiting[] {
  const waiting = submitted.filter((one) => !hasEnded(one, today));
  return [...grouped(waiting, ({ payerPlan }) => payerPlan?.payerId)]
    .map(([payerId, rows]) => ({
      id: payerId,
      name: names.get(payerId) ?? 'Payer not named',
      ...waitingOf(rows.map((row) => daysSinceSubmission(row, today))),
      plans: [...grouped(rows, ({ payerPlanId, payerPlan }) => payerPlanId ?? payerPlan?.id)].map(
        ([id, ofPlan]) => ({
          id,
          name: planName(ofPlan[0]?.payerPlan),
          ...waitingOf(ofPlan.map((row) => daysSinceSubmission(row, today))),
        }),
      ),
    }))
    .toSorted(
      (one, other) => (other.median ?? -1) - (one.median ?? -1) || one.name.localeCompare(other.name),
    );
}

function grouped<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | undefined,
): Map<string | undefined, Row[]> {
  const groups = new Map<string | undefined, Row[]>();
  for (const row of rows) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return groups;
}
