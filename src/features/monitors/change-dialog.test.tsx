// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Monitor } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { ChangeMonitorDialog } from './change-dialog';

const notices = watchNotices();
let service: SimulatedService;
let monitor: Monitor & { id: string };

beforeEach(async () => {
  service = await simulateService();
  const { id: providerId } = service.put('providers', {});
  const { id: licenseId } = service.put('licenses', { providerId });
  const { id } = service.put('monitors', {
    type: 'License',
    providerId,
    licenseId,
    monitoringInterval: 'Weekly',
    nextMonitoringDate: '2099-12-01T09:00:00.000Z',
  });
  monitor = await service.colleague('GET /monitors/' + id);
  session.begin({
    token: 'secret',
    user: { email: 'ada@example.org', role: 'Credentialing' },
    persistent: false,
    way: 'password',
  });
});
afterEach(() => act(() => session.end('user')));

const storedMonitor = () => service.world.monitors.get(monitor.id);
const sent = () => service.writes().map(({ body }) => body);

const show = () =>
  renderScreen(<ChangeMonitorDialog monitor={monitor} onClose={() => undefined} />, createQueryClient());

it('sends the interval with the next run that is shown', async () => {
  const { user } = await show();
  await user.selectOptions(screen.getByLabelText('Interval'), 'Daily');
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  const { nextMonitoringDate } = monitor;
  await waitFor(() =>
    expect(storedMonitor()).toMatchObject({ monitoringInterval: 'Daily', nextMonitoringDate }),
  );
  expect(sent()).toEqual([{ monitoringInterval: 'Daily', nextMonitoringDate }]);
});

it('shows what somebody else changed meanwhile before anything is sent', async () => {
  const { user } = await show();
  service.world.monitors.update(monitor.id, { monitoringInterval: 'Yearly' });
  await user.selectOptions(screen.getByLabelText('Interval'), 'Daily');
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed this field');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep mine: Interval' }));
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await waitFor(() => expect(storedMonitor()?.monitoringInterval).toBe('Daily'));
  expect(sent()).toHaveLength(1);
});

it('shows both next runs as times are shown everywhere', async () => {
  const { user } = await show();
  const nextMonitoringDate = new Date(2099, 11, 3, 14, 30).toISOString();
  service.world.monitors.update(monitor.id, { nextMonitoringDate });
  fireEvent.change(screen.getByLabelText(/^Next run/), { target: { value: '2099-12-02T09:05' } });
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  const row = within(await screen.findByRole('alert')).getByRole('row', { name: /^Next run/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Dec 3, 2099, 2:30 PMTake what is there', 'Dec 2, 2099, 9:05 AMKeep mine']);
});

it('says that an emptied next run stays as it is, and sends nothing then', async () => {
  const { user } = await show();
  fireEvent.change(screen.getByLabelText(/^Next run/), { target: { value: '' } });
  expect(screen.getByText('Left empty, the next run stays as it is.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await waitFor(() => expect(notices()).toMatchObject([{ tone: 'neutral', title: 'Nothing was changed' }]));
  expect(sent()).toEqual([]);
});

it('sends a new interval alone where the next run is left empty, and tells the one that the service sets', async () => {
  const { user } = await show();
  await user.selectOptions(screen.getByLabelText('Interval'), 'Daily');
  fireEvent.change(screen.getByLabelText(/^Next run/), { target: { value: '' } });
  expect(screen.getByText('Left empty, the service sets the next run.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await waitFor(() =>
    expect(notices()).toMatchObject([
      { tone: 'success', title: 'Monitor changed', message: expect.stringMatching(/^Next run: /) },
    ]),
  );
  expect(sent()).toEqual([{ monitoringInterval: 'Daily' }]);
});

it('sends what was kept although somebody else changed it, also where it was not touched here', async () => {
  const { user } = await show();
  service.world.monitors.update(monitor.id, { monitoringInterval: 'Yearly' });
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await user.click(await screen.findByRole('button', { name: 'Keep mine: Interval' }));
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await waitFor(() => expect(storedMonitor()?.monitoringInterval).toBe('Weekly'));
});

it('tells of a monitor that became continuous that the source tells by itself', async () => {
  const { id: providerId } = service.put('providers', {});
  const { id } = service.put('monitors', { providerId, datasetType: 'Npdb', monitoringInterval: 'Yearly' });
  monitor = await service.colleague('GET /monitors/' + id);
  const { user } = await show();
  await screen.findByRole('option', { name: 'Continuous' });
  await user.selectOptions(screen.getByLabelText('Interval'), 'Continuous');
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await waitFor(() =>
    expect(notices()).toMatchObject([{ message: 'The source tells by itself when something is new.' }]),
  );
});
