// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { allDatasetsOptions } from '@/features/scans/options';
import { sanctionsDatasets } from './choice';
import { EntityMonitors } from './entity-monitors';

/** A provider who is monitored in these lists, monthly. */
async function monitored(service: SimulatedService, datasetTypes: readonly string[]): Promise<string> {
  const { id } = await service.colleague<Provider>('POST /providers', {
    firstName: 'Ada',
    lastName: 'Quill',
  });
  for (const datasetType of datasetTypes)
    await service.colleague('POST /monitors', { type: 'Dataset', providerId: id, datasetType });
  return id;
}

async function show(providerId: string) {
  const entity = { ref: { providerId }, name: 'Ada Quill', one: 'provider', deactivated: false } as const;
  await renderScreen(<EntityMonitors entity={entity} />, createQueryClient());
  await screen.findByRole('heading', { name: 'Not monitored' }, { timeout: 10_000 });
}
const button = (name: string) => screen.queryByRole('button', { name });

test('The exclusion lists that nobody monitors a provider in are offered, those that are monitored are not', async () => {
  const service = await simulateService({ providers: 0 });
  await show(await monitored(service, ['Sam']));
  expect(
    await screen.findByRole('button', { name: 'Monitor OIG exclusions' }, { timeout: 10_000 }),
  ).toBeDefined();
  expect(button('Monitor SAM exclusions')).toBeNull();
  const offered = screen.getAllByRole('button', { name: /^Monitor / });
  expect(offered[0]?.getAttribute('aria-label'), 'what is required stands first').toBe(
    'Monitor OIG exclusions',
  );
  expect(screen.getByText('OFAC SDN (not required)')).toBeDefined();
  const [line] = screen.getAllByRole('listitem');
  expect(within(line as HTMLElement).getByText('SAM exclusions')).toBeDefined();
  expect(line?.textContent).toContain('monthly');
});

test('A list that is monitored by a former name alone is named as such, and offered', async () => {
  const service = await simulateService({ providers: 0 });
  const referenceId = 'a1a1a1a1-0000-4000-8000-000000000001';
  const aliases = [{ id: referenceId, firstName: 'Ada', lastName: 'Abel' }];
  const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill', aliases });
  service.put('monitors', { providerId, datasetType: 'Sam', options: { referenceId } });
  await show(providerId);
  await screen.findByRole('button', { name: 'Monitor SAM exclusions' }, { timeout: 10_000 });
  expect(screen.getByText('SAM exclusions (monitored by a former name alone)')).toBeDefined();
});

test('What came of the last run stands beside it, and one that failed is no search of the month', async () => {
  const service = await simulateService({ providers: 0 });
  const providerId = await monitored(service, []);
  const at = new Date().toISOString();
  const ran = { providerId, lastMonitoringDate: at };
  for (const [type, status] of [
    ['Sam', 'Failed'],
    ['OfacSdn', 'Completed'],
  ] as const) {
    service.put('scans', { providerId, type, status, started: at });
    service.put('monitors', { ...ran, datasetType: type });
  }
  await show(providerId);
  const [sam, ofac] = ['SAM exclusions', 'OFAC SDN'].map(
    (name) =>
      screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name))?.textContent,
  );
  expect(sam).toContain('Failed');
  expect(sam).toContain('The last search failed');
  expect(ofac).toContain('Completed');
  expect(ofac).not.toContain('The last search failed');
});

test('Where all of them are monitored that is said, and nothing is offered', async () => {
  const service = await simulateService({ providers: 0 });
  const datasets = await createQueryClient().fetchQuery(allDatasetsOptions());
  await show(
    await monitored(
      service,
      sanctionsDatasets(datasets).flatMap(({ type }) => type ?? []),
    ),
  );
  expect(
    await screen.findByText('This provider is monitored in every exclusion list.', undefined, {
      timeout: 10_000,
    }),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Monitor / })).toBeNull();
});
