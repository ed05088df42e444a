import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client';

test('A write that is carried out when what it makes stale cannot be fetched makes everything stale, and does not fail', async () => {
  const client = createQueryClient(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  client.setQueryData(['/groups', {}], []);
  const written = { id: 'createGroup', method: 'POST', path: '/groups', area: undefined } as const;
  const write = new MutationObserver(client, { mutationFn: async () => 'carried out', meta: { written } });
  expect(await write.mutate()).toBe('carried out');
  expect(client.getQueryState(['/groups', {}])?.isInvalidated).toBe(true);
});
