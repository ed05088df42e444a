import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { rememberUnconfirmedWrite } from '@/api/unconfirmed-write';
import { BulkRun, outcomeWords, enqueueCacheUpdate, type BulkTask } from './bulk-run';

const items = Array.from({ length: 12 }, (_, index) => `item ${index}`);

function taskOf(run: (item: string) => Promise<string | void>, more: Partial<BulkTask<string>> = {}) {
  const task: BulkTask<string> = {
    title: 'Verify 12 licenses',
    one: 'license',
    many: 'licenses',
    collect: async () => items,
    label: (item) => item,
    run,
    ...more,
  };
  return task as BulkTask<unknown>;
}

/** A clock that stands still except while something waits. */
function clock() {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms);
      await Promise.resolve();
      time += ms;
    },
  };
}

const failure = (status: number, more = {}) =>
  new ApiError({ kind: 'problem', status, correlationId: `id-${status}`, ...more });

/** A write whose answer did not come, with what is needed to look for it. */
function lostAnswer() {
  const error = new ApiError({ kind: 'network', operation: 'updateLicense' });
  rememberUnconfirmedWrite(error, {
    operation: 'updateLicense',
    method: 'PATCH',
    path: '/licenses/{licenseId}',
    ids: { licenseId: 'l1' },
    about: { providerId: 'p1' },
    body: { approvedStatus: 'Yes' },
    sentAt: 0,
  });
  return error;
}

/** The same of one that would be done twice where it is sent twice. */
function lostNote() {
  const error = new ApiError({ kind: 'network', operation: 'createProviderNote' });
  rememberUnconfirmedWrite(error, {
    operation: 'createProviderNote',
    method: 'POST',
    path: '/providers/{providerId}/notes',
    ids: { providerId: 'p1' },
    body: { note: 'Called' },
    sentAt: Date.parse('2026-11-20T12:00:00Z'),
  });
  return error;
}

const down = () => Response.json({ title: 'Down.' }, { status: 503 });

/** Items by their last digit: `item 1` and `item 11` belong together. */
const byDigit = (item: string) => (item === 'item 5' ? undefined : item.slice(-1));

async function workTogether(
  together: (items: readonly string[]) => Promise<string | void>,
  single: (item: string) => Promise<string | void> = async () => undefined,
) {
  const sent: (readonly string[])[] = [];
  const time = clock();
  const run = new BulkRun(
    taskOf(
      async (item) => {
        sent.push([item]);
        return single(item);
      },
      {
        together: {
          by: byDigit,
          run: async (group) => {
            sent.push(group);
            return together(group);
          },
        },
      },
    ),
    () => undefined,
    time,
  );
  await run.start();
  return { run, sent, waits: time.waits };
}

describe('work over many items of which some are done with one write', () => {
  it('sends those that belong together at once, and counts and reports each', async () => {
    const { run, sent } = await workTogether(async (group) => `with ${group.length}`);
    expect(sent).toHaveLength(10);
    expect(sent.filter(({ length }) => length > 1)).toEqual([
      ['item 0', 'item 10'],
      ['item 1', 'item 11'],
    ]);
    expect(run.job).toMatchObject({ phase: 'ended', done: 12, failures: [] });
    expect(run.results()[11]).toMatchObject({ label: 'item 11', outcome: 'done', note: 'with 2' });
  });

  it('sends each by itself where they are refused together, so that one fails alone', async () => {
    const { run, sent } = await workTogether(
      async () => {
        throw failure(400);
      },
      async (item) => {
        if (item === 'item 11') throw failure(404);
      },
    );
    expect(run.job.failures.map(({ label, status }) => [label, status])).toEqual([['item 11', 404]]);
    expect(run.job.done).toBe(11);
    expect(sent.flat().filter((item) => item === 'item 1')).toHaveLength(2);
  });

  it('waits with them where the service asks to slow down, and sends them together again', async () => {
    let refusals = 1;
    const { run, sent, waits } = await workTogether(async () => {
      if (refusals-- > 0) throw failure(429, { retryAfterMs: 5_000 });
    });
    expect(waits).toEqual([5_000]);
    expect(run.job.done).toBe(12);
    expect(sent.filter(({ length }) => length > 1)).toHaveLength(3);
  });

  it('says of each that it may be done where the answer was lost, and sends none by itself', async () => {
    const { run, sent } = await workTogether(async () => {
      throw new ApiError({ kind: 'network', operation: 'verifyLicenses' });
    });
    expect(run.job.failures.map(({ label, isUnknown }) => [label, isUnknown])).toEqual([
      ['item 0', true],
      ['item 10', true],
      ['item 1', true],
      ['item 11', true],
    ]);
    expect(sent).toHaveLength(10);
  });
});

