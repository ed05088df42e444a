import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { namedPages } from './rows';

test('Enrollments are exported with the names of their providers, each read once; who cannot be read is left out', async () => {
  const service = await simulateService({ providers: 0 });
  const named = Array.from({ length: 8 }, (_, nth) =>
    service.put('providers', { firstName: 'Ada', lastName: `Quill${nth}` }),
  );
  const ids = [...named.map(({ id }) => id), named[0]?.id, 'nobody', undefined];
  const items = ids.map((providerId, nth) => ({ id: `e${nth}`, ...(providerId && { providerId }) }));
  const pages = namedPages(createQueryClient(), () => Promise.resolve({ items, totalCount: 11 }));
  const page = await pages(undefined);
  expect(page.totalCount).toBe(11);
  expect(page.items?.map(({ providerName }) => providerName)).toEqual([
    ...named.map(({ lastName }) => `${lastName}, Ada`),
    'Quill0, Ada',
    undefined,
    undefined,
  ]);
  const lines = service.reads().map(({ line }) => line);
  expect(new Set(lines).size).toBe(lines.length);
});
