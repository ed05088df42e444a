// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { renderScreen } from '@/ui/testing';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { DatasetRecent } from './-recent';

const provider = { id: 'p1', firstName: 'Ada', lastName: 'Vega' };
const rowOf = (id: string) => ({
  id,
  type: 'OigExclusions',
  status: 'Completed',
  providerId: 'p1',
  provider,
});
let scans: object[];
let matches: object[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  focusManager.setFocused(true);
  scans = [rowOf('s1')];
  matches = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (pathname === '/datasets/scans') return Response.json({ items: scans });
    if (pathname === '/datasets/matches') return Response.json({ items: matches });
    if (pathname === '/datasets/matches/aggregations')
      return Response.json({ accepted: { aggregations: { OigExclusions: 5 } } });
    return Response.json({});
  });
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

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const rows = (title: string) =>
  within(screen.getByRole('region', { name: title })).queryAllByRole('listitem').length;

test('scans and matches that come while the page is open are listed within a minute', async () => {
  await renderScreen(<Page />, createQueryClient());
  await pass(1);
  expect([rows('Latest scans'), rows('Matches to decide')]).toEqual([1, 0]);
  scans = [rowOf('s2'), ...scans];
  matches = [rowOf('m1')];
  await pass(61);
  expect([rows('Latest scans'), rows('Matches to decide')]).toEqual([2, 1]);
});

test('the accepted matches say that they are of the newest scans only', async () => {
  await renderScreen(<Page />, createQueryClient());
  const link = await screen.findByRole('link', { name: '5 accepted, of the newest scans' });
  expect(link.getAttribute('href')).toContain('userActionResolution=Accept');
});
