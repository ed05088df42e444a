// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { DatasetScan } from '@/api/models';
import { startScanPolling, watchScan, watchScans } from './scan-poller';
import { scanStore, type ScanJob } from './scan-store';

const look = vi.fn<(scanId: string) => Promise<DatasetScan>>();
const onEnd = vi.fn<(jobs: readonly ScanJob[]) => void>();
let stop = () => {};
let visibility: DocumentVisibilityState = 'visible';

const working: DatasetScan = { id: 's1', type: 'OigExclusions', status: 'Working' };
const completed: DatasetScan = {
  ...working,
  status: 'Completed',
  matches: [
    { id: 'm1', userActionNeeded: true },
    { id: 'm2', userActionNeeded: false },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  scanStore.restore();
  look.mockReset();
  onEnd.mockReset();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stop = startScanPolling({ look, onEnd });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('Nothing is asked while nothing runs', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('A scan is looked at every 2 seconds at most, until it has ended', async () => {
  look.mockResolvedValueOnce(working).mockResolvedValue(completed);
  watchScan(working, { entityName: 'Abara, Chidi' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledExactlyOnceWith('s1');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd.mock.calls).toMatchObject([
    [
      [
        {
          scanId: 's1',
          entityName: 'Abara, Chidi',
          status: 'Completed',
          state: 'ended',
          matches: 2,
          toDecide: 1,
        },
      ],
    ],
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('A continuous scan is at its end once it is active: it stays so for years', async () => {
  look.mockResolvedValue({ ...working, status: 'Active' });
  watchScan(working);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('A scan that failed at once is not followed: its answer has told all there is', async () => {
  watchScan({ ...working, status: 'Failed' });
  watchScan({ status: 'Pending' });
  expect(scanStore.jobs()).toEqual([]);
});

test('Why it failed is kept in words', async () => {
  const failureReason = { messageTemplate: 'No answer from {source}', messageParams: { source: 'OIG' } };
  look.mockResolvedValue({ ...working, status: 'Failed', failureReason });
  watchScan(working);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scanStore.jobs()).toMatchObject([
    { state: 'ended', status: 'Failed', failure: 'No answer from OIG' },
  ]);
});

test('A hidden tab asks nothing and goes on as soon as it is seen', async () => {
  look.mockResolvedValue(completed);
  watchScan(working);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('What runs is taken up again after a reload', async () => {
  watchScan(working, { entityName: 'Abara, Chidi' });
  stop();
  scanStore.restore();
  look.mockResolvedValue(completed);
  stop = startScanPolling({ look, onEnd });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject([
    { entityName: 'Abara, Chidi', datasetType: 'OigExclusions' },
  ]);
});

test('One that fails to be looked at does not hold up the others, and one that was deleted is gone', async () => {
  look.mockImplementation(async (scanId) => {
    if (scanId === 's1') throw new ApiError({ kind: 'problem', status: 500, correlationId: 'c-1' });
    if (scanId === 's2') throw new ApiError({ kind: 'problem', status: 404 });
    return { ...completed, id: scanId };
  });
  watchScans(['s1', 's2', 's3'].map((id) => ({ scan: { ...working, id } })));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(scanStore.jobs()).toMatchObject([
    { scanId: 's1', state: 'running', trouble: { correlationId: 'c-1' } },
    { scanId: 's2', state: 'gone' },
    { scanId: 's3', state: 'ended' },
  ]);
});
