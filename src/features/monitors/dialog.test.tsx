// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { updateOf, verificationStore } from '@/jobs/verifications';
import { renderScreen } from '@/ui/testing';
import { MonitorDialog } from './dialog';
import { useMonitorActions } from './use-monitor-actions';

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
const license = { id: 'l1', licenseNumber: 'RN-1', currentVerification: { id: 'v1', status: 'Found' } };
let sent: unknown[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  verificationStore.restore();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({ id: 'm1' });
    }
    if (pathname === '/providers/p1/licenses') return Response.json([license]);
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

/** What the license says of itself while the service has not yet begun what it was asked for. */
const notBegun = { ...license, jobStatus: 'Idle', currentVerificationStatus: 'Found' };

it('waits for a new result of the license that it runs at once, and takes the last one for none', async () => {
  const dialog = (
    <MonitorDialog about={{ providerId: 'p1', kind: 'License' }} onClose={vi.fn<() => void>()} />
  );
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.selectOptions(await screen.findByLabelText('License'), await screen.findByText(/^RN-1/));
  await user.click(screen.getByLabelText('Run it now as well'));
  await user.click(screen.getByRole('button', { name: /^Create monitor/ }));
  await waitFor(() => expect(verificationStore.jobs()).toHaveLength(1));
  expect(verificationStore.jobs().map((job) => updateOf(job, notBegun).state)).toEqual(['running']);
});

it('and so does a monitor that is run from its row', async () => {
  const monitor = {
    id: 'm1',
    type: 'License',
    providerId: 'p1',
    licenseId: 'l1',
    lastVerification: license.currentVerification,
  } as const;
  function Row() {
    const { runNow } = useMonitorActions();
    return <button onClick={() => void runNow(monitor)}>Run now</button>;
  }
  const { user } = await renderScreen(<Row />, createQueryClient());
  await user.click(screen.getByRole('button', { name: 'Run now' }));
  await waitFor(() => expect(verificationStore.jobs()).toHaveLength(1));
  expect(verificationStore.jobs().map((job) => updateOf(job, notBegun).state)).toEqual(['running']);
});
