// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BaseUser, CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { watchNotices } from '@/ui/testing-notices';
import { useGive } from './use-give';

const notices = watchNotices();

const dana = { id: 'u1', firstName: 'Dana', lastName: 'Reyes' };
const sam = { id: 'u2', firstName: 'Sam', lastName: 'Lee' };
const lanes = [
  { ownerId: 'u1', name: 'Dana Reyes' },
  { ownerId: '', name: 'No owner' },
];
const shown: CredentialingRequest = {
  id: 'r1',
  provider: { id: 'p1', firstName: 'Ada', lastName: 'Quill', credentialingStatus: '' },
};
/** Whose the request is by now. */
let owner: BaseUser | undefined;
let sent: unknown[];
let isCompleted: boolean;
let isDown: boolean;
const onGiven = vi.fn<(requestId: string) => void>();

beforeEach(() => {
  owner = undefined;
  sent = [];
  isDown = false;
  isCompleted = false;
  onGiven.mockReset();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isDown) return Response.json({ title: 'No.' }, { status: 500 });
    if (request.method === 'PATCH') {
      const { ownerId } = (await request.json()) as { ownerId: string | null };
      sent.push(ownerId);
      owner = [dana, sam].find(({ id }) => id === ownerId);
    }
    return Response.json({ ...shown, owner, ...(isCompleted && { currentEvent: { status: 'Completed' } }) });
  });
});

function onBoard() {
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
  await onBoard()(shown, 'u1');
  expect(notices().at(-1)?.title).toBe('Ada Quill was given to Dana Reyes');
  expect(onGiven).toHaveBeenCalledWith('r1');
  await choose('Undo');
  expect(sent).toEqual(['u1', null]);
});

test('One that somebody else gave away meanwhile stays theirs: both owners are named, and it can be given all the same', async () => {
  owner = sam;
  await onBoard()(shown, 'u1');
  expect(sent).toEqual([]);
  expect(notices().at(-1)).toMatchObject({
    title: 'Somebody else gave Ada Quill to Sam Lee',
    message: 'Giving it to Dana Reyes was not saved.',
  });
  await choose('Give to Dana Reyes');
  expect(sent).toEqual(['u1']);
});

test('Undo takes nothing from whom it was given to since', async () => {
  await onBoard()(shown, 'u1');
  owner = sam;
  await choose('Undo');
  expect(notices().at(-1)?.title).toBe('Somebody else gave Ada Quill to Sam Lee');
  expect(sent).toEqual(['u1']);
});

test('One that somebody completed since then keeps its owner, and it is said why', async () => {
  await onBoard()(shown, 'u1');
  isCompleted = true;
  await choose('Undo');
  expect(notices().at(-1)).toMatchObject({ title: 'The owner was not changed' });
  expect(notices().at(-1)?.message).toContain('This request is over: completed');
  expect(sent).toEqual(['u1']);
});

test('One that cannot be read is not given, and can be tried again', async () => {
  isDown = true;
  await onBoard()(shown, 'u1');
  expect(notices().at(-1)?.title).toBe('The owner was not changed');
  isDown = false;
  await choose('Try again');
  expect(sent).toEqual(['u1']);
});
