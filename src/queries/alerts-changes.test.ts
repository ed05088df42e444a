import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissAlert, makeAlertsStale } from './alerts-changes';
import { alertKeys, providerKeys } from './keys';

vi.mock('@/config', () => ({
  config: () => ({ apiBaseUrl: 'http://service.test', requestTimeoutMs: 5_000 }),
}));

afterEach(() => vi.unstubAllGlobals());

test('A dismissal without a note sends an empty object, and outlives the page when that is being left', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ id: 'a1' });
  });
  await dismissAlert({ alertId: 'a1', note: '' });
  await dismissAlert({ alertId: 'a1', note: 'Seen', leaving: true });
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{}, { dismissalNote: 'Seen' }]);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true]);
});

test('After many dismissals the notes of every provider are read anew, and nothing else of them', () => {
  const queryClient = new QueryClient();
  const keys = [
    alertKeys.list({}),
    providerKeys.notes('p1'),
    providerKeys.notes('p2'),
    providerKeys.record('p1'),
  ];
  for (const key of keys) queryClient.setQueryData(key, {});
  const isOld = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  makeAlertsStale(queryClient);
  expect(isOld()).toEqual([true, true, true, false]);
});
