// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acknowledge } from '@/jobs/acknowledged';
import { matchParts, queueOptions, queues, withOther } from './queue-list';

/** What the service answers, by the path that is asked for. */
let answers: Record<string, (search: URLSearchParams) => object>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9), toFake: ['Date'] });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    return Response.json(answers[pathname]?.(searchParams) ?? {});
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (label: string, amount: number) => ({ label, amount, search: { type: [label] } });

/** So many providers who are due on a day. */
const dated = (day: string, amount: number) =>
  Array.from({ length: amount }, (_, at) => ({ id: `${day} ${at}`, nextCredentialingDate: day }));

function queueOf(title: RegExp) {
  const queue = queues.find((one) => title.test(one.title));
  if (!queue) throw new Error('no such queue');
  return { queue, read: () => queue.read(new AbortController().signal, new QueryClient()) };
}

test('A queue that is seen is counted again a minute later, for what somebody else has done', async () => {
  vi.useFakeTimers();
  let active = 7;
  answers = {
    '/alerts/aggregations': () => ({ active }),
    '/alerts': () => ({ items: [], totalCount: active }),
  };
  const { queue } = queueOf(/^Active alerts/);
  const client = new QueryClient();
  const observer = new QueryObserver(client, queueOptions(queue));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().data?.total).toBe(7);
  active = 6;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().data?.total).toBe(6);
  stop();
  client.clear();
});

test('The parts of a queue add up, with other for all that none of them counts', () => {
  expect(withOther([part('a', 3), part('b', 4)], 9)).toMatchObject([
    { label: 'a' },
    { label: 'b' },
    { label: 'Other', amount: 2 },
  ]);
  expect(withOther([part('a', 3)], 3)).toHaveLength(1);
  expect(withOther([part('a', 3)], undefined)).toHaveLength(1);
  expect(withOther([], 5)).toEqual([]);
});

test('Of many datasets the largest are named, and the others lead to exactly their rows', () => {
  const byType = { Sam: 5, OigExclusions: 9, Npdb: 1, Ofac: 4, Tricare: 3, Medicare: 2, Nothing: 0 };
  const parts = matchParts(24, byType);
  expect(parts.map(({ amount }) => amount)).toEqual([9, 5, 4, 3, 3]);
  expect(parts.at(-1)).toEqual({ label: 'Other', amount: 3, search: { types: ['Medicare', 'Npdb'] } });
  expect(matchParts(30, byType).at(-1)).toEqual({ label: 'Other', amount: 9, search: undefined });
});

test('Alerts of a type that nobody knows yet are among the others', async () => {
  answers = {
    '/alerts/aggregations': () => ({ active: 7, dismissed: 90, licenseChanged: 4, licenseExpired: 1 }),
    '/alerts': () => ({ items: [], totalCount: 7 }),
  };
  expect((await queueOf(/^Active alerts/).read()).parts).toMatchObject([
    { label: 'License changed', amount: 4 },
    { label: 'License expired', amount: 1 },
    { label: 'Other', amount: 2 },
  ]);
});

test('Recredentialing says who is due first, and what is overdue and coming adds up', async () => {
  const people = [
    { id: 'p1', lastName: 'Vane', nextCredentialingDate: '2027-01-05' },
    { id: 'p2', lastName: 'Abara', nextCredentialingDate: '2026-11-02' },
    { id: 'p3', lastName: 'Quill', nextCredentialingDate: '2026-10-30' },
  ];
  answers = {
    '/providers/recredentialing/due': (search) => {
      const by = search.get('nextCredentialingDateOnOrBefore') ?? '';
      const items = people.filter(({ nextCredentialingDate: next }) => next <= by);
      return { items, totalCount: items.length };
    },
  };
  const { queue, read } = queueOf(/^Recredentialing due within 90 days/);
  expect(queue.search).toEqual({ nextCredentialingDateOnOrBefore: '2027-02-18' });
  expect(await read()).toMatchObject({
    total: 3,
    due: { lastName: 'Quill' },
    parts: [
      { label: 'Overdue', amount: 2, search: { nextCredentialingDateOnOrBefore: '2026-11-19' } },
      { label: 'Coming', amount: 1, search: { nextCredentialingDateOnOrAfter: '2026-11-20' } },
    ],
  });
  people.splice(1);
  expect(await read()).toMatchObject({ total: 1, due: { lastName: 'Vane' } });
});

test('Who is due first is found among more than a page of those who are overdue, and of those who are due', async () => {
  const first = { id: 'p1', lastName: 'Quill', nextCredentialingDate: '2026-03-02' };
  let people = [...dated('2026-11-02', 300), ...dated('2026-10-01', 300), first];
  let calls = 0;
  answers = {
    '/providers/recredentialing/due': (search) => {
      calls += 1;
      const by = search.get('nextCredentialingDateOnOrBefore') ?? '';
      const found = people.filter(({ nextCredentialingDate: next }) => next <= by);
      const items = found.slice(0, Number(search.get('count')));
      return { items, totalCount: found.length, ...(items.length < found.length && { nextCursor: 'more' }) };
    },
  };
  const { read } = queueOf(/^Recredentialing due within 90 days/);
  expect(await read()).toMatchObject({ total: 601, due: { lastName: 'Quill' } });
  people = dated('2027-01-15', 300);
  expect((await read()).due).toMatchObject({ nextCredentialingDate: '2027-01-15' });
  expect(calls).toBeLessThan(25);
});

test('Failures that were acknowledged here are not counted, which is said, and the list leaves them out too', async () => {
  const scans = ['s1', 's2', 's3'].map((id, at) => ({ id, started: `2026-11-0${at + 1}T00:00:00Z` }));
  answers = {
    '/datasets/scans': (search) => ({
      items: scans.slice(0, Number(search.get('count'))),
      totalCount: scans.length,
    }),
  };
  const { queue, read } = queueOf(/^Failed scans/);
  expect(await read()).toEqual({ total: 3, oldest: '2026-11-01T00:00:00Z' });
  expect(queue.search).toEqual({ status: ['Failed'] });
  acknowledge('scans', 's1', Date.now());
  expect(await read()).toMatchObject({
    total: 2,
    oldest: '2026-11-02T00:00:00Z',
    leftOut: expect.stringContaining('in this browser'),
  });
  expect(queue.search).toEqual({ status: ['Failed'], unacknowledged: true });
});

test('Who is monitored in no exclusion list is counted, and the number leads to exactly them', async () => {
  answers = {
    '/providers/monitoring/sanctions-and-exclusions/aggregations': () => ({
      notMonitored: 7,
      partiallyMonitored: 40,
      fullyMonitored: 90,
    }),
  };
  const { queue, read } = queueOf(/^Providers monitored in no exclusion list/);
  expect(await read()).toEqual({ total: 7 });
  expect([queue.to, queue.search]).toEqual(['/monitors/coverage', { monitoringCategory: 'NotMonitored' }]);
});
