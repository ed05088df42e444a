// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { LicenseHeld } from './-held';

vi.mock('@/config', () => ({
  config: () => ({ apiBaseUrl: 'http://service.test', requestTimeoutMs: 5_000 }),
}));

const license = { id: 'l1', providerId: 'p1', approvedStatus: 'Pending', restrictionStatus: 'None' } as const;
let sent: { method: string; path: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json(license);
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: (await request.json()) as unknown,
    });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  act(() => session.end('user'));
  vi.unstubAllGlobals();
});

function show(role: string) {
  session.begin({
    token: 'secret',
    user: { email: 'ada@example.org', role },
    persistent: false,
    way: 'password',
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <LicenseHeld license={license} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it.each([
  ['Approval', 'Approved', { approvedStatus: 'Yes' }],
  ['Approval', 'Not approved', { approvedStatus: 'No' }],
  ['Restriction', 'Restricted', { restrictionStatus: 'Restricted' }],
])('changes the %s to %s, and nothing else of the license', async (name, chosen, body) => {
  show('Credentialing');
  await userEvent.selectOptions(field(name), chosen);
  await waitFor(() => expect(sent).toEqual([{ method: 'PATCH', path: '/licenses/l1', body }]));
});

it('says so where the service refuses a change, and keeps what is held', async () => {
  show('Credentialing');
  answer = () => Response.json({ title: 'No such license.', status: 404 }, { status: 404 });
  await userEvent.selectOptions(field('Approval'), 'Approved');
  expect((await screen.findByRole('alert')).textContent).toContain('It was not changed');
  expect(field('Approval').value).toBe('Pending');
});

it('lets a reader read only, and says why', () => {
  show('Reader');
  expect(field('Approval').disabled).toBe(true);
  expect(screen.getByText(/Your role, Reader, can read this but not change it/)).toBeTruthy();
});
