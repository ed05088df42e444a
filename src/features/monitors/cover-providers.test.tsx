// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BulkMonitorsRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { CoverProviders } from './cover-providers';

let sent: BulkMonitorsRequest[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      sent.push((await request.json()) as BulkMonitorsRequest);
      return Response.json({ createdMonitors: [], providerIds: ['p1'] });
    }
    const sam = { type: 'Sam', tags: ['SanctionsAndExclusions'], monitoringIntervals: ['Daily', 'Monthly'] };
    return Response.json({ items: new URL(request.url).pathname === '/datasets' ? [sam] : [] });
  });
});
function show() {
  const selection = { count: 1, all: false, words: '1 provider', collect: async () => [{ id: 'p1' }] };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <CoverProviders selection={selection} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

test('The day of the first run is chosen for all of them at once, restated, and sent', async () => {
  const user = show();
  const next = await screen.findByLabelText('Next run');
  fireEvent.change(next, { target: { value: '2099-03-04T08:30' } });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText(/run for the first time on Mar 4, 2099/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.datasetInfos).toEqual([
    {
      datasetType: 'Sam',
      monitoringInterval: 'Monthly',
      nextMonitoringDate: new Date('2099-03-04T08:30').toISOString(),
    },
  ]);
});

test('Without a day none is sent, and it is said that they run within the hour', async () => {
  const user = show();
  await screen.findByLabelText('Next run');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText(/run for the first time within the next hour/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.datasetInfos).toEqual([{ datasetType: 'Sam', monitoringInterval: 'Monthly' }]);
});
