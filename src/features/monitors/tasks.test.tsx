// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { notify } from '@/ui/notify';
import { MonitorTasks } from './tasks';

vi.mock('@/ui/notify', () => ({ notify: vi.fn() }));

const monitor = {
  id: 'm1',
  type: 'License',
  providerId: 'p1',
  licenseId: 'l1',
  monitoringInterval: 'Continuous',
} as const;
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.mocked(notify).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

async function stop(status: number, isPassedOn = true) {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method !== 'DELETE') return Response.json({ id: 'p1', firstName: 'Ada', lastName: 'Okafor' });
    sent.push(new URL(url).search);
    return status === 204
      ? new Response(null, { status })
      : Response.json({ status, title: 'No.' }, { status });
  });
  const onClose = vi.fn();
  const { user } = await renderScreen(
    <MonitorTasks task={{ kind: 'stop', monitor }} onClose={onClose} />,
    createQueryClient(),
  );
  await screen.findByText(/^Ada Okafor’s license/);
  if (!isPassedOn) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Stop monitoring' }));
  return onClose;
}

it.each([
  ['ended at the source, too', true],
  ['ended here alone, where that is chosen', false],
])('a continuous query is %s', async (_, isPassedOn) => {
  const onClose = await stop(204, isPassedOn);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([`?propagateToPrimarySource=${isPassedOn}`]);
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Monitoring stopped', message: 'the license, Ada Okafor' }),
  );
});

it('what a colleague stopped meanwhile is told as stopped, not as a failure', async () => {
  const onClose = await stop(404);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tone: 'success', title: 'Monitoring was stopped already' }),
  );
});
