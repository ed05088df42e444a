// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { EditRequests } from './-edit-requests';

const ana = { id: 'u-ana', email: 'ana@cedar.example', firstName: 'Ana', lastName: 'Quill' };
const rows: CredentialingRequest[] = [
  { id: 'r1', isSelfManaged: true, currentEvent: { status: 'RequestSubmitted' } },
  { id: 'r2', isSelfManaged: false, currentEvent: { status: 'RequestSubmitted' }, owner: ana },
  { id: 'r3', isSelfManaged: true, currentEvent: { status: 'Completed' } },
  { id: 'r4', isSelfManaged: true, currentEvent: { status: 'RequestInProgress' }, priority: 'High' },
];

let sent: unknown[];
/** Requests that somebody completed after they were listed, by id. */
let completed: string[];

beforeEach(() => {
  sent = [];
  completed = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const one = rows.find(({ id }) => pathname.endsWith(`/${id}`));
    if (request.method === 'GET') {
      const event = completed.includes(one?.id ?? '') && { currentEvent: { status: 'Completed' } };
      return Response.json(pathname.endsWith('/owners') ? [ana] : one ? { ...one, ...event } : { items: [] });
    }
    sent.push([pathname, await request.json()]);
    return Response.json({}, { status: 201 });
  });
});
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
  expect(await screen.findByText('4 done')).toBeDefined();
  expect(sent).toEqual([
    ['/credentialing-requests/r1', { ownerId: 'u-ana' }],
    ['/credentialing-requests/r4', { ownerId: 'u-ana' }],
  ]);
});

test('Many requests can be left without an owner, and get a priority at once', async () => {
  const user = show();
  await screen.findByRole('option', { name: 'Ana Quill' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'No owner');
  await user.selectOptions(screen.getByLabelText('Priority'), 'High');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 2 requests' }));
  expect(await screen.findByText('4 done')).toBeDefined();
  const body = { ownerId: null, priority: 'High' };
  expect(sent).toEqual([
    ['/credentialing-requests/r1', body],
    ['/credentialing-requests/r2', body],
  ]);
});

test('One that somebody completed after it was listed is left as it is, and the report says why', async () => {
  const user = show();
  completed = ['r4'];
  await screen.findByRole('option', { name: 'Ana Quill' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'Ana Quill');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 2 requests' }));
  expect(await screen.findByText(/409, this request is over: completed/)).toBeDefined();
  expect(sent).toEqual([['/credentialing-requests/r1', { ownerId: 'u-ana' }]]);
});
