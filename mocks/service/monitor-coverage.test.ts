import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, testService } from '../testing';

type Schemas = components['schemas'];
type Counts = Schemas['ProviderSanctionsMonitoringAggregations'];
type Page = Schemas['ProviderSanctionsMonitoringPage'];

const path = '/providers/monitoring/sanctions-and-exclusions';
const sanctions = [
  'OigExclusions',
  'Sam',
  'OfacSdn',
  'OfacConsolidated',
  'StateSanctionsAndExclusions',
  'MedicareOptOut',
  'OigFugitives',
  'CmsPreclusion',
  'Tricare',
];

let service: TestService;
beforeEach(async () => {
  service = await testService({ size: 160 });
});

const counts = async () => (await service.get<Counts>(`${path}/aggregations`)).body;
const list = async (query: string) => (await service.get<Page>(`${path}?count=250&${query}`)).body;
const total = async (category: string) => (await list(`monitoringCategory=${category}`)).totalCount;

/** What the list of each category counts. */
async function listed(): Promise<Counts> {
  return {
    notMonitored: await total('NotMonitored'),
    partiallyMonitored: await total('PartiallyMonitored'),
    fullyMonitored: await total('FullyMonitored'),
  };
}

async function someone(): Promise<string> {
  const { body } = await service.post<Schemas['Provider']>('/providers', {
    firstName: 'Ada',
    lastName: 'Okoro',
  });
  return body.id ?? '';
}

const monitor = (providerId: string, ...datasetTypes: string[]) =>
  service.post('/monitors/bulk/sanctions-and-exclusions', {
    providerIds: [providerId],
    datasetInfos: datasetTypes.map((datasetType) => ({ datasetType })),
  });

describe('coverage', () => {
  test('has some of each category, counted as their lists find them', async () => {
    const all = await counts();
    expect(await listed()).toEqual(all);
    expect(Object.values(all).every((count) => count > 0)).toBe(true);
    const active = (await service.get<Schemas['ProviderPage']>('/providers?deactivated=false&count=1')).body;
    expect(Object.values(all).reduce((a, b) => a + b, 0)).toBe(active.totalCount);
    expect((await list('')).totalCount).toBe(active.totalCount);
  });

  test('names the datasets of each provider, as the list of monitors has them', async () => {
    const { items = [] } = await list('monitoringCategory=PartiallyMonitored');
    for (const { id, monitorArray = [] } of items.slice(0, 10)) {
      const { body } = await service.get<{ items?: Schemas['DatasetMonitor'][] }>(
        `/monitors?providerIds=${id}&type=Dataset`,
      );
      const types = (body.items ?? []).map(({ datasetType }) => datasetType ?? '');
      expect(monitorArray.toSorted()).toEqual(types.filter((type) => sanctions.includes(type)).toSorted());
      expect(monitorArray.length).toBeGreaterThan(0);
      expect(monitorArray.length).toBeLessThan(sanctions.length);
    }
  });

  test('goes from not to partially to fully and back with the monitors', async () => {
    const id = await someone();
    const before = await counts();
    const categoryOf = async () =>
      (await list('name=okoro')).items?.find((row) => row.id === id)?.monitoringCategory;
    expect(await categoryOf()).toBe('NotMonitored');
    await monitor(id, 'Sam');
    expect(await categoryOf()).toBe('PartiallyMonitored');
    expect(await counts()).toMatchObject({ notMonitored: (before.notMonitored ?? 0) - 1 });
    await monitor(id, ...sanctions);
    expect(await categoryOf()).toBe('FullyMonitored');
    const [monitorOfId] = service.world.monitors.by('entityId', id);
    await service.delete(`/monitors/${monitorOfId?.id}`);
    expect(await categoryOf()).toBe('PartiallyMonitored');
    expect(await listed()).toEqual(await counts());
  });

  test('takes no account of other datasets and of licenses', async () => {
    const id = await someone();
    await service.post('/monitors', { type: 'Dataset', datasetType: 'Npi', providerId: id });
    expect((await list('name=okoro')).items).toMatchObject([
      { id, monitoringCategory: 'NotMonitored', monitorArray: [] },
    ]);
  });

  test('leaves deactivated providers out', async () => {
    const id = await someone();
    const before = await counts();
    await service.patch(`/providers/${id}`, { deactivated: true });
    expect((await list('name=okoro')).items).toEqual([]);
    expect(await counts()).toMatchObject({ notMonitored: (before.notMonitored ?? 0) - 1 });
  });

  test('is found by name, NPI and credentialing status, and goes by last name', async () => {
    const { items = [] } = await list('');
    const names = items.map(({ lastName }) => lastName?.toLocaleLowerCase('en-US') ?? '');
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const one = items.find(({ npi }) => npi);
    expect((await list(`npi=${one?.npi}`)).items).toEqual([one]);
    const status = encodeURIComponent(one?.credentialingStatus ?? '');
    const same = (await list(`credentialingStatus=${status}`)).items ?? [];
    expect(same.map(({ id }) => id)).toContain(one?.id);
    expect(new Set(same.map(({ credentialingStatus }) => credentialingStatus))).toEqual(
      new Set([one?.credentialingStatus]),
    );
  });
});

const withStatus = async (status: string) =>
  (await service.get<Schemas['ProviderPage']>(`/providers?status=${status}&count=250`)).body.items ?? [];

/** From the monitors themselves. */
const expected = () =>
  new Set(
    [...service.world.monitors.all()].filter(({ type }) => type === 'License').map((m) => m.providerId),
  );

async function check(): Promise<void> {
  const monitored = new Set((await withStatus('Monitored')).map(({ id }) => id));
  expect(monitored).toEqual(expected());
  const others = (await withStatus('NotMonitored')).map(({ id }) => id);
  expect(others.filter((id) => monitored.has(id))).toEqual([]);
  expect(others.length + monitored.size).toBe(service.world.providers.size);
}

describe('providers count as monitored', () => {
  test('when one of their licenses is, before and after monitors come and go', async () => {
    await check();
    const monitors = [...service.world.monitors.all()].filter(({ type }) => type === 'License');
    const single = monitors.find(
      ({ providerId }) => monitors.filter((other) => other.providerId === providerId).length === 1,
    );
    await service.delete(`/monitors/${single?.id}`);
    await check();
    expect((await withStatus('NotMonitored')).map(({ id }) => id)).toContain(single?.providerId);
    await service.post('/monitors', { type: 'License', licenseId: single?.licenseId });
    await check();
  });

  test('also when somebody was deactivated, or is active again', async () => {
    const off = [...service.world.providers.all()].find(({ deactivated }) => deactivated);
    const on = [...service.world.providers.all()].find(({ deactivated }) => !deactivated);
    await service.patch(`/providers/${off?.id}`, { deactivated: false });
    await service.patch(`/providers/${on?.id}`, { deactivated: true });
    await check();
  });

  test('and are counted so', async () => {
    const { body } = await service.get<Schemas['ProviderAggregations']>('/providers/aggregations');
    expect(body.aggregations).toMatchObject({
      Monitored: (await withStatus('Monitored')).length,
      NotMonitored: (await withStatus('NotMonitored')).length,
    });
  });
});
