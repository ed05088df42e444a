// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { useGroupHits } from './palette-groups';

const hitsOf = (text: string, isEnabled = true) => {
  const client = createQueryClient();
  return renderHook(() => useGroupHits(text, isEnabled).hits, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
};

test('Groups and payers are found by any part of their name, whatever its capitals; at most four of each', async () => {
  const service = await simulateService({ providers: 0 });
  for (const nth of [1, 2, 3, 4, 5])
    service.put('groups', { name: `Cedar Health ${nth}`, npi: 1_234_567_893 });
  service.put('groups', { name: 'Mesa Clinic' });
  service.put('payers', { name: 'Harbor cedar Plans' });
  const hits = hitsOf('CEDAR');
  await waitFor(() => expect(hits.current).toHaveLength(5), { timeout: 10_000 });
  expect(hits.current[0]).toMatchObject({
    label: 'Cedar Health 1',
    detail: 'Group, NPI 1234567893',
    to: '/groups/$groupId',
  });
  expect(hits.current[4]).toMatchObject({
    label: 'Harbor cedar Plans',
    detail: 'Payer',
    to: '/payers/$payerId',
  });
});

test('Nothing is read and nothing found while nothing is looked for', async () => {
  const service = await simulateService({ providers: 0 });
  service.put('groups', { name: 'Cedar Health' });
  const hits = hitsOf('cedar', false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hits.current).toEqual([]);
  expect(service.reads()).toEqual([]);
});
