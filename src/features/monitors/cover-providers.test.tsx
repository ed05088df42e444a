// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { BulkMonitorsRequest, Dataset } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { CoverProviders } from './cover-providers';

let service: SimulatedService;
let providerId: string;

let exclusionLists: (string | undefined)[];

beforeEach(async () => {
  service = await simulateService();
  const { items } = await service.colleague<{ items: Dataset[] }>('GET /datasets?count=250');
  const lists = items.filter(({ tags }) => tags?.includes('SanctionsAndExclusions'));
  exclusionLists = lists.map(({ type }) => type).toSorted();
  providerId = service.put('providers', {}).id;
});

function dialog() {
  const selection = { count: 1, all: false, words: '1 provider', collect: async () => [{ id: providerId }] };
  return <CoverProviders selection={selection} onClose={() => undefined} />;
}

function show() {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>{dialog()}</QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

/** The monitors that the service holds of the provider, by what they watch. */
const storedMonitors = () =>
  [...service.world.monitors.by('entityId', providerId)].map(
    ({ datasetType, monitoringInterval, nextMonitoringDate }) => [
      datasetType,
      monitoringInterval,
      nextMonitoringDate,
    ],
  );

test('The day of the first run is chosen for all of them at once, restated, and sent', async () => {
  const user = show();
  const next = await screen.findByLabelText('Next run');
  fireEvent.change(next, { target: { value: '2099-03-04T08:30' } });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText(/run for the first time on Mar 4, 2099/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  const day = new Date('2099-03-04T08:30').toISOString();
  await waitFor(() =>
    expect(storedMonitors().toSorted()).toEqual(exclusionLists.map((type) => [type, 'Monthly', day])),
  );
  expect(service.writes()).toHaveLength(1);
});

test('Without a day none is sent, and it is said that they run within the hour', async () => {
  const user = show();
  await screen.findByLabelText('Next run');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText(/run for the first time within the next hour/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  await waitFor(() => expect(storedMonitors()).toHaveLength(exclusionLists.length));
  const datasetInfos = service.writes().flatMap(({ body }) => (body as BulkMonitorsRequest).datasetInfos);
  expect(datasetInfos).toHaveLength(exclusionLists.length);
  expect(datasetInfos).toContainEqual({ datasetType: 'Sam', monitoringInterval: 'Monthly' });
});

test('A call whose monitors cannot be read afterwards is done, leads to the coverage, and is not sent again', async () => {
  await service.fails({ operation: 'GET /monitors', status: 403, times: 1 });
  const { user } = await renderScreen(dialog(), createQueryClient());
  await screen.findByLabelText('Next run');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  await screen.findByText(/^These were carried out, but the report could not be read/);
  const link = screen.getByRole('link', { name: 'Providers 1 to 1' });
  expect(link.getAttribute('href')).toBe('/monitors/coverage');
  expect(screen.queryByRole('button', { name: /^(Retry|Send again)/ })).toBeNull();
  expect(storedMonitors()).toHaveLength(exclusionLists.length);
});
