// @vitest-environment happy-dom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listGroupProvidersInfiniteOptions } from '@/api/operations.gen';
import { alertAggregationsOptions, alertOptions } from './alerts';
import { coverageAggregationsOptions, coverageListOptions } from './coverage';
import { scanParametersOptions } from './dataset-parameters';
import { useUploadDataset } from './dataset-upload';
import { allDatasetsOptions, datasetListOptions, datasetOptions } from './datasets';
import { alertKeys, datasetKeys, eventKeys, matchKeys, monitorKeys, scanKeys } from './keys';
import { rejectedMatchesOptions } from './matches';
import {
  everyMonitorOptions,
  monitorListOptions,
  monitorOptions,
  useCreateMonitor,
  useDeleteMonitor,
  useUpdateMonitor,
} from './monitors';
import { useUpdateProvider } from './providers-changes';
import { createQueryClient } from './query-client';
import { newestScanOptions, scanListOptions } from './scans';
import { useRefreshScan, useStartScan } from './scans-changes';

vi.mock('@/config', () => ({
  config: () => ({ apiBaseUrl: 'http://service.test', requestTimeoutMs: 5_000 }),
}));

let client: QueryClient;
let asked: string[];
let answer: (request: Request) => Response;

beforeEach(() => {
  client = createQueryClient();
  asked = [];
  answer = () => Response.json({ items: [], totalCount: 0 });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const type = request.headers.get('content-type') ?? '';
    const body = type.includes('json') ? ` ${await request.text()}` : '';
    asked.push(`${request.method} ${pathname}${search}${body}`);
    return answer(request);
  });
});

afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

const lists = [
  ['datasets', datasetListOptions({ tags: ['Board'] }), '/datasets?tags=Board&count=50'],
  ['scans', scanListOptions({ hasMonitor: true }), '/datasets/scans?hasMonitor=true&count=50'],
  ['monitors', monitorListOptions({ type: 'License' }), '/monitors?type=License&count=50'],
  [
    'coverage',
    coverageListOptions({ name: 'ortiz' }),
    '/providers/monitoring/sanctions-and-exclusions?name=ortiz&count=50',
  ],
] as const;

test.each(lists)(
  'The list of %s is asked for with its filters, a page at a time',
  async (_, options, path) => {
    await client.fetchInfiniteQuery(options as never);
    expect(asked).toEqual([`GET ${path}`]);
  },
);

const reads = [
  ['an alert', alertOptions('a1'), '/alerts/a1'],
  ['the counts of alerts', alertAggregationsOptions(false), '/alerts/aggregations?providerDeactivated=false'],
  ['a dataset that the contract does not name', datasetOptions('Mars'), '/datasets/Mars'],
  ['every dataset', allDatasetsOptions(), '/datasets?sortedBy=Name&sortDirection=Asc&count=250'],
  [
    'what a scan of a provider would search by',
    scanParametersOptions({ datasetType: 'Sam', entity: { providerId: 'p1' } }),
    '/datasets/Sam/parameters/providers/p1',
  ],
  [
    'the same of a facility',
    scanParametersOptions({ datasetType: 'Sam', entity: { facilityId: 'f1' }, parameterSetId: 's1' }),
    '/datasets/Sam/parameters/facilities/f1?parameterSetId=s1',
  ],
  ['a monitor', monitorOptions('m1'), '/monitors/m1'],
  ['every monitor', everyMonitorOptions({ providerIds: ['p1'] }), '/monitors?providerIds=p1&count=250'],
  [
    'the newest scan',
    newestScanOptions('Sam', 'p1'),
    '/datasets/scans?type=Sam&entityId=p1&sortedBy=Started&sortDirection=Desc&count=1',
  ],
  [
    'rejected matches, old ones too',
    rejectedMatchesOptions('Sam', 'p1'),
    '/datasets/matches?types=Sam&entityId=p1&includeOldMatches=true&userActionResolution=Reject&count=250',
  ],
  [
    'the counts of coverage',
    coverageAggregationsOptions(),
    '/providers/monitoring/sanctions-and-exclusions/aggregations',
  ],
] as const;

