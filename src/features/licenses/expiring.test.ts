// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { addDays } from '@/lib/dates';
import { bars, countBetween, countByDay, expiringOptions } from './expiring';

const today = '2026-11-20';
const expiring = (...days: number[]) =>
  days.map((away) => ({ license: { expiryDate: `${addDays(today, away)}T00:00:00Z` } }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 8, 42) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  const pages = [expiring(-400, -3), expiring(12, 75), expiring(88, 200), expiring(300)];
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams);
    const at = Number(searchParams.get('cursor') ?? 0);
    return Response.json({ items: pages[at], nextCursor: String(at + 1) });
  });
  const counted = await new QueryClient().fetchQuery(expiringOptions());
  expect([countBetween(counted, 0, 30), countBetween(counted, 61, 90), counted.countedTo]).toEqual([
    1,
    2,
    undefined,
  ]);
  expect(asked).toHaveLength(3);
  expect(asked[0]?.get('sortedBy')).toBe('LicenseExpirationDate');
  expect(asked[0]?.has('licenseStatus')).toBe(false);
});

it('counts again a minute later, and when the window is looked at then', async () => {
  let reads = 0;
  vi.stubGlobal('fetch', async () => {
    reads += 1;
    return Response.json({ items: expiring(12) });
  });
  focusManager.setFocused(true);
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, expiringOptions());
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reads).toBe(2);
  await vi.advanceTimersByTimeAsync(35_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toBe(3);
  unsubscribe();
  client.unmount();
  focusManager.setFocused(undefined);
});
