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
  const [line] = screen.getAllByRole('listitem');
  expect(within(line as HTMLElement).getByText('SAM exclusions')).toBeDefined();
  expect(line?.textContent).toContain('monthly');
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
