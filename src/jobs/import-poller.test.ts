// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { ProfileImport } from '@/api/models';
import { startImportPolling, watchImport } from './import-poller';
import { importStore, type ImportJob } from './import-store';

const look = vi.fn<(importId: string) => Promise<ProfileImport>>();
const onEnd = vi.fn<(jobs: readonly ImportJob[]) => void>();
let stop = () => {};

const pending: ProfileImport = { id: 'i1', source: 'Npi', status: 'Pending' };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  importStore.restore();
  look.mockReset();
  onEnd.mockReset();
  stop = startImportPolling({ look, onEnd });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('an import is looked at every two seconds at most, until it has ended', async () => {
  look.mockResolvedValueOnce({ ...pending, status: 'Working' }).mockResolvedValue({
    ...pending,
    status: 'Completed',
  });
  watchImport(pending, 'Chidi Abara');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd.mock.calls).toMatchObject([
    [[{ importId: 'i1', providerName: 'Chidi Abara', state: 'ended', status: 'Completed' }]],
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('why it failed is kept in words', async () => {
  look.mockResolvedValue({
    ...pending,
    status: 'Failed',
    failureCode: 'NoContent',
    failureReason: { messageTemplate: 'The profile is empty.' },
  });
  watchImport(pending);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(importStore.jobs()).toMatchObject([
    { status: 'Failed', failure: 'No content: The profile is empty.' },
  ]);
});

test('one that has ended already, or has no id, is not followed', () => {
  watchImport({ ...pending, status: 'Failed' });
  watchImport({ status: 'Pending' });
  expect(importStore.jobs()).toEqual([]);
});

test('a look that fails does not end it, and what was deleted is gone', async () => {
  look
    .mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 500, correlationId: 'c-1' }))
    .mockRejectedValue(new ApiError({ kind: 'problem', status: 404 }));
  watchImport(pending);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(importStore.jobs()).toMatchObject([{ state: 'running', trouble: { correlationId: 'c-1' } }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(importStore.jobs()).toMatchObject([{ state: 'gone' }]);
});

test('what runs is taken up again after a reload', async () => {
  watchImport(pending, 'Chidi Abara');
  stop();
  importStore.restore();
  look.mockResolvedValue({ ...pending, status: 'Completed' });
  stop = startImportPolling({ look, onEnd });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject([{ providerName: 'Chidi Abara', source: 'Npi' }]);
});
