import { expect, test } from 'vitest';
import { listAlertsPages } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { readRanked } from './-ranked';
import { settledOf } from './-ranking';

test('Who opens the demo finds renewals that can be dismissed in one go, and about as many changes that cannot', async () => {
  await simulateService({ providers: 200 });
  const fetchPage = listAlertsPages({ status: 'Active', sortedBy: 'Timestamp', sortDirection: 'Desc' });
  const { items = [] } = await readRanked(createQueryClient(), {
    fetchPage,
    listKey: ['/alerts'],
    direction: 'Desc',
    isOfActive: true,
  });
  const settled = settledOf(items);
  expect(settled.length).toBeGreaterThan(2);
  for (const { ranked } of settled) {
    expect(ranked).toMatchObject({ isRenewal: true });
    expect(ranked?.words).toMatch(/^License \S+ \S+: expires .+ → .+$/);
  }
  const others = items.filter(({ type, ranked }) => type === 'LicenseChanged' && ranked?.rank !== 'settled');
  expect(others.length).toBeGreaterThan(2);
});
