// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { License } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { updateOf, verificationStore } from '@/jobs/verifications';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { MonitorDialog } from './dialog';
import { useMonitorActions } from './use-monitor-actions';

const notices = watchNotices();
let service: SimulatedService;
let providerId: string;
let license: License;
const referenceId = 'a1a1a1a1-0000-4000-8000-000000000001';

beforeEach(async () => {
  sessionStorage.clear();
  verificationStore.restore();
  service = await simulateService({ providers: 0 });
  const aliases = [{ id: referenceId, firstName: 'Ines', lastName: 'Brandt' }];
  ({ id: providerId } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway', aliases }));
  const { id: licenseId } = service.put('licenses', { providerId });
  const { id: currentVerificationId } = service.put('verifications', { providerId, licenseId });
  service.world.licenses.update(licenseId, { currentVerificationId, currentVerificationStatus: 'Found' });
  license = await service.colleague(`GET /providers/${providerId}/licenses/${licenseId}`);
});

const sent = () => service.writes().map(({ body }) => body);

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Create monitor/ });

it('monitors by the one name that was chosen', async () => {
  const about = { providerId, datasetType: 'OfacSdn' };
  const dialog = <MonitorDialog about={about} onClose={vi.fn<() => void>()} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.selectOptions(await screen.findByLabelText('Name to search'), 'Ines Brandt (alias)');
  await user.click(create());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ datasetType: 'OfacSdn', options: { referenceId } });
});

it('runs at once only where that is asked for', async () => {
  const about = { providerId, datasetType: 'OfacSdn' };
  const dialog = <MonitorDialog about={about} onClose={vi.fn<() => void>()} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  const now = await screen.findByLabelText('Run it now as well');
  await user.click(now);
  await user.click(now);
  await user.click(create());
  await waitFor(() => expect(sent()).toHaveLength(1), { timeout: 10_000 });
  expect(sent()[0]).not.toHaveProperty('triggerImmediateVerification');
  expect(verificationStore.jobs()).toEqual([]);
});

it.each([
  ['Continuous', 'The source tells by itself when something is new.'],
  ['Yearly', /^Next run: .*\.$/],
])('tells when a monitor that is %s runs next by what the service has created', async (interval, words) => {
  service.world.providers.update(providerId, { dateOfBirth: '1980-01-01', ssn: '900-00-0000' });
  const dialog = <MonitorDialog about={{ providerId, datasetType: 'Npdb' }} onClose={vi.fn<() => void>()} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.selectOptions(await screen.findByLabelText('Interval'), interval);
  await user.click(create());
  await waitFor(() => expect(notices()).toHaveLength(1));
  const [{ title, message } = { title: '' }] = notices();
  expect(title).toBe('Monitor created');
  expect(message).toMatch(words);
});

it('tells the next run also where the monitor runs now besides', async () => {
  const about = { providerId, datasetType: 'OfacSdn' };
  const dialog = <MonitorDialog about={about} onClose={vi.fn<() => void>()} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.click(await screen.findByLabelText('Run it now as well'));
  await user.click(create());
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(notices()[0]?.message).toMatch(/^It also runs now\. Next run: /);
});

/** What the license says of itself while the service has not yet begun what it was asked for. */
const notBegun = (): License => ({ ...license, jobStatus: 'Idle', currentVerificationStatus: 'Found' });

it('waits for a new result of the license that it runs at once, and takes the last one for none', async () => {
  const dialog = <MonitorDialog about={{ providerId, kind: 'License' }} onClose={vi.fn<() => void>()} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.selectOptions(await screen.findByLabelText('License'), await screen.findByText(/^RN-1/));
  await user.click(screen.getByLabelText('Run it now as well'));
  await user.click(create());
  await waitFor(() => expect(verificationStore.jobs()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ triggerImmediateVerification: true });
  expect(verificationStore.jobs().map((job) => updateOf(job, notBegun()).state)).toEqual(['running']);
});

it('and so does a monitor that is run from its row', async () => {
  const monitor = {
    id: service.put('monitors', { type: 'License', providerId, licenseId: license.id }).id,
    type: 'License',
    providerId,
    licenseId: license.id,
    lastVerification: license.currentVerification,
  } as const;
  function Row() {
    const { runNow } = useMonitorActions();
    return <button onClick={() => void runNow(monitor)}>Run now</button>;
  }
  const { user } = await renderScreen(<Row />, createQueryClient());
  await user.click(screen.getByRole('button', { name: 'Run now' }));
  await waitFor(() => expect(verificationStore.jobs()).toHaveLength(1));
  expect(verificationStore.jobs().map((job) => updateOf(job, notBegun()).state)).toEqual(['running']);
});

it('offers what the dataset does, and tells of a second monitor on the same, with the way to the first', async () => {
  const onClose = vi.fn<() => void>();
  const dialog = <MonitorDialog about={{ providerId }} onClose={onClose} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await user.click(
    await screen.findByRole('option', { name: /^Student clearinghouse.*Cannot be monitored$/ }),
  );
  expect(screen.getByText(/^This database cannot be monitored\./)).toBeDefined();
  expect(create().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('option', { name: /^OFAC SDN/ }));
  const interval = screen.getByLabelText<HTMLSelectElement>('Interval');
  expect(Array.from(interval.options, ({ value }) => value)).toEqual(['Daily', 'Weekly', 'Monthly']);
  // A colleague was faster.
  await service.colleague('POST /monitors', { type: 'Dataset', providerId, datasetType: 'OfacSdn' });
  await user.click(create());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The monitor was not created');
  expect(alert.textContent).toContain('is monitored already.');
  const first = screen.getByRole('link', { name: 'See what is monitored already' }).getAttribute('href');
  expect(decodeURIComponent(first ?? '')).toBe(
    `/monitors?entityIds=["${providerId}"]&datasetTypes=["OfacSdn"]`,
  );
  expect(onClose).not.toHaveBeenCalled();
});
