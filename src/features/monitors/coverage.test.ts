import { afterEach, expect, test, vi } from 'vitest';
import { coverageCalls, coverProviders } from './coverage';

afterEach(() => vi.unstubAllGlobals());

test('Providers are taken in calls of at most 100, each of them once', () => {
  const ids = Array.from({ length: 250 }, (_, at) => `p${at}`);
  const calls = coverageCalls([...ids, 'p0', 'p249']);
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(calls.flat()).toEqual(ids);
  expect(coverageCalls([])).toEqual([]);
});

const monitor = (id: string, providerId: string, datasetType: string) => ({
  id,
  type: 'Dataset',
  providerId,
  datasetType,
});

test('The report tells for each provider and dataset what was created, what was there and what is missing', async () => {
  const pages = [
    { items: [monitor('m1', 'p1', 'Sam'), monitor('m2', 'p1', 'OfacSdn')], nextCursor: 'two' },
    { items: [monitor('m3', 'p2', 'Sam')] },
  ];
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      return Response.json({
        createdMonitors: [{ monitorId: 'm2' }, { monitorId: 'm3' }],
        providerIds: ['p1', 'p2'],
      });
    }
    asked.push(new URL(request.url));
    return Response.json(pages[asked.length - 1]);
  });
  const report = await coverProviders({
    providerIds: ['p1', 'p2'],
    datasetInfos: [{ datasetType: 'Sam' }, { datasetType: 'OfacSdn' }],
  });
  expect(report.map(({ providerId, datasetType, outcome }) => [providerId, datasetType, outcome])).toEqual([
    ['p1', 'Sam', 'kept'],
    ['p1', 'OfacSdn', 'created'],
    ['p2', 'Sam', 'created'],
    ['p2', 'OfacSdn', 'missing'],
  ]);
  expect(asked[0]?.searchParams.getAll('providerIds')).toEqual(['p1', 'p2']);
  expect(asked[0]?.searchParams.getAll('datasetTypes')).toEqual(['Sam', 'OfacSdn']);
  expect(asked[1]?.searchParams.get('cursor')).toBe('two');
});
