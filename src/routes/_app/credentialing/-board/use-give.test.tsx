// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import type { RecordOf } from '@/testing/records';
import { simulateService, type SimulatedService } from '@/testing/service';
import { watchNotices } from '@/ui/testing-notices';
import { useGive } from './use-give';

const notices = watchNotices();

let service: SimulatedService;
let dana: string;
let sam: string;
let shown: CredentialingRequest & { id: string };
const onGiven = vi.fn<(requestId: string) => void>();

/** The ids of the owners that were sent. */
const sent = () => service.writes().map(({ body }) => (body as { ownerId: string | null }).ownerId);

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const [first, second] = [...service.world.users.all()];
  dana = service.world.users.update(first?.id ?? '', { firstName: 'Dana', lastName: 'Reyes' }).id;
  sam = service.world.users.update(second?.id ?? '', { firstName: 'Sam', lastName: 'Lee' }).id;
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
  const { id } = service.put('credentialingRequests', { providerId });
  shown = await service.colleague(`GET /credentialing-requests/${id}`);
  onGiven.mockReset();
});

const giveTo = (ownerId: string) => service.world.credentialingRequests.update(shown.id, { ownerId });

const eventOf = ({ events: [event] }: RecordOf<'credentialingRequests'>) =>
  event ?? { id: '', timestamp: '', status: '', description: '' };

function onBoard() {
  const lanes = [
    { ownerId: dana, name: 'Dana Reyes' },
    { ownerId: '', name: 'No owner' },
  ];
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useGive(lanes, onGiven), { wrapper }).result.current;
}

/** Chooses what the last notice offers. */
async function choose(label: string) {
  const before = notices().length;
  const { action } = notices().at(-1) ?? {};
  expect(action?.label).toBe(label);
  action?.run();
  await vi.waitFor(() => expect(notices().length).toBeGreaterThan(before));
}

test('A request is given to an owner, and back', async () => {
  await onBoard()(shown, dana);
  expect(notices().at(-1)?.title).toBe('Ada Quill was given to Dana Reyes');
  expect(onGiven).toHaveBeenCalledWith(shown.id);
  await choose('Undo');
  expect(sent()).toEqual([dana, null]);
  expect(service.world.credentialingRequests.get(shown.id)?.ownerId).toBeUndefined();
});

test('One that somebody else gave away meanwhile stays theirs: both owners are named, and it can be given all the same', async () => {
  giveTo(sam);
  await onBoard()(shown, dana);
  expect(sent()).toEqual([]);
  expect(notices().at(-1)).toMatchObject({
    title: 'Somebody else gave Ada Quill to Sam Lee',
    message: 'Giving it to Dana Reyes was not saved.',
  });
  await choose('Give to Dana Reyes');
  expect(sent()).toEqual([dana]);
});

test('Undo takes nothing from whom it was given to since', async () => {
  await onBoard()(shown, dana);
  giveTo(sam);
  await choose('Undo');
  expect(notices().at(-1)?.title).toBe('Somebody else gave Ada Quill to Sam Lee');
  expect(sent()).toEqual([dana]);
});

test('One that somebody completed since then keeps its owner, and it is said why', async () => {
  await onBoard()(shown, dana);
  service.world.credentialingRequests.update(shown.id, (request) => ({
    ...request,
    events: [...request.events, { ...eventOf(request), status: 'Completed' }],
  }));
  await choose('Undo');
  expect(notices().at(-1)).toMatchObject({ title: 'The owner was not changed' });
  expect(notices().at(-1)?.message).toContain('This request is over: completed');
  expect(sent()).toEqual([dana]);
});

test('One that cannot be read is not given, and can be tried again', async () => {
  await service.fails({ operation: '*', status: 500, times: 99 });
  await onBoard()(shown, dana);
  expect(notices().at(-1)?.title).toBe('The owner was not changed');
  await service.recovers();
  await choose('Try again');
  expect(sent()).toEqual([dana]);
});
