// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BulkMonitorsRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { setSetting } from '@/ui/settings';
import { renderScreen } from '@/ui/testing';
import { CoverProviders } from './cover-providers';

let service: SimulatedService;
let providerId: string;

/** Those that everybody is to be searched in, as long as the organization has chosen no others. */
const required = ['OigExclusions', 'Sam'];

beforeEach(async () => {
  service = await simulateService();
  providerId = service.put('providers', {}).id;
});

function dialog() {
  const selection = { count: 1, all: false, words: '1 provider', collect: async () => [{ id: providerId }] };
  return <CoverProviders selection={selection} onClose={() => undefined} />;
}

const show = async () => (await renderScreen(dialog(), createQueryClient())).user;

afterEach(() => setSetting('programLists', undefined));

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
  const user = await show();
  const next = await screen.findByLabelText('Next run');
  fireEvent.change(next, { target: { value: '2099-03-04T08:30' } });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText(/run for the first time on Mar 4, 2099/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  const day = new Date('2099-03-04T08:30').toISOString();
  await waitFor(() =>
    expect(storedMonitors().toSorted()).toEqual(required.map((type) => [type, 'Monthly', day])),
  );
  expect(service.writes()).toHaveLength(1);
});

test('Without a day none is sent, and it is said that they run within the hour', async () => {
  const user = await show();
  await screen.findByLabelText('Next run');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(screen.getByText(/run for the first time within the next hour/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  await waitFor(() => expect(storedMonitors()).toHaveLength(required.length));
  const datasetInfos = service.writes().flatMap(({ body }) => (body as BulkMonitorsRequest).datasetInfos);
  expect(datasetInfos).toHaveLength(required.length);
  expect(datasetInfos).toContainEqual({ datasetType: 'Sam', monitoringInterval: 'Monthly' });
});

test('A call whose monitors cannot be read afterwards is done, leads to the coverage, and is not sent again', async () => {
  const user = await show();
  await screen.findByLabelText('Next run');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText(/^Nobody is monitored in these lists yet/);
  await service.fails({ operation: 'GET /monitors', status: 403, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Monitor 1 provider' }));
  await screen.findByText(/^These were carried out, but the report could not be read/);
  const link = screen.getByRole('link', { name: 'Providers 1 to 1' });
  expect(link.getAttribute('href')).toBe('/monitors/coverage');
  expect(screen.queryByRole('button', { name: /^(Retry|Send again)/ })).toBeNull();
  expect(storedMonitors()).toHaveLength(required.length);
});

test('The lists that the organization requires are proposed first; the others are offered', async () => {
  setSetting('programLists', ['StateSanctionsAndExclusions']);
  await show();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.slice(0, 2).map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'State sanctions and exclusions',
    expect.not.stringContaining('State'),
  ]);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, ...boxes.slice(1).map(() => false)]);
  expect(screen.getByText(/^Required of everybody: State sanctions and exclusions/)).toBeDefined();
});

test('Before anything is made it is said who has which list already, and how many monitors are made', async () => {
  const others = [service.put('providers', {}).id, service.put('providers', {}).id];
  for (const id of [providerId, others[0] ?? ''])
    service.put('monitors', { providerId: id, datasetType: 'OigExclusions' });
  const selection = {
    count: 3,
    all: false,
    words: '3 providers',
    collect: async () => [providerId, ...others].map((id) => ({ id })),
  };
  const { user } = await renderScreen(
    <CoverProviders selection={selection} onClose={() => undefined} />,
    createQueryClient(),
  );
  await screen.findByLabelText('Next run');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const line = await screen.findByText(/already: /);
  expect(line.textContent).toBe('2 of 3 are monitored in OIG exclusions already: 4 monitors are made.');
});
