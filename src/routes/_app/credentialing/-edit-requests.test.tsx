// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { EditRequests } from './-edit-requests';

let service: SimulatedService;
let ana: string;
let rows: (CredentialingRequest & { id: string })[];

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  ({ id: ana } = service.world.users.update(service.actor.user?.id ?? '', {
    firstName: 'Ana',
    lastName: 'Quill',
  }));
  const { id: providerId } = service.put('providers', {});
  const put = (status: string, more: object = {}) => {
    const { id, timestamp } = { id: service.world.ids.next(), timestamp: service.world.clock.iso() };
    const events = [{ id, timestamp, status, description: '' }];
    return service.put('credentialingRequests', { providerId, events, ...more }).id;
  };
  const ids = [
    put('RequestSubmitted'),
    put('RequestSubmitted', { isSelfManaged: false, ownerId: ana }),
    put('Completed'),
    put('RequestInProgress', { priority: 'High' }),
  ];
  rows = await Promise.all(
    ids.map((id) => service.colleague<(typeof rows)[number]>(`GET /credentialing-requests/${id}`)),
  );
});

/** The changes of the first to the fourth request. */
const sent = () =>
  service.writes().map(({ line, body }) => [rows.findIndex(({ id }) => line.endsWith(`/${id}`)) + 1, body]);
const storedRequest = (nth: number) => service.world.credentialingRequests.get(rows[nth - 1]?.id ?? '');

function show() {
  const selection = { count: 4, all: false, words: '4 requests', collect: async () => rows };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <EditRequests selection={selection} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const preview = () => screen.getByRole('button', { name: 'Preview' });

test('Many requests are given to one owner, but those who are the owner’s already, and those that are over', async () => {
  const user = show();
  await screen.findByRole('option', { name: 'Ana Quill' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'Ana Quill');
  await user.click(preview());
  expect(await screen.findByRole('row', { name: 'Owner 2 × No owner Ana Quill' })).toBeDefined();
  expect(screen.getByText(/2 will change; 2 are left as they are/)).toBeDefined();
  expect(screen.getByRole('row', { name: /^1 × It is so already/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /^1 × This request is over: completed/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 requests' }));
  expect(await screen.findByText('2 done, 2 left as they were')).toBeDefined();
  expect(sent()).toEqual([
    [1, { ownerId: ana }],
    [4, { ownerId: ana }],
  ]);
  expect([1, 2, 3, 4].map((nth) => storedRequest(nth)?.ownerId)).toEqual([ana, ana, undefined, ana]);
});

test('Many requests can be left without an owner, and get a priority at once', async () => {
  const user = show();
  await screen.findByRole('option', { name: 'Ana Quill' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'No owner');
  await user.selectOptions(screen.getByLabelText('Priority'), 'High');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 2 requests' }));
  expect(await screen.findByText('2 done, 2 left as they were')).toBeDefined();
  const body = { ownerId: null, priority: 'High' };
  expect(sent()).toEqual([
    [1, body],
    [2, body],
  ]);
  expect(storedRequest(2)).toMatchObject({ priority: 'High' });
  expect(storedRequest(2)?.ownerId).toBeUndefined();
});

test('One that somebody completed after it was listed is left as it is, and the report says why', async () => {
  const user = show();
  service.world.credentialingRequests.update(rows[3]?.id ?? '', (request) => ({
    ...request,
    events: request.events.map((event) => ({ ...event, status: 'Completed' })),
  }));
  await screen.findByRole('option', { name: 'Ana Quill' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'Ana Quill');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 2 requests' }));
  expect(await screen.findByText(/409, this request is over: completed/)).toBeDefined();
  expect(sent()).toEqual([[1, { ownerId: ana }]]);
});
