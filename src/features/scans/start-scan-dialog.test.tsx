// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Dataset } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { StartScanDialog } from './start-scan-dialog';

const provider = {
  id: 'p1',
  firstName: 'Ines',
  lastName: 'Calloway',
  credentialingStatus: '',
  aliases: [{ id: 'a1', firstName: 'Ines', lastName: 'Brandt' }],
};
const dataset: Dataset = {
  type: 'OfacSdn',
  capabilities: { SupportsAliases: true },
  parameterSets: [
    { id: 's1', entityType: 'Practitioner', requiredParameterTypes: ['Name'], isPreferred: true },
    { id: 's2', entityType: 'Practitioner', requiredParameterTypes: ['Npi'] },
  ],
};
const facilities: Dataset = { type: 'JointCommission', supportedEntityTypes: ['Facility'] };
const deaths: Dataset = {
  type: 'Dmf',
  parameterSets: [
    { id: 's3', entityType: 'Practitioner', requiredParameterTypes: ['DateOfBirth'], isPreferred: true },
  ],
};
let sent: Record<string, unknown>[];
/** What the service refuses a scan with. */
let refusal: Response | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push((await request.json()) as Record<string, unknown>);
      if (refusal) return refusal;
      return Response.json({ id: 's1', status: 'Completed' });
    }
    if (pathname === '/providers/p1') return Response.json(provider);
    if (pathname === '/datasets') return Response.json({ items: [dataset, facilities, deaths] });
    if (pathname === '/providers') return Response.json({ items: [provider], totalCount: 1 });
    return Response.json([]);
  });
});

const onClose = vi.fn<() => void>();
const about = { entity: { providerId: 'p1' }, entityName: 'Ines Calloway', datasetType: 'OfacSdn' };
const field = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const start = () => screen.getByRole('button', { name: /^Start/ });

test('A scan goes out with the name that was chosen', async () => {
  const { user } = await renderScreen(<StartScanDialog {...about} onClose={onClose} />, createQueryClient());
  await user.selectOptions(await field('Name to search'), 'Ines Brandt (alias)');
  await user.click(start());
  await waitFor(() =>
    expect(sent).toEqual([{ type: 'OfacSdn', providerId: 'p1', options: { referenceId: 'a1' } }]),
  );
});

test('One that is repeated begins with what it was searched by', async () => {
  const options = { parameterSetId: 's2', referenceId: 'a1' };
  const dialog = <StartScanDialog {...about} options={options} onClose={onClose} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  expect((await field('Name to search')).value).toBe('a1');
  expect((await field('Search by')).value).toBe('s2');
  await user.click(start());
  await waitFor(() => expect(sent).toEqual([{ type: 'OfacSdn', providerId: 'p1', options }]));
});

test('What it was searched by is said, and may be left, where the file does not hold it any more', async () => {
  const dialog = <StartScanDialog {...about} options={{ referenceId: 'gone' }} onClose={onClose} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await field('Name to search');
  const entry = await field('Entry to search by');
  expect(entry.selectedOptions[0]?.textContent).toBe('The same as before');
  await user.selectOptions(entry, 'All that the file holds');
  await user.click(start());
  await waitFor(() => expect(sent).toEqual([{ type: 'OfacSdn', providerId: 'p1' }]));
});

test('What is missing is asked for, and what cannot be scanned is explained and not sent', async () => {
  const { user } = await renderScreen(<StartScanDialog onClose={onClose} />, createQueryClient());
  await user.click(start());
  expect(await screen.findByText('Choose whom to scan.')).toBeDefined();
  expect(screen.getByText('Choose a list or database.')).toBeDefined();
  await screen.findByRole('option', { name: 'Joint Commission' });
  await user.selectOptions(await field('List or database'), 'JointCommission');
  expect(screen.getByText('This database has facilities only.')).toBeDefined();
  expect((start() as HTMLButtonElement).disabled).toBe(true);
  expect(sent).toEqual([]);
});

test('A parameter that a scan requires and the file lacks is said before it is started, with the way to the file', async () => {
  const dialog = <StartScanDialog {...about} datasetType="Dmf" onClose={onClose} />;
  await renderScreen(dialog, createQueryClient());
  expect(await screen.findByRole('button', { name: 'Start, although it will fail' })).toBeDefined();
  expect(screen.getByText('Required, and missing')).toBeDefined();
  const file = screen.getByRole('link', { name: 'the provider’s file' });
  expect(file.getAttribute('href')).toBe('/providers/p1');
});

test('A scan that the service refuses keeps what was chosen, and goes out with one more click', async () => {
  onClose.mockReset();
  const { user } = await renderScreen(<StartScanDialog {...about} onClose={onClose} />, createQueryClient());
  refusal = Response.json({ title: 'Broken' }, { status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Start scan' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The scan was not started');
  expect((await field('List or database')).value).toBe('OfacSdn');
  expect(onClose).not.toHaveBeenCalled();
  refusal = undefined;
  await user.click(start());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const scan = { type: 'OfacSdn', providerId: 'p1' };
  expect(sent).toEqual([scan, scan]);
});