describe('work over many items', () => {
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

  it('keeps apart what failed from what may be done, as its answer was lost', async () => {
    const lost = new ApiError({
      kind: 'timeout',
      operation: 'verifyLicense',
    });
    const run = new BulkRun(
      taskOf((item) => Promise.reject(item === 'item 0' ? lost : failure(409)), {
        collect: async () => items.slice(0, 3),
      }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(outcomeWords(run.job)).toBe('0 done, 2 failed, 1 may be done');
    expect(run.results().map(({ outcome }) => outcome)).toEqual(['may be done', 'failed', 'failed']);
    expect(run.job.failures.find(({ isUnknown }) => isUnknown)?.reason).toContain(
      'may have been carried out',
    );
  });

  it('looks at the record where an answer was lost: what is there is done, what is not has failed', async () => {
    const answers = [
      Response.json({ approvedStatus: 'Yes' }),
      Response.json({ approvedStatus: 'No' }),
      Response.json({ title: 'No.' }, { status: 403 }),
    ];
    vi.stubGlobal('fetch', async () => answers.shift());
    const run = new BulkRun(
      taskOf(() => Promise.reject(lostAnswer()), { collect: async () => items.slice(0, 3), concurrency: 1 }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(run.results().map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'may be done']);
    const notes = run.results().map(({ note }) => note);
    expect(notes[0]).toContain('The license has what you sent.');
    expect(notes[1]).toContain('The license does not have what you sent.');
  });

  it('looks again before it sends what may be done once more, and leaves it as long as nobody can look', async () => {
    let sends = 0;
    let answer = down;
    vi.stubGlobal('fetch', async () => answer());
    const run = new BulkRun(
      taskOf(
        async () => {
          sends += 1;
          if (sends === 1) throw lostNote();
        },
        { collect: async () => ['Ada'] },
      ),
      () => undefined,
      clock(),
    );
    await run.start();
    await run.retry();
    expect([run.results()[0]?.outcome, sends]).toEqual(['may be done', 1]);
    answer = () => Response.json([{ note: 'Called', createdAt: '2026-11-20T12:00:00Z' }]);
    await run.retry();
    expect([run.results()[0]?.outcome, sends]).toEqual(['done', 1]);
  });

  it('sends what was not carried out once more', async () => {
    let sends = 0;
    let answer = down;
    vi.stubGlobal('fetch', async () => answer());
    const run = new BulkRun(
      taskOf(
        async () => {
          sends += 1;
          if (sends === 1) throw lostNote();
        },
        { collect: async () => ['Ada'] },
      ),
      () => undefined,
      clock(),
    );
    await run.start();
    answer = () => Response.json([]);
    await run.retry();
    expect([run.results()[0]?.outcome, sends]).toEqual(['done', 2]);
  });

  it('does not take an item of several writes for done because the one whose answer was lost is', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ approvedStatus: 'Yes' }));
    let isFirst = true;
    const more = { inSteps: true, partly: () => 'Created', collect: async () => ['Ada'] };
    const run = new BulkRun(
      taskOf(async () => {
        if (!isFirst) return 'Both are there';
        isFirst = false;
        throw lostAnswer();
      }, more),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(run.results()).toMatchObject([
      {
        outcome: 'may be done',
        note: 'Created: it may have been carried out. The license has what you sent.',
      },
    ]);
    await run.retry();
    expect(run.results()).toMatchObject([{ outcome: 'done', note: 'Both are there' }]);
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