test.each(reads)('Reading %s asks its own address', async (_, options, path) => {
  await client.fetchQuery(options as never);
  expect(asked).toEqual([`GET ${path}`]);
});

test('Where there was no scan of somebody, the newest is none', async () => {
  expect(await client.fetchQuery(newestScanOptions('Sam', 'p1'))).toBeNull();
});

/** Sends a change, and gives which of the keys are old afterwards. */
async function change<Variables>(
  use: () => { mutateAsync: (variables: Variables) => Promise<unknown> },
  variables: Variables,
  keys: readonly (readonly unknown[])[],
): Promise<(boolean | undefined)[]> {
  for (const key of keys) client.setQueryData(key, {});
  const { result } = renderHook(use, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await result.current.mutateAsync(variables).catch(() => undefined);
  return keys.map((key) => client.getQueryState(key)?.isInvalidated);
}

describe('What a change makes old is read anew', () => {
  const watched = [monitorKeys.list({}), scanKeys.list({}), eventKeys.all, alertKeys.list({})];

  test('a monitor that is created, changed or stopped: monitors, scans and the log, no alerts', async () => {
    answer = () => Response.json({ id: 'm1', providerId: 'p1' });
    const body = { type: 'Dataset', datasetType: 'Sam', providerId: 'p1' } as const;
    const old = [true, true, true, false];
    expect(await change(useCreateMonitor, body, watched)).toEqual(old);
    expect(client.getQueryData(monitorKeys.one('m1'))).toMatchObject({ id: 'm1' });
    const patch = { triggerImmediateVerification: true };
    expect(await change(useUpdateMonitor, { monitorId: 'm1', patch }, watched)).toEqual(old);
    answer = () => new Response(null, { status: 204 });
    const end = { monitorId: 'm1', propagateToPrimarySource: true };
    expect(await change(useDeleteMonitor, end, watched)).toEqual(old);
    expect(client.getQueryData(monitorKeys.one('m1'))).toBeUndefined();
    expect(asked).toEqual([
      `POST /monitors ${JSON.stringify(body)}`,
      `PATCH /monitors/m1 ${JSON.stringify(patch)}`,
      'DELETE /monitors/m1?propagateToPrimarySource=true',
    ]);
  });

  test('a scan that was started; also when it ran already, which a list may not show', async () => {
    const keys = [scanKeys.list({}), matchKeys.list({})];
    answer = () => Response.json({ id: 's1', status: 'Failed' }, { status: 201 });
    expect(await change(useStartScan, { type: 'Sam', providerId: 'p1' }, keys)).toEqual([true, false]);
    answer = () => Response.json({ title: 'It runs' }, { status: 409 });
    expect(await change(useStartScan, { type: 'Sam', providerId: 'p1' }, keys)).toEqual([true, false]);
    answer = () => new Response(null, { status: 204 });
    expect(await change(useRefreshScan, 's1', keys)).toEqual([true, true]);
    expect(asked.at(-1)).toBe('POST /datasets/scans/s1/refresh');
  });

  test('a provider who is renamed: groups list their members', async () => {
    const members = listGroupProvidersInfiniteOptions({ groupId: 'g1' }).queryKey;
    answer = () => Response.json({ id: 'p1', lastName: 'Ortiz' });
    const rename = { providerId: 'p1', patch: { lastName: 'Ortiz' } };
    expect(await change(useUpdateProvider, rename, [members, datasetKeys.list({})])).toEqual([true, false]);
  });

  test('a list that was uploaded', async () => {
    const keys = [alertKeys.list({}), datasetKeys.list({})];
    answer = () => new Response(null, { status: 204 });
    const upload = { datasetType: 'OigExclusions', file: new Blob(['LASTNAME']), fileName: 'UPDATED.csv' };
    expect(await change(useUploadDataset, upload, keys)).toEqual([false, true]);
    expect(asked.at(-1)).toMatch(/^POST \/datasets\/OigExclusions\/uploads/);
  });
});
