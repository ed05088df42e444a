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
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push((await request.json()) as Record<string, unknown>);
      return Response.json({ status: 'Completed' });
    }
    if (pathname === '/providers/p1') return Response.json(provider);
    if (pathname === '/datasets') return Response.json({ items: [dataset] });
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
