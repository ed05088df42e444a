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
const byHand = { type: 'Nsc', capabilities: { SupportsMonitoring: false } };
let sent: unknown[];
/** What the service refuses a monitor with. */
let refusal: Response | undefined;

beforeEach(() => {
  sent = [];
  refusal = undefined;
  sessionStorage.clear();
  verificationStore.restore();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      sent.push(await request.json());
      return refusal ?? Response.json({ id: 'm1' });
    }
    if (pathname === '/providers/p1/licenses') return Response.json([license]);
    return Response.json(pathname === '/providers/p1' ? provider : { items: [dataset, byHand] });
  });
});

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Create monitor/ });

it('monitors by the one name that was chosen', async () => {
  const about = { providerId: 'p1', datasetType: 'OfacSdn' };
  const dialog = <MonitorDialog about={about} onClose={vi.fn<() => void>()} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.selectOptions(await screen.findByLabelText('Name to search'), 'Ines Brandt (alias)');
  await user.click(create());
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
  await user.click(create());
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

it('offers what the dataset does, and tells of a second monitor on the same, with the way to the first', async () => {
  const onClose = vi.fn<() => void>();
  const dialog = <MonitorDialog about={{ providerId: 'p1' }} onClose={onClose} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await screen.findByRole('option', { name: /cannot be monitored/ });
  await user.selectOptions(screen.getByLabelText('List or database'), 'Nsc');
  expect(screen.getByText(/^This database cannot be monitored\./)).toBeDefined();
  expect(create().disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText('List or database'), 'OfacSdn');
  const interval = screen.getByLabelText<HTMLSelectElement>('Interval');
  expect(Array.from(interval.options, ({ value }) => value)).toEqual(['Monthly']);
  const errors = { '$.datasetType': ['It is monitored already.'] };
  refusal = Response.json({ title: 'Validation errors', errors }, { status: 400 });
  await user.click(create());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The monitor was not created');
  expect(alert.textContent).toContain('It is monitored already.');
  const first = screen.getByRole('link', { name: 'See what is monitored already' }).getAttribute('href');
  expect(decodeURIComponent(first ?? '')).toBe('/monitors?entityIds=["p1"]&datasetTypes=["OfacSdn"]');
  expect(onClose).not.toHaveBeenCalled();
});
