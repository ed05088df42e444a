import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { ApiError } from './errors';
import { asGivenUp, retryDelay, shouldRetry } from './retry';

const problem = (status: number, retryAfterMs?: number) =>
  new ApiError({ kind: 'problem', status, retryAfterMs });

describe('whether a failed read is sent again', () => {
  it.each([429, 500, 502, 503])('up to three times after %i', (status) => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, problem(status)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([400, 401, 403, 404, 409, 422])('never after %i', (status) => {
    expect(shouldRetry(0, problem(status))).toBe(false);
  });

  it('three times when the network failed, never when it took too long or otherwise', () => {
    expect(shouldRetry(2, new ApiError({ kind: 'network' }))).toBe(true);
    expect(shouldRetry(0, new ApiError({ kind: 'timeout' }))).toBe(false);
    expect(shouldRetry(0, new ApiError({ kind: 'not-json', status: 200 }))).toBe(false);
    expect(shouldRetry(0, new ApiError({ kind: 'aborted' }))).toBe(false);
    expect(shouldRetry(0, new TypeError('a fault of the page'))).toBe(false);
  });

  it('never once somebody has given it up, so that a list that is read page by page is not read again from its start', () => {
    const failure = problem(500);
    expect(asGivenUp(failure)).toBe(failure);
    expect(shouldRetry(0, failure)).toBe(false);
    expect(shouldRetry(0, problem(500))).toBe(true);
  });

  it('never when the service asks for minutes of patience: that is for the user to know', () => {
    expect(shouldRetry(0, problem(429, 45_000))).toBe(true);
    expect(shouldRetry(0, problem(429, 240_000))).toBe(false);
  });
});

describe('how long to wait before it', () => {
  it('as long as the service asked for, and never less', () => {
    expect(retryDelay(0, problem(429, 7000), () => 0)).toBe(7000);
    expect(retryDelay(2, problem(503, 7000), () => 1)).toBeLessThanOrEqual(7250);
  });

  it('else twice as long each time, spread by chance, never above half a minute', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, problem(500), () => 1))).toEqual([
      1000, 2000, 4000,
    ]);
    expect([0, 1, 2].map((failures) => retryDelay(failures, problem(500), () => 0))).toEqual([
      500, 1000, 2000,
    ]);
    expect(retryDelay(20, problem(500), () => 1)).toBe(30_000);
  });
});

describe('the query cache', () => {
  it('sends a failed read again by itself and a failed write never', async () => {
    vi.useFakeTimers();
    const client: QueryClient = createQueryClient();
    const read = vi.fn().mockRejectedValueOnce(problem(503)).mockResolvedValue('there');
    const reading = client.fetchQuery({ queryKey: ['a'], queryFn: read });
    await vi.runAllTimersAsync();
    expect(await reading).toBe('there');
    expect(read).toHaveBeenCalledTimes(2);

    const write = vi.fn().mockRejectedValue(problem(503));
    const writing = client
      .getMutationCache()
      .build(client, { mutationFn: write })
      .execute(undefined)
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await writing).toMatchObject({ status: 503 });
    expect(write).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
