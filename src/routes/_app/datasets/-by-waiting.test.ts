import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { byWaiting } from './-by-waiting';

async function shown() {
  const { items = [] } = await byWaiting({}, createQueryClient());
  return items.slice(0, 3).map(({ type }) => type);
}

test('The lists with most matches to decide come first, and without counts they come by name', async () => {
  const service = await simulateService({ providers: 0 });
  const counts = { Npdb: 2, Sam: 9, constructor: 3 };
  service.answers('GET /datasets/matches/aggregations', () => ({
    userActionNeeded: { total: 11, aggregations: counts },
  }));
  expect((await shown()).slice(0, 2)).toEqual(['Sam', 'Npdb']);
  service.answers('GET /datasets/matches/aggregations', () => ({ userActionNeeded: null }));
  expect(await shown()).not.toContain('Sam');
  await service.fails({ operation: 'GET /datasets/matches/aggregations', status: 403, times: 5 });
  expect(await shown()).not.toContain('Sam');
});
