import type { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Alert } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { walkAlerts } from './-walk';

const listKey = ['/alerts', { status: 'Active' }, 'rank Desc', 'pages'];
const perPage = 250;

/** What the service has, the newest first. */
let alerts: Alert[];
let requests: number;
let isCounted: boolean;
let queryClient: QueryClient;

const alertOf = (nth: number): Alert => ({
  id: `a${nth}`,
  type: 'LicenseChanged',
  timestamp: new Date(Date.parse('2026-11-01T08:00:00Z') + nth * 60_000).toISOString(),
});
const many = (amount: number) => Array.from({ length: amount }, (_, nth) => alertOf(amount - nth));

const fetchPage: FetchPage<Alert> = (cursor) => {
  requests += 1;
  const at = Number(cursor ?? 0);
  const size = Math.min(perPage, pageSize);
  return Promise.resolve({
    items: alerts.slice(at, at + size),
    ...(isCounted && { totalCount: alerts.length }),
    ...(at + size < alerts.length && { nextCursor: String(at + size) }),
  });
};
let pageSize: number;

/** Reads the list, and gives the ids with the requests that it took. */
async function walk(most = 5_000): Promise<{ ids: (string | undefined)[]; requests: number }> {
  requests = 0;
  const isEnough = (read: readonly Alert[]) => read.length >= most;
  const walked = await walkAlerts({ queryClient, listKey, fetchPage, isOfActive: true, isEnough });
  return { ids: walked.alerts.map(({ id }) => id), requests };
}
const ids = () => alerts.map(({ id }) => id);
/** A colleague dismisses the alert in that place. */
const dismiss = (place: number) => (alerts = alerts.filter((_, nth) => nth !== place));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T10:00:00Z') });
  [alerts, requests, isCounted, pageSize] = [many(1_000), 0, true, perPage];
  queryClient = createQueryClient();
});
afterEach(() => vi.useRealTimers());

test('Where nothing happened a list of 1,000 alerts is read again by one request instead of four', async () => {
  expect(await walk()).toEqual({ ids: ids(), requests: 4 });
  expect(await walk()).toEqual({ ids: ids(), requests: 1 });
});

test('New alerts, and what a colleague dismissed among the newest, take one request', async () => {
  await walk();
  dismiss(40);
  alerts = [alertOf(1_002), alertOf(1_001), ...alerts];
  expect(await walk()).toEqual({ ids: ids(), requests: 1 });
});

test('An older one that a colleague dismissed is missing in the count: pages are read until its place is passed', async () => {
  await walk();
  dismiss(600);
  expect(await walk()).toEqual({ ids: ids(), requests: 3 });
  dismiss(990);
  dismiss(20);
  expect(await walk()).toEqual({ ids: ids(), requests: 4 });
  expect(await walk()).toEqual({ ids: ids(), requests: 1 });
});

test('What was dismissed here, however old, is known without it: one request', async () => {
  await walk();
  const [here, colleagues] = ['a40', 'a30'];
  const items = alerts.map((alert) =>
    alert.id === here ? { ...alert, dismissalTimestamp: '2026-11-24T10:00:00Z' } : alert,
  );
  queryClient.setQueryData(listKey, { pages: [{ items }], pageParams: [undefined] });
  void queryClient.invalidateQueries({ queryKey: listKey });
  alerts = alerts.filter(({ id }) => id !== here);
  expect(await walk()).toEqual({ ids: ids(), requests: 1 });
  alerts = alerts.filter(({ id }) => id !== colleagues);
  expect(await walk()).toEqual({ ids: ids(), requests: 4 });
});

test('More than 250 new ones are read down to the first that is known', async () => {
  await walk();
  alerts = [...many(1_300).slice(0, 300), ...alerts];
  expect(await walk()).toEqual({ ids: ids(), requests: 2 });
});

test('All pages are read where the service does not count, after another write, and every ten minutes', async () => {
  isCounted = false;
  await walk();
  expect((await walk()).requests).toBe(4);
  isCounted = true;
  await walk();
  queryClient.setQueryData(listKey, { pages: [{ items: alerts }], pageParams: [undefined] });
  expect((await walk()).requests).toBe(1);
  void queryClient.invalidateQueries({ queryKey: listKey, refetchType: 'none' });
  expect((await walk()).requests).toBe(4);
  expect((await walk()).requests).toBe(1);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect((await walk()).requests).toBe(4);
});

test('Of a list that is longer than is ranked the newest are read again by one request', async () => {
  await walk(500);
  alerts = [alertOf(1_001), ...alerts];
  expect(await walk(500)).toEqual({ ids: ids().slice(0, 501), requests: 1 });
});

test('The next user begins anew', async () => {
  await walk();
  session.begin({ token: 'secret', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  session.end('user');
  expect((await walk()).requests).toBe(4);
});

const change = fc.oneof(
  fc.record({ kind: fc.constant('come' as const), amount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('dismiss' as const), at: fc.nat({ max: 99 }) }),
  fc.record({ kind: fc.constant('read' as const) }),
);

test('Whatever comes and is dismissed between two reads, each gives what the service has', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.array(change, { maxLength: 30 }),
      async (size, all) => {
        [alerts, pageSize, queryClient] = [many(20), size, createQueryClient()];
        let newest = 20;
        await walk();
        for (const one of all) {
          if (one.kind === 'come')
            for (let nth = 0; nth < one.amount; nth += 1) alerts = [alertOf((newest += 1)), ...alerts];
          if (one.kind === 'dismiss') dismiss(one.at);
          if (one.kind === 'read') expect((await walk()).ids).toEqual(ids());
        }
        expect((await walk()).ids).toEqual(ids());
      },
    ),
  );
});
