// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { DatasetRecent } from './-recent';

const type = 'OigExclusions';
let service: SimulatedService;
let providerId: string;
let scanId: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  providerId = service.put('providers', {}).id;
  scanId = service.put('scans', { type, providerId }).id;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  focusManager.setFocused(true);
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function Page() {
  const { ref, refresh } = useRowRefresh();
  return (
    <div ref={ref}>
      <DatasetRecent datasetType="OigExclusions" refresh={refresh} />
    </div>
  );
}

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const rows = (title: string) =>
  within(screen.getByRole('region', { name: title })).queryAllByRole('listitem').length;

test('scans and matches that come while the page is open are listed within a minute', async () => {
  await renderScreen(<Page />, createQueryClient());
  await waitFor(() => expect([rows('Latest scans'), rows('Matches to decide')]).toEqual([1, 0]));
  service.put('scans', { type, providerId });
  service.put('matches', { type, scanId, providerId });
  await advance(61);
  expect([rows('Latest scans'), rows('Matches to decide')]).toEqual([2, 1]);
});

test('where what waits cannot be counted, the way to all of it is there as the list tells how many they are', async () => {
  await service.fails({ operation: 'GET /datasets/matches/aggregations', status: 500, times: 10 });
  for (let nth = 0; nth < 12; nth += 1) service.put('matches', { type, scanId, providerId });
  await renderScreen(<Page />, createQueryClient());
  expect((await screen.findByRole('link', { name: 'All 12' })).getAttribute('href')).toContain(type);
  expect(rows('Matches to decide')).toBe(8);
});

test('the accepted matches say that they are of the newest scans only', async () => {
  for (let nth = 0; nth < 5; nth += 1)
    service.put('matches', { type, scanId, providerId, resolution: 'Accept' });
  await renderScreen(<Page />, createQueryClient());
  const link = await screen.findByRole('link', { name: '5 accepted, of the newest scans' });
  expect(link.getAttribute('href')).toContain('userActionResolution=Accept');
});
