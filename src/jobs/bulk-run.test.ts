import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { BulkRun } from './bulk-run';
import { leftOver, outcomeWords } from './bulk-words';
import { enqueueCacheUpdate } from './cache-updates';
import { clock, failure, items, taskOf } from './testing';

describe('work over many items', () => {
  it('counts and reports what it left as it was apart from what it did', async () => {
    const run = new BulkRun(
      taskOf(async (item) => (item === 'item 0' ? { left: 'It is so already.' } : 'Set'), {
        collect: async () => items.slice(0, 3),
      }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(outcomeWords(run.job)).toBe('2 done, 1 left as it was');
    expect(leftOver(run.job)).toBe(0);
    expect(run.report().rows[0]?.slice(0, 3)).toEqual(['item 0', 'left as it was', 'It is so already.']);
  });

  it('works on a few at a time and on every one once', async () => {
    let index = 0;
    let most = 0;
    const seen: string[] = [];
    const run = new BulkRun(
      taskOf(async (item) => {
        most = Math.max(most, ++index);
        await Promise.resolve();
        seen.push(item);
        index--;
      }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(seen.toSorted()).toEqual(items.toSorted());
    expect(most).toBe(4);
    expect(run.job).toMatchObject({ phase: 'ended', total: 12, done: 12, failures: [] });
  });

  it('tells what the service said about a field rather than that it refused', async () => {
    const errors = { '$.remove[0]': ['Has enrollments in this group.'] };
    const run = new BulkRun(
      taskOf(() => Promise.reject(failure(400, { errors })), { collect: async () => ['Ada'] }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(run.job.failures).toMatchObject([
      { label: 'Ada', reason: '400, has enrollments in this group', correlationId: 'id-400' },
    ]);
  });

  it('keeps the reason and correlation id of each failure, and retries only those', async () => {
    const tried: string[] = [];
    let broken = true;
    const run = new BulkRun(
      taskOf(async (item) => {
        tried.push(item);
        if (broken && (item === 'item 3' || item === 'item 7')) throw failure(503);
        return 'Verification started';
      }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(run.job).toMatchObject({ phase: 'ended', done: 10 });
    expect(run.job.failures).toMatchObject([
      { label: 'item 3', status: 503, correlationId: 'id-503' },
      { label: 'item 7', status: 503, correlationId: 'id-503' },
    ]);
    expect(run.job.failures[0]?.reason).toContain('503');
    tried.length = 0;
    broken = false;
    await run.retry();
    expect(tried).toEqual(['item 3', 'item 7']);
    expect(run.job).toMatchObject({ phase: 'ended', done: 12, failures: [] });
    expect(run.results()[3]).toEqual({
      label: 'item 3',
      outcome: 'done',
      note: 'Verification started',
      correlationId: '',
    });
  });

  it('waits as long as a 429 asks, all of it together, and fails nothing', async () => {
    const time = clock();
    let refusals = 4;
    const run = new BulkRun(
      taskOf(async () => {
        await Promise.resolve();
        if (refusals-- > 0) throw failure(429, { retryAfterMs: 5_000 });
      }),
      () => undefined,
      time,
    );
    await run.start();
    expect(time.waits).toEqual([5_000]);
    expect(run.job).toMatchObject({ phase: 'ended', done: 12, failures: [], slowedMs: 5_000 });
  });

  it('backs off further each time when a 429 does not say how long', async () => {
    const time = clock();
    let refusals = 3;
    const run = new BulkRun(
      taskOf(
        async () => {
          if (refusals-- > 0) throw failure(429);
        },
        { concurrency: 1 },
      ),
      () => undefined,
      time,
    );
    await run.start();
    expect(time.waits).toEqual([1_000, 2_000, 4_000]);
    expect(run.job.done).toBe(12);
  });

  it('begins nothing more after it is stopped, and can go on with the rest', async () => {
    const seen: string[] = [];
    const run: BulkRun = new BulkRun(
      taskOf(
        async (item) => {
          seen.push(item);
          if (seen.length === 3) run.cancel();
          await Promise.resolve();
        },
        { concurrency: 1 },
      ),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(run.job).toMatchObject({ phase: 'cancelled', done: 3 });
    expect(run.results().filter(({ outcome }) => outcome === 'not begun')).toHaveLength(9);
    await run.retry();
    expect(run.job).toMatchObject({ phase: 'ended', done: 12 });
    expect(new Set(seen).size).toBe(12);
    expect(seen).toHaveLength(12);
  });

  it('does not sit out a wait of the rate limit when it is stopped', async () => {
    const run: BulkRun = new BulkRun(
      taskOf(async () => {
        setTimeout(() => run.cancel(), 0);
        throw failure(429);
      }),
      () => undefined,
      { now: () => 0, wait: () => new Promise(() => undefined) },
    );
    await run.start();
    expect(run.job).toMatchObject({ phase: 'cancelled', done: 0, failures: [] });
  });

  it('begins nothing when the items cannot all be read, says why, and starts over on retry', async () => {
    const work = vi.fn(async () => undefined);
    let broken = true;
    const collect = async (_: AbortSignal, progress: (now: { loaded: number }) => void) => {
      progress({ loaded: 5 });
      if (broken) throw failure(500);
      return items;
    };
    const rested = vi.fn();
    const run = new BulkRun(taskOf(work, { collect, onSettled: rested }), () => undefined, clock());
    await run.start();
    expect(run.job).toMatchObject({ phase: 'failed', collected: 5, done: 0 });
    expect(run.job.error).toBeInstanceOf(ApiError);
    expect(work).not.toHaveBeenCalled();
    broken = false;
    await run.retry();
    expect(run.job).toMatchObject({ phase: 'ended', done: 12, error: undefined });
    expect(rested).toHaveBeenCalledTimes(1);
  });
});

describe('What became of items', () => {
  afterEach(() => void vi.useRealTimers());

  it('is shown in lists together, twice a second', async () => {
    vi.useFakeTimers();
    const client = new QueryClient();
    client.setQueryData(['rows'], '');
    const drawn: string[] = [];
    const stop = new QueryObserver<string>(client, { queryKey: ['rows'], enabled: false }).subscribe(
      ({ data }) => drawn.push(data ?? ''),
    );
    const show = (name: string) =>
      enqueueCacheUpdate(() => client.setQueryData(['rows'], (rows: string = '') => rows + name));
    show('a');
    show('b');
    await vi.advanceTimersByTimeAsync(400);
    expect(drawn).toEqual([]);
    show('c');
    await vi.advanceTimersByTimeAsync(100);
    expect(drawn.at(-1)).toBe('abc');
    show('d');
    await vi.advanceTimersByTimeAsync(500);
    expect(drawn.at(-1)).toBe('abcd');
    stop();
  });

  it('has been shown, and once, when the work comes to rest', async () => {
    vi.useFakeTimers();
    const shown: string[] = [];
    let atRest = 0;
    const run = new BulkRun(
      taskOf(async (item) => enqueueCacheUpdate(() => shown.push(item)), {
        onSettled: () => (atRest = shown.length),
      }),
      () => {},
    );
    await run.start();
    expect(atRest).toBe(items.length);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(items);
  });
});
