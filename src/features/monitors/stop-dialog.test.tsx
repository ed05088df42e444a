// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { StopMonitorDialog } from './stop-dialog';

const notices = watchNotices();
let service: SimulatedService;
let monitor: ComponentProps<typeof StopMonitorDialog>['monitor'];

beforeEach(async () => {
  service = await simulateService();
  const ada = await service.colleague<Provider>('POST /providers', { firstName: 'Ada', lastName: 'Okafor' });
  monitor = await service.colleague<typeof monitor>('POST /monitors', {
    type: 'Dataset',
    providerId: ada.id,
    datasetType: 'Npdb',
    monitoringInterval: 'Continuous',
  });
});

async function stop({ isPassedOn = true } = {}) {
  const onClose = vi.fn();
  const { user } = await renderScreen(
    <StopMonitorDialog monitor={monitor} onClose={onClose} />,
    createQueryClient(),
  );
  await screen.findByText(/Ada Okafor/);
  if (!isPassedOn) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Stop monitoring' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
}

it.each([
  ['ended at the source, too', true],
  ['ended here alone, where that is chosen', false],
])('a continuous query is %s', async (_, isPassedOn) => {
  await stop({ isPassedOn });
  expect(service.writes()).toMatchObject([{ query: { propagateToPrimarySource: String(isPassedOn) } }]);
  expect(service.world.monitors.get(monitor.id)).toBeUndefined();
  expect(notices()).toMatchObject([{ title: 'Monitoring stopped', message: 'NPDB, Ada Okafor' }]);
});

it('what a colleague stopped meanwhile is told as stopped, not as a failure', async () => {
  await service.colleague(`DELETE /monitors/${monitor.id}?propagateToPrimarySource=true`);
  await stop();
  expect(notices()).toMatchObject([{ tone: 'success', title: 'Monitoring was stopped already' }]);
});
