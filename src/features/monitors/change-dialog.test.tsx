// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { renderScreen } from '@/ui/testing';
import { ChangeMonitorDialog } from './change-dialog';

const monitor = {
  id: 'm1',
  type: 'License',
  providerId: 'p1',
  licenseId: 'l1',
  monitoringInterval: 'Weekly',
  nextMonitoringDate: '2026-12-01T09:00:00.000Z',
} as const;
let there: object;
let sent: unknown[];

beforeEach(() => {
  there = monitor;
  sent = [];
  session.begin({
    token: 'secret',
    user: { email: 'ada@example.org', role: 'Credentialing' },
    persistent: false,
    way: 'password',
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PATCH') {
      sent.push(await request.json());
      return Response.json(there);
    }
    if (pathname === '/monitors/m1') return Response.json(there);
    if (pathname === '/providers/p1')
      return Response.json({ id: 'p1', firstName: 'Ada', lastName: 'Okafor' });
    return Response.json([]);
  });
});
afterEach(() => {
  act(() => session.end('user'));
  vi.unstubAllGlobals();
});

const show = () =>
  renderScreen(<ChangeMonitorDialog monitor={monitor} onClose={() => undefined} />, createQueryClient());

it('sends the interval with the next run that is shown', async () => {
  const { user } = await show();
  await user.selectOptions(screen.getByLabelText('Interval'), 'Daily');
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await waitFor(() =>
    expect(sent).toEqual([{ monitoringInterval: 'Daily', nextMonitoringDate: monitor.nextMonitoringDate }]),
  );
});

it('shows what somebody else changed meanwhile before anything is sent', async () => {
  const { user } = await show();
  there = { ...monitor, monitoringInterval: 'Yearly' };
  await user.selectOptions(screen.getByLabelText('Interval'), 'Daily');
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed this field');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep mine: Interval' }));
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('shows both next runs as times are shown everywhere', async () => {
  const { user } = await show();
  there = { ...monitor, nextMonitoringDate: new Date(2026, 11, 3, 14, 30).toISOString() };
  fireEvent.change(screen.getByLabelText(/^Next run/), { target: { value: '2026-12-02T09:05' } });
  await user.click(screen.getByRole('button', { name: /^Save the change/ }));
  const row = within(await screen.findByRole('alert')).getByRole('row', { name: /^Next run/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(0, 2),
  ).toEqual(['Dec 3, 2026, 2:30 PM', 'Dec 2, 2026, 9:05 AM']);
});
