// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ProviderLicense } from '@/api/models';
import { listProviderLicensesInfiniteOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { EditLicenses } from './-edit-licenses';

let service: SimulatedService;
let rows: ProviderLicense[];

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  service.put('licenses', { providerId, licenseNumber: 'A-1', isPrimary: false });
  service.put('licenses', {
    providerId,
    licenseNumber: 'A-2',
    approvedStatus: 'Yes',
    restrictionStatus: 'Unrestricted',
    isPrimary: false,
  });
  service.put('licenses', {
    providerId,
    licenseNumber: 'A-3',
    approvedStatus: 'Yes',
    restrictionStatus: 'Restricted',
  });
  ({ items: rows } = await service.colleague<{ items: ProviderLicense[] }>('GET /provider-licenses'));
});

/** The changes that were sent, by the numbers of their licenses. */
const sent = () =>
  service
    .writes()
    .map(({ line, body }) => [service.world.licenses.get(line.split('/').at(-1))?.licenseNumber, body]);

function show(client = createQueryClient()) {
  const selection = { count: 3, all: false, words: '3 licenses', collect: async () => rows };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <EditLicenses selection={selection} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const preview = () => screen.getByRole('button', { name: 'Preview' });

test('Approval and restriction of many licenses are set, and those that have them stay as they are', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Approval'), 'Approved');
  await user.selectOptions(screen.getByLabelText('Restriction'), 'Restricted');
  await user.click(preview());
  expect(await screen.findByRole('row', { name: 'Approval 1 × Approval pending Approved' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 licenses' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  const body = { approvedStatus: 'Yes', restrictionStatus: 'Restricted' };
  expect(sent()).toEqual([
    ['A-1', body],
    ['A-2', body],
  ]);
});

test('The rows of lists on screen show what each license was changed to', async () => {
  const client = createQueryClient();
  const list = listProviderLicensesInfiniteOptions().queryKey;
  client.setQueryData(list, { pages: [{ items: rows }], pageParams: [undefined] });
  const user = show(client);
  await user.selectOptions(screen.getByLabelText('Approval'), 'Not approved');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 3 licenses' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  const shown = client.getQueryData(list)?.pages[0]?.items;
  expect(shown?.map(({ license }) => [license?.number, license?.approvedStatus])).toEqual([
    ['A-1', 'No'],
    ['A-2', 'No'],
    ['A-3', 'No'],
  ]);
});

test('Which license is the primary one is set, and that the other loses the mark is said before', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Primary license'), 'Yes');
  await user.click(preview());
  expect(await screen.findByRole('row', { name: 'Primary license 2 × No Yes' })).toBeDefined();
  expect(screen.getByText(/marking one takes the mark from the other/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change 2 licenses' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent()).toEqual(['A-1', 'A-2'].map((number) => [number, { isPrimary: true }]));
});

test('What is left as it is is not sent', async () => {
  const user = show();
  await user.selectOptions(screen.getByLabelText('Approval'), 'Not approved');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 3 licenses' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(sent()).toEqual(['A-1', 'A-2', 'A-3'].map((number) => [number, { approvedStatus: 'No' }]));
});

test('Nothing chosen is told, and nothing is previewed', async () => {
  const user = show();
  await user.click(preview());
  expect(screen.getByRole('alert').textContent).toBe('Choose what is to be changed.');
  expect(sent()).toEqual([]);
});

test('A license of whose provider only the provider itself says which it is, is changed like the others', async () => {
  rows = rows.map(
    (row) => ({ ...row, license: { ...row.license, providerId: undefined } }) as ProviderLicense,
  );
  const user = show();
  await user.selectOptions(screen.getByLabelText('Approval'), 'Not approved');
  await user.click(preview());
  await user.click(await screen.findByRole('button', { name: 'Change 3 licenses' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(sent().map(([number]) => number)).toEqual(['A-1', 'A-2', 'A-3']);
});
