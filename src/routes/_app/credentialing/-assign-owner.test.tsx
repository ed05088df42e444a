// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { AssignOwner } from './-assign-owner';

vi.mock('@/config', () => ({
  config: () => ({ apiBaseUrl: 'http://service.test', requestTimeoutMs: 5_000 }),
}));

const ana = { id: 'u-ana', email: 'ana@cedar.example', firstName: 'Ana', lastName: 'Quill' };
const rows: CredentialingRequest[] = [{ id: 'r1' }, { id: 'r2', owner: ana }];

let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json(pathname.endsWith('/owners') ? [ana] : { items: [] });
    sent.push([pathname, await request.json()]);
    return Response.json({}, { status: 201 });
  });
});
afterEach(cleanup);

function show() {
  const selection = { count: 2, all: false, words: '2 requests', collect: async () => rows };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <AssignOwner selection={selection} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const preview = () => screen.getByRole('button', { name: 'Preview' });

test('Many requests are given to one owner, but those who are the owner’s already', async () => {
  const user = show();
  await user.click(preview());
  expect(screen.getByText('Choose the owner.')).toBeDefined();
  await screen.findByRole('option', { name: 'Ana Quill' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'Ana Quill');
  await user.click(preview());
  await user.click(screen.getByRole('button', { name: 'Assign 2 requests' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  expect(sent).toEqual([['/credentialing-requests/r1', { ownerId: 'u-ana' }]]);
});

test('Many requests can be left without an owner', async () => {
  const user = show();
  await screen.findByRole('option', { name: 'Ana Quill' });
  await user.selectOptions(screen.getByLabelText('Owner'), 'No owner');
  await user.click(preview());
  await user.click(screen.getByRole('button', { name: 'Take the owner from 2 requests' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  expect(sent).toEqual([['/credentialing-requests/r2', { ownerId: null }]]);
});
