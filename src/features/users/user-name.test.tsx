// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BaseUser } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { UserName } from './user-name';

const address = 'renee@cedar.example';

/** Draws the name of who has an address; owners of requests are told as `change` has it. */
async function show({
  isOwner = true,
  change,
}: { isOwner?: boolean; change?: (owners: BaseUser[]) => unknown } = {}) {
  const service = await simulateService({ providers: 0 });
  const [{ id: ownerId } = { id: '' }] = service.world.users.all();
  service.world.users.update(ownerId, {
    email: 'Renee@cedar.example',
    firstName: 'Renée',
    lastName: 'Okafor',
  });
  const { id: providerId } = service.put('providers', {});
  if (isOwner) service.put('credentialingRequests', { providerId, ownerId });
  if (change) service.answers('GET /credentialing-requests/aggregations/owners', change);
  await renderScreen(<UserName address={address} />, createQueryClient());
}

test('Whoever owns a request is told by name, with the address under the pointer', async () => {
  await show();
  expect((await screen.findByText('Renée Okafor')).title).toBe(address);
});

test.each([
  ['nobody owns a request', { isOwner: false }],
  [
    'owners are told without names',
    { change: (owners: BaseUser[]) => owners.map(({ id, email }) => ({ id, email })) },
  ],
  ['owners are told by nothing', { change: () => [{}] }],
  ['the answer is no list', { change: () => ({}) }],
])('Where %s the address stands for itself', async (_, owners) => {
  await show(owners);
  const name = await screen.findByText(address);
  expect(name.outerHTML).not.toContain('title');
});
