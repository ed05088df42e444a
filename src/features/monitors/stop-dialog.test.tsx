// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { StopMonitorDialog } from './stop-dialog';

const notices = watchNotices();

const monitor = {
  id: 'm1',
  type: 'License',
  providerId: 'p1',
  licenseId: 'l1',
  monitoringInterval: 'Continuous',
} as const;
let sent: string[];

beforeEach(() => void (sent = []));
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
    <StopMonitorDialog monitor={monitor} onClose={onClose} />,
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
  expect(notices()).toMatchObject([{ title: 'Monitoring stopped', message: 'the license, Ada Okafor' }]);
});

it('what a colleague stopped meanwhile is told as stopped, not as a failure', async () => {
  const onClose = await stop(404);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(notices()).toMatchObject([{ tone: 'success', title: 'Monitoring was stopped already' }]);
});
