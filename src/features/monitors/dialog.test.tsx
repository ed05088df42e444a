// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { MonitorDialog } from './dialog';

const provider = {
  id: 'p1',
  firstName: 'Ines',
  lastName: 'Calloway',
  credentialingStatus: '',
  aliases: [{ id: 'a1', firstName: 'Ines', lastName: 'Brandt' }],
};
const dataset = {
  type: 'OfacSdn',
  capabilities: { SupportsAliases: true },
  monitoringIntervals: ['Monthly'],
  parameterSets: [{ id: 's1', entityType: 'Practitioner', requiredParameterTypes: ['Name'] }],
};
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({ id: 'm1' });
    }
    return Response.json(pathname === '/providers/p1' ? provider : { items: [dataset] });
  });
});

it('monitors by the one name that was chosen', async () => {
  const about = { providerId: 'p1', datasetType: 'OfacSdn' };
  const dialog = <MonitorDialog about={about} onClose={vi.fn<() => void>()} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.selectOptions(await screen.findByLabelText('Name to search'), 'Ines Brandt (alias)');
  await user.click(screen.getByRole('button', { name: /^Create monitor/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ datasetType: 'OfacSdn', options: { referenceId: 'a1' } });
});
