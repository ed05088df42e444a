import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];
type Result = Schemas['BulkSanctionsAndExclusionsMonitors'] & Schemas['Problem'];
type Page = Omit<Schemas['MonitorPage'], 'items'> & { items?: Schemas['DatasetMonitor'][] };

const minute = 60_000;
const hour = 60 * minute;

let service: TestService;
let ids: string[];
beforeEach(async () => {
  service = await testService({ size: 130 });
  ids = [];
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    const { body } = await service.post<Schemas['Provider']>('/providers', {
      firstName: name,
      lastName: 'Okoro',
    });
    ids.push(body.id ?? '');
  }
});

const bulk = (body: object) => service.post<Result>('/monitors/bulk/sanctions-and-exclusions', body);
const monitorsOf = async (providerIds: string[]) => {
  const query = providerIds.map((id) => `providerIds=${id}`).join('&');
  return (await service.get<Page>(`/monitors?count=250&${query}`)).body.items ?? [];
};
const oig = { datasetType: 'OigExclusions' };
const sam = { datasetType: 'Sam', monitoringInterval: 'Weekly' };

describe('many providers are monitored at once', () => {
  test('each in each dataset, with an exact report', async () => {
    const { status, body } = await bulk({ providerIds: ids, datasetInfos: [oig, sam] });
    expect(status).toBe(200);
    const made = await monitorsOf(ids);
    expect(made).toHaveLength(6);
    expect(body.createdMonitors?.toSorted(byId)).toEqual(
      made.map(({ id, datasetType }) => ({ monitorId: id, datasetType })).toSorted(byId),
    );
    expect(body.providerIds?.toSorted()).toEqual(ids.toSorted());
    expect(new Set(made.map((monitor) => `${monitor.datasetType} ${monitor.monitoringInterval}`))).toEqual(
      new Set(['OigExclusions Monthly', 'Sam Weekly']),
    );
  });

  test('keeping the monitors that there are, and not naming providers for whom nothing was made', async () => {
    const { body: old } = await service.post<Schemas['DatasetMonitor']>('/monitors', {
      type: 'Dataset',
      datasetType: 'OigExclusions',
      monitoringInterval: 'Yearly',
      providerId: ids[0],
    });
    const { body } = await bulk({ providerIds: [...ids, ids[1]?.toUpperCase()], datasetInfos: [oig] });
    expect(body.createdMonitors).toHaveLength(2);
    expect(body.providerIds?.toSorted()).toEqual(ids.slice(1).toSorted());
    expect(await monitorsOf(ids.slice(0, 1))).toEqual([old]);
    expect((await bulk({ providerIds: ids, datasetInfos: [oig] })).body).toEqual({
      createdMonitors: [],
      providerIds: [],
    });
  });

  test.each([
    ['left out', undefined],
    ['in the past', new Date(noon - hour).toISOString()],
    ['within 10 minutes', new Date(noon + 10 * minute).toISOString()],
  ])('with a date that is %s: within the next hour, and not at once', async (_, nextMonitoringDate) => {
    await bulk({ providerIds: ids, datasetInfos: [{ ...oig, nextMonitoringDate }] });
    const scans = async () =>
      (await service.get<Schemas['DatasetScanPage']>(`/datasets/scans?entityId=${ids[0]}`)).body.totalCount;
    for (const monitor of await monitorsOf(ids)) {
      const next = Date.parse(monitor.nextMonitoringDate ?? '');
      expect(next).toBeGreaterThan(noon);
      expect(next).toBeLessThanOrEqual(noon + hour);
    }
    expect(await scans()).toBe(0);
    await service.control('/advance', { hours: 1 });
    expect(await scans()).toBe(1);
  });

  test('with a date of their own when it is far enough', async () => {
    const nextMonitoringDate = new Date(noon + 11 * minute).toISOString();
    await bulk({ providerIds: ids, datasetInfos: [{ ...oig, nextMonitoringDate }] });
    const dates = (await monitorsOf(ids)).map((monitor) => monitor.nextMonitoringDate);
    expect(dates).toEqual([nextMonitoringDate, nextMonitoringDate, nextMonitoringDate]);
  });

  test('up to 100 of them', async () => {
    const all = [...service.world.providers.all()].map(({ id }) => id);
    expect((await bulk({ providerIds: all.slice(0, 100), datasetInfos: [oig] })).status).toBe(200);
    const more = await bulk({ providerIds: all.slice(0, 101), datasetInfos: [oig] });
    expect([more.status, Object.keys(more.body.errors ?? {})]).toEqual([400, ['$.providerIds']]);
    const none = await bulk({ providerIds: [], datasetInfos: [oig] });
    expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([400, ['$.providerIds']]);
  });

  test.each([
    ['another dataset', { datasetType: 'Npdb' }, 'datasetType'],
    ['a dataset that the organization does not have', { datasetType: 'JohnHopkins' }, 'datasetType'],
    ['a dataset twice', { datasetType: 'OigExclusions' }, 'datasetType'],
    ['an interval that is not offered', { ...sam, monitoringInterval: 'Yearly' }, 'monitoringInterval'],
    [
      'a parameter set of nobody',
      { ...sam, parameterSetId: '00000000-0000-4000-8000-000000000000' },
      'parameterSetId',
    ],
  ])('not in %s; then nothing is made', async (_, wrong, path) => {
    const { status, body } = await bulk({ providerIds: ids, datasetInfos: [oig, wrong] });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [`$.datasetInfos[1].${path}`]]);
    expect(await monitorsOf(ids)).toEqual([]);
  });

  test('not with an unknown provider among them; then nothing is made', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { status, body } = await bulk({ providerIds: [...ids, unknown], datasetInfos: [oig] });
    expect([status, body.title]).toEqual([404, `There is no provider ${unknown}.`]);
    expect(await monitorsOf(ids)).toEqual([]);
  });
});

function byId(a: { monitorId?: string }, b: { monitorId?: string }): number {
  return (a.monitorId ?? '') < (b.monitorId ?? '') ? -1 : 1;
}
