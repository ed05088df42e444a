import { expect, test, vi } from 'vitest';
import { simulateService } from '@/testing/service';
import { coverageCalls, coverageWords, coverProviders } from './coverage';

test('Providers are taken in calls of at most 100, each of them once', () => {
  const ids = Array.from({ length: 250 }, (_, index) => `p${index}`);
  const calls = coverageCalls([...ids, 'p0', 'p249']);
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(calls.flat()).toEqual(ids);
  expect(coverageCalls([])).toEqual([]);
});

test('The report tells for each provider and dataset what was created, what was there and what is missing', async () => {
  const service = await simulateService();
  const [one, other] = [service.put('providers', {}).id, service.put('providers', {}).id];
  const { id: kept } = service.put('monitors', { providerId: one, datasetType: 'Sam' });
  // A colleague stops a monitor of the list that this call creates, before it is read again.
  const release = service.holds('GET /monitors');
  const reporting = coverProviders({
    providerIds: [one, other],
    datasetInfos: [{ datasetType: 'Sam' }, { datasetType: 'OfacSdn' }],
  });
  await vi.waitFor(() => expect(service.reads()).toHaveLength(1), 10_000);
  const stopped = service.world.monitors.by('entityId', other).find((made) => made.datasetType === 'OfacSdn');
  await service.colleague(`DELETE /monitors/${stopped?.id}`);
  release();
  const { outcomes: report } = await reporting;
  expect(report.map(({ providerId, datasetType, outcome }) => [providerId, datasetType, outcome])).toEqual([
    [one, 'Sam', 'kept'],
    [one, 'OfacSdn', 'created'],
    [other, 'Sam', 'created'],
    [other, 'OfacSdn', 'missing'],
  ]);
  expect(report[0]?.monitor?.id).toBe(kept);
});

test('The monitors of many providers are read to their last page', async () => {
  const service = await simulateService();
  const providerIds = Array.from({ length: 100 }, () => service.put('providers', {}).id);
  const datasetInfos = (['Sam', 'OfacSdn', 'OigExclusions'] as const).map((datasetType) => ({ datasetType }));
  const { outcomes } = await coverProviders({ providerIds, datasetInfos });
  expect(outcomes.filter(({ outcome }) => outcome === 'created')).toHaveLength(300);
  expect(service.reads().map(({ query }) => 'cursor' in query)).toEqual([false, true]);
});

test('A monitor by a former name alone is not told as one that covers the list', async () => {
  const service = await simulateService();
  const { id: providerId } = service.put('providers', {});
  service.put('monitors', { providerId, datasetType: 'Sam', options: { referenceId: 'alias' } });
  // The service takes it for one.
  service.answersOnce('POST /monitors/bulk/sanctions-and-exclusions', async () =>
    Response.json({ createdMonitors: [], providerIds: [] }),
  );
  const made = await coverProviders({ providerIds: [providerId], datasetInfos: [{ datasetType: 'Sam' }] });
  expect(made.outcomes.map(({ outcome }) => outcome)).toEqual(['entry']);
  expect(coverageWords(made)).toBe('0 created, 0 existing, 1 existing by a former name alone');
});

test('Monitors that were created are told as created also where they cannot be read afterwards', async () => {
  const service = await simulateService();
  const { id: providerId } = service.put('providers', {});
  await service.fails({ operation: 'GET /monitors', status: 403, times: 1 });
  const made = await coverProviders({ providerIds: [providerId], datasetInfos: [{ datasetType: 'Sam' }] });
  expect(made).toMatchObject({
    created: 1,
    outcomes: [{ providerId, datasetType: 'Sam', outcome: 'unread' }],
  });
  expect(coverageWords(made)).toBe('1 created; the report could not be read');
});
