import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { addDays, localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { enrollmentList } from './list';
import { waitingOptions, waitingSearch } from './waiting';

const submitted = (days: number) => `${addDays(localDay(), -days)}T00:00:00Z`;

test('What waits is told by payer and plan with its median, the slowest payer first; what was decided or closed waits no more', async () => {
  const service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const { id: groupId } = service.put('groups', { providerIds: [providerId] });
  const plan = (name: string) => {
    const { id: payerId } = service.put('payers', { name });
    return service.put('payerPlans', { payerId, name: `${name} Gold` }).id;
  };
  const [aetna, humana] = [plan('Aetna'), plan('Humana')];
  const enroll = (
    payerPlanId: string,
    days: number,
    enrollmentStatus: 'Submitted' | 'Denied' = 'Submitted',
    closed: { closedDate?: string } = {},
  ) =>
    service.put('enrollments', {
      providerId,
      groupId,
      payerPlanId,
      enrollmentStatus,
      submissionDate: submitted(days),
      ...closed,
    });
  for (const days of [10, 20, 60]) enroll(aetna, days);
  enroll(humana, 90);
  enroll(aetna, 300, 'Denied');
  enroll(aetna, 200, 'Submitted', { closedDate: submitted(1) });
  const client = createQueryClient();
  const waiting = await client.fetchQuery(waitingOptions());
  expect(waiting).toMatchObject([
    { name: 'Humana', amount: 1, median: 90, plans: [{ id: humana, amount: 1 }] },
    { name: 'Aetna', amount: 3, median: 20, longest: 60, plans: [{ id: aetna, amount: 3 }] },
  ]);
  for (const { id = '', amount } of waiting.flatMap(({ plans }) => plans)) {
    const { fetchPage } = enrollmentList.rows(enrollmentList.toParams(waitingSearch(id)), client);
    const { items, totalCount } = await fetchPage(undefined);
    expect([items?.length, totalCount], 'the rows to which the count leads').toEqual([amount, amount]);
  }
});
