// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { nextLook } from './job-poller';
import {
  hasEnded,
  startPolling,
  watchVerification,
  watchVerifications,
  type LicenseLook,
} from './verification-poller';
import { verificationStore, type VerificationJob } from './verification-store';

const look = vi.fn<(providerId: string, licenseIds: readonly string[]) => Promise<LicenseLook[]>>();
const onEnd = vi.fn<(jobs: readonly VerificationJob[]) => void>();
let stop = () => {};

const working = (id: string): LicenseLook => ({
  id,
  jobStatus: 'Working',
  currentVerificationStatus: 'Working',
});
const found = (id: string): LicenseLook => ({
  id,
  jobStatus: 'Idle',
  currentVerificationStatus: 'Found',
  currentVerification: { id: 'new' },
});

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  verificationStore.restore();
  look.mockReset();
  onEnd.mockReset();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stop = startPolling({ look, onEnd });
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

test('The first look comes after 2 seconds, and the end stops the looking', async () => {
  look.mockResolvedValueOnce([working('l1')]).mockResolvedValue([found('l1')]);
  watchVerification('p1', 'l1', { licenseNumber: 'MD1' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onEnd.mock.calls[0]?.[0][0]).toMatchObject({
    licenseNumber: 'MD1',
    state: 'ended',
    status: 'Found',
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('Looks at one license are never less than 2 seconds apart, and grow rarer', async () => {
  const times: number[] = [];
  look.mockImplementation(async () => {
    times.push(Date.now());
    return [working('l1')];
  });
  watchVerification('p1', 'l1');
  await vi.advanceTimersByTimeAsync(600_000);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_000);
  expect(gaps.at(-1)).toBe(30_000);
});

test('Several licenses of one provider take one call', async () => {
  look.mockResolvedValue([found('l1'), found('l2')]);
  watchVerifications([
    { providerId: 'p1', licenseId: 'l1' },
    { providerId: 'p1', licenseId: 'l2' },
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(look).toHaveBeenCalledExactlyOnceWith('p1', ['l1', 'l2']);
  expect(onEnd.mock.calls[0]?.[0]).toHaveLength(2);
});

test('A hidden tab asks nothing and goes on as soon as it is seen', async () => {
  look.mockResolvedValue([found('l1')]);
  watchVerification('p1', 'l1');
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(look).toHaveBeenCalledOnce();
});

test('Without a network nothing is asked until it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  look.mockResolvedValue([found('l1')]);
  watchVerification('p1', 'l1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('A failing look says so, waits longer, and goes on', async () => {
  look
    .mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 500, correlationId: 'c-1' }))
    .mockResolvedValue([found('l1')]);
  watchVerification('p1', 'l1');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(verificationStore.jobs()[0]).toMatchObject({ state: 'running', trouble: { correlationId: 'c-1' } });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(verificationStore.jobs()[0]).toMatchObject({ state: 'ended', trouble: undefined });
});

test('Retry-After is honoured', async () => {
  look.mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 429, retryAfterMs: 60_000 }));
  look.mockResolvedValue([found('l1')]);
  watchVerification('p1', 'l1');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('A license that was detached meanwhile is gone, not failed', async () => {
  look.mockRejectedValue(new ApiError({ kind: 'problem', status: 404 }));
  watchVerification('p1', 'l1');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onEnd.mock.calls[0]?.[0][0]?.state).toBe('gone');
});

test('Asking again for the same license follows the new verification only', async () => {
  look.mockResolvedValue([found('l1')]);
  watchVerification('p1', 'l1');
  await vi.advanceTimersByTimeAsync(1_000);
  watchVerification('p1', 'l1');
  expect(verificationStore.jobs()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('What runs is taken up again after a reload, and ended ones can be cleared', async () => {
  watchVerification('p1', 'l1', { licenseNumber: 'MD1' });
  stop();
  verificationStore.restore();
  expect(verificationStore.jobs()).toMatchObject([{ licenseNumber: 'MD1', state: 'running' }]);
  look.mockResolvedValue([found('l1')]);
  stop = startPolling({ look, onEnd });
  await vi.advanceTimersByTimeAsync(2_000);
  verificationStore.clearEnded();
  expect(verificationStore.jobs()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test('While the earlier verification is still the current one, the new one has not ended', () => {
  const job: VerificationJob = {
    providerId: 'p',
    licenseId: 'l',
    before: 'old',
    startedAt: 0,
    state: 'running',
  };
  const idle = { jobStatus: 'Idle', currentVerificationStatus: 'Found', currentVerification: { id: 'old' } };
  expect(hasEnded(job, idle, 5_000)).toBe(false);
  expect(hasEnded(job, idle, 25_000)).toBe(true);
  expect(hasEnded(job, { ...idle, currentVerification: { id: 'new' } }, 5_000)).toBe(true);
});

test('Without a job status the verification status decides', () => {
  const job: VerificationJob = { providerId: 'p', licenseId: 'l', startedAt: 0, state: 'running' };
  expect(hasEnded(job, { currentVerificationStatus: 'Working' }, 0)).toBe(false);
  expect(hasEnded(job, { currentVerificationStatus: 'NotFound' }, 0)).toBe(true);
});

test('Failures never make looks more frequent than every 2 seconds or rarer than every 30', () => {
  for (let failures = 0; failures < 12; failures += 1) {
    expect(nextLook(0, failures)).toBeGreaterThanOrEqual(2_000);
    expect(nextLook(0, failures)).toBeLessThanOrEqual(30_000);
  }
});
