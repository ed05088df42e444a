// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { largestPage } from '@/api/query';
import { addDays } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import { bars, countBetween, countByDay, expiringOptions } from './expiring';

const today = '2026-11-20';
const expiring = (...days: number[]) =>
  days.map((away) => ({ license: { expiryDate: `${addDays(today, away)}T00:00:00Z` } }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 8, 42) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service whose organization has nobody yet. */
const serve = () => simulateService({ providers: 0 });

/** So many licenses that expire so many days from today. */
function expire(service: SimulatedService, away: number, amount: number) {
  const { id: providerId } = service.put('providers', {});
  for (let nth = 0; nth < amount; nth += 1)
    service.put('licenses', { providerId, expiryDate: `${addDays(today, away)}T00:00:00Z` });
}

it('counts each license on its day, and leaves out what is past, further away or without a date', () => {
  const counted = countByDay([...expiring(-1, 0, 0, 30, 31, 90, 91), { license: {} }, {}], false);
  expect(countBetween(counted, 0, 30)).toBe(3);
  expect(countBetween(counted, 31, 60)).toBe(1);
  expect(countBetween(counted, 61, 90)).toBe(1);
});

it('covers the ninety days with bars that share no day and end on 30, 60 and 90', () => {
  expect(bars).toHaveLength(15);
  const days = bars.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  expect(days).toEqual(Array.from({ length: 91 }, (_, index) => index));
  expect([bars[4]?.to, bars[9]?.to, bars[14]?.to]).toEqual([30, 60, 90]);
});

it('gives no number for days that were not counted to their end', () => {
  const counted = countByDay(expiring(0, 10, 40), true);
  expect(countBetween(counted, 0, 30)).toBe(2);
  expect(countBetween(counted, 31, 60)).toBeUndefined();
});

it('reads licenses by their dates, whatever their status, and no further than ninety days', async () => {
  const service = await serve();
  const half = largestPage / 2;
  // Three pages, and a fourth one that is too far away.
  expire(service, -400, half);
  expire(service, -3, half);
  expire(service, 12, half);
  expire(service, 75, half);
  expire(service, 88, half);
  expire(service, 200, half);
  expire(service, 300, half);
  const counted = await new QueryClient().fetchQuery(expiringOptions());
  expect([countBetween(counted, 0, 30), countBetween(counted, 61, 90), counted.countedTo]).toEqual([
    half,
    2 * half,
    undefined,
  ]);
  expect(service.reads()).toHaveLength(3);
  expect(service.reads()[0]?.query).toMatchObject({ sortedBy: 'LicenseExpirationDate' });
  expect(service.reads()[0]?.query).not.toHaveProperty('licenseStatus');
});

it('counts again a minute later, and when the window is looked at then', async () => {
  const service = await serve();
  expire(service, 12, 1);
  // What the service loads with its first answer no timer waits for.
  await new QueryClient().fetchQuery(expiringOptions());
  const reads = () => service.reads().length - 1;
  focusManager.setFocused(true);
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, expiringOptions());
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads()).toBe(2);
  await vi.advanceTimersByTimeAsync(35_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads()).toBe(3);
  unsubscribe();
  client.unmount();
  focusManager.setFocused(undefined);
});
