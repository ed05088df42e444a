// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { License, LicensePatch } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { LicenseOwnRecord } from './-own-record';

let service: SimulatedService;
let license: License & { id: string };

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  const { id } = service.put('licenses', { providerId });
  license = await service.colleague(`GET /providers/${providerId}/licenses/${id}`);
});
afterEach(() => act(() => session.end('user')));

const bodies = () => service.writes().map(({ body }) => body);
const stored = () => service.world.licenses.get(license.id);
/** A colleague changes the license. */
const colleagueSets = (change: LicensePatch) => service.colleague(`PATCH /licenses/${license.id}`, change);

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
        <LicenseOwnRecord providerId={license.providerId ?? ''} license={license} />
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
  await waitFor(() => expect(stored()).toMatchObject(body));
  expect(service.writes()).toMatchObject([{ line: `PATCH /licenses/${license.id}` }]);
  expect(bodies()).toEqual([body]);
});

it('says so where the service refuses a change, and keeps what is held', async () => {
  show('Credentialing');
  await service.fails({ operation: 'PATCH /licenses/{licenseId}', status: 404 });
  await userEvent.selectOptions(field('Approval'), 'Approved');
  expect((await screen.findByRole('alert')).textContent).toContain('It was not changed');
  expect(field('Approval').value).toBe('Pending');
});

it('shows what somebody else set meanwhile, and saves only what is chosen then', async () => {
  show('Credentialing');
  await colleagueSets({ approvedStatus: 'No' });
  await userEvent.selectOptions(field('Approval'), 'Approved');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Somebody else set approval to Not approved');
  expect(bodies()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Set Approved' }));
  await waitFor(() => expect(stored()?.approvedStatus).toBe('Yes'));
  expect(bodies()).toEqual([{ approvedStatus: 'Yes' }]);
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

it('saves a choice although something else of the license was changed meanwhile', async () => {
  show('Credentialing');
  await colleagueSets({ restrictionStatus: 'Restricted' });
  await userEvent.selectOptions(field('Approval'), 'Approved');
  await waitFor(() => expect(stored()?.approvedStatus).toBe('Yes'));
  expect(bodies()).toEqual([{ approvedStatus: 'Yes' }]);
});

it('changes nothing where it cannot be read whether somebody else decided meanwhile, and says so', async () => {
  show('Credentialing');
  await service.fails({ operation: '*', status: 500, times: 99 });
  await userEvent.selectOptions(field('Approval'), 'Approved');
  expect((await screen.findByRole('alert')).textContent).toMatch(/It was not changed.*It answered 500/);
  expect(bodies()).toEqual([]);
  await service.recovers();
  await userEvent.selectOptions(field('Approval'), 'Approved');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets a reader read only, and says why', () => {
  show('Reader');
  expect(field('Approval').disabled).toBe(true);
  expect(screen.getByText(/Your role, Reader, can read this but not change it/)).toBeTruthy();
});
