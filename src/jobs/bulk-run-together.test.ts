import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { BulkRun } from './bulk-run';
import { clock, failure, taskOf } from './testing';

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
