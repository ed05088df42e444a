// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { acknowledge } from '@/features/acknowledgements/acknowledged';
import { matchParts, queueOptions, queues, withOther } from './queue-list';

let service: SimulatedService;

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9), toFake: ['Date'] });
  service = await simulateService({ providers: 0 });
});

afterEach(() => void vi.useRealTimers());

const part = (label: string, amount: number) => ({ label, amount, search: { type: [label] } });

/** So many providers who are due on a day. */
function dated(nextCredentialingDate: string, amount = 1, lastName = 'Okafor') {
  for (let nth = 0; nth < amount; nth += 1) service.put('providers', { lastName, nextCredentialingDate });
}

/** So many active alerts of a type. */
function alerts(type: string, amount: number) {
  const { id: providerId } = service.put('providers', {});
  for (let nth = 0; nth < amount; nth += 1) service.put('alerts', { type, providerId });
}

function queueOf(title: RegExp) {
  const queue = queues.find((one) => title.test(one.title));
  if (!queue) throw new Error('no such queue');
  return { queue, read: () => queue.read(new AbortController().signal, new QueryClient()) };
}

test('A queue that is seen is counted again a minute later, for what somebody else has done', async () => {
  alerts('LicenseExpired', 7);
  const { queue, read } = queueOf(/^Active alerts/);
  // What the service loads with its first answer no timer waits for.
  await read();
  vi.useFakeTimers({ now: Date.now() });
  const client = new QueryClient();
  const observer = new QueryObserver(client, queueOptions(queue));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().data?.total).toBe(7);
  service.world.alerts.remove([...service.world.alerts.all()][0]?.id ?? '');
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
  alerts('LicenseChanged', 4);
  alerts('LicenseExpired', 1);
  alerts('LicenseMoved', 2);
  expect((await queueOf(/^Active alerts/).read()).parts).toMatchObject([
    { label: 'License changed', amount: 4 },
    { label: 'License expired', amount: 1 },
    { label: 'Other', amount: 2 },
  ]);
});

test('Recredentialing says who is due first, and what is overdue and coming adds up', async () => {
  dated('2027-01-05', 1, 'Vane');
  dated('2026-11-02', 1, 'Abara');
  dated('2026-10-30', 1, 'Quill');
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
  for (const { id, nextCredentialingDate } of service.world.providers.all())
    if (nextCredentialingDate !== '2027-01-05') service.world.providers.remove(id);
  expect(await read()).toMatchObject({ total: 1, due: { lastName: 'Vane' } });
});

test('Who is due first is found among more than a page of those who are overdue, and of those who are due', async () => {
  dated('2026-11-02', 300);
  dated('2026-10-01', 300);
  dated('2026-03-02', 1, 'Quill');
  const { read } = queueOf(/^Recredentialing due within 90 days/);
  expect(await read()).toMatchObject({ total: 601, due: { lastName: 'Quill' } });
  for (const { id } of service.world.providers.all()) service.world.providers.remove(id);
  dated('2027-01-15', 300);
  expect((await read()).due).toMatchObject({ nextCredentialingDate: '2027-01-15' });
  expect(service.reads().length).toBeLessThan(25);
});

test('Failures that somebody acknowledged are not counted, which is said, and the list leaves them out too', async () => {
  const { id: providerId } = service.put('providers', {});
  const [first] = [1, 2, 3].map((day) =>
    service.put('scans', { providerId, status: 'Failed', started: `2026-11-0${day}T00:00:00Z` }),
  );
  const { queue, read } = queueOf(/^Failed scans/);
  expect(queue.search).toEqual({ status: ['Failed'], unacknowledged: true });
  expect(await read()).toEqual({ total: 3, oldest: '2026-11-01T00:00:00Z' });
  await acknowledge('scans', first?.id ?? '');
  expect(await read()).toMatchObject({
    total: 2,
    oldest: '2026-11-02T00:00:00Z',
    leftOut: expect.stringContaining('somebody acknowledged'),
  });
});

test('Who lacks a monitor of a required list is counted, and the number leads to exactly them', async () => {
  for (let nth = 0; nth < 7; nth += 1) service.put('providers', {});
  const { id: providerId } = service.put('providers', {});
  service.put('monitors', { providerId, datasetType: 'Sam' });
  const { id: covered } = service.put('providers', {});
  for (const datasetType of ['Sam', 'OigExclusions'] as const)
    service.put('monitors', { providerId: covered, datasetType });
  const { queue, read } = queueOf(/^Providers without a monitor of a required list/);
  expect(await read()).toEqual({ total: 8 });
  expect([queue.to, queue.search]).toEqual(['/monitors/coverage', { requiredLists: 'Missing' }]);
});
