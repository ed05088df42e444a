import { describe, expect, test } from 'vitest';
import type { Payer, PayerPlan } from '@/api/models';
import { planRows } from '@/features/payers/plan-rows';
import { createQueryClient } from '@/api/query-client';
import { addDays, localDay } from '@/lib/dates';
import { simulateService } from '@/testing/service';
import { payerPages, payerRows } from './-rows';

const sort = { sortedBy: 'Name', sortDirection: 'Asc' } as const;

const payers: Payer[] = [
  { id: 'm', name: 'Mesa' },
  { id: 'h', name: 'Harbor' },
];
const plans: PayerPlan[] = [
  { id: '1', payerId: 'm', name: 'PPO', state: 'TX', displayName: 'Mesa PPO TX' },
  { id: '2', payerId: 'm', name: 'HMO', displayName: 'Mesa HMO' },
  { id: '3', payerId: 'h', name: 'Gold', state: 'NY', displayName: 'Harbor Gold NY' },
];

const foundPlans = (more: object) =>
  planRows(plans, { sortedBy: 'DisplayName', sortDirection: 'Asc', ...more }).map(({ id }) => id);

describe('payers and plans', () => {
  test('a payer is found by its name or that of a plan, and sorted by how many it has', () => {
    const found = (name: string) => payerRows(payers, plans, { ...sort, name }).map(({ id }) => id);
    expect(found('')).toEqual(['h', 'm']);
    expect(found('gold')).toEqual(['h']);
    expect(found('mesa')).toEqual(['m']);
    const byPlans = payerRows(payers, plans, { sortedBy: 'Plans', sortDirection: 'Desc' });
    expect(byPlans.map((row) => [row.id, row.plans?.length])).toEqual([
      ['m', 2],
      ['h', 1],
    ]);
    expect(payerRows(payers, undefined, sort).map((row) => row.plans)).toEqual([undefined, undefined]);
  });

  test('a plan is found by its full name, its payer and its state', () => {
    expect(foundPlans({})).toEqual(['3', '2', '1']);
    expect(foundPlans({ name: 'mesa ppo' })).toEqual(['1']);
    expect(foundPlans({ payerId: 'm', sortedBy: 'State' })).toEqual(['2', '1']);
    expect(foundPlans({ state: 'NY' })).toEqual(['3']);
  });
});

test('a payer says how many enrollments wait for it and the longest for how many days, also where none does', async () => {
  const service = await simulateService({ providers: 0 });
  const mesa = service.put('payers', { name: 'Mesa' });
  const harbor = service.put('payers', { name: 'Harbor' });
  const plan = service.put('payerPlans', { payerId: mesa.id, name: 'PPO' });
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const { id: groupId } = service.put('groups', { name: 'North' });
  const days = [10, 40];
  for (const ago of days)
    service.put('enrollments', {
      providerId,
      groupId,
      payerPlanId: plan.id,
      enrollmentStatus: 'Submitted',
      submissionDate: `${addDays(localDay(), -ago)}T00:00:00Z`,
    });
  const client = createQueryClient();
  const { fetchPage } = payerPages({ ...sort }, client);
  const { items = [] } = await fetchPage(undefined);
  const waits = items.map(({ id, waiting }) => [id, waiting?.amount, waiting?.longest]);
  expect(waits).toEqual([
    [harbor.id, 0, undefined],
    [mesa.id, 2, 40],
  ]);
});
