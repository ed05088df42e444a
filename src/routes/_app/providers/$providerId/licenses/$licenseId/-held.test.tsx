// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { LicenseHeld } from './-held';

const license = { id: 'l1', providerId: 'p1', approvedStatus: 'Pending', restrictionStatus: 'None' } as const;
let sent: { method: string; path: string; body: unknown }[];
let answer: () => Response;
/** The license as the service has it meanwhile. */
let there: object;
let canBeRead: boolean;

beforeEach(() => {
  sent = [];
  there = license;
  canBeRead = true;
  answer = () => Response.json(license);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json(there, { status: canBeRead ? 200 : 500 });
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: (await request.json()) as unknown,
    });
    return answer();
  });
});
afterEach(() => {
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
        <LicenseHeld providerId="p1" license={license} />
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

it('shows what somebody else set meanwhile, and saves only what is chosen then', async () => {
  show('Credentialing');
  there = { ...license, approvedStatus: 'No' };
  await userEvent.selectOptions(field('Approval'), 'Approved');
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('Somebody else set approval to Not approved');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Set Approved' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ approvedStatus: 'Yes' }]));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

it('saves a choice although something else of the license was changed meanwhile', async () => {
  show('Credentialing');
  there = { ...license, restrictionStatus: 'Restricted' };
  await userEvent.selectOptions(field('Approval'), 'Approved');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ approvedStatus: 'Yes' }]));
});

it('changes nothing where it cannot be read whether somebody else decided meanwhile, and says so', async () => {
  show('Credentialing');
  canBeRead = false;
  await userEvent.selectOptions(field('Approval'), 'Approved');
  expect((await screen.findByRole('alert')).textContent).toMatch(/It was not changed.*It answered 500/);
  expect(sent).toEqual([]);
  canBeRead = true;
  await userEvent.selectOptions(field('Approval'), 'Approved');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets a reader read only, and says why', () => {
  show('Reader');
  expect(field('Approval').disabled).toBe(true);
  expect(screen.getByText(/Your role, Reader, can read this but not change it/)).toBeTruthy();
});
