import { afterEach, expect, test, vi } from 'vitest';
import { judgeRows } from './judged-rows';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const reasons: Record<number, string> = { 0: 'It is closed.', 1: 'It is so already.' };
const judgement = {
  skipReason: (row: number) => reasons[row % 5],
  tellApart: (row: number) => [row % 2 === 0 ? 'even' : 'odd', 'a number'],
};
const rows = Array.from({ length: 5_000 }, (_, index) => index);

test('Of many records it is told how many change, what they are, and which stay for what reason, a few of them by name', async () => {
  const judged = await judgeRows([0, ...rows], judgement);
  expect(judged.amount).toBe(3_000);
  expect(judged.first).toEqual([2, 3, 4, 7, 8]);
  expect(judged.counts.map((counts) => [...counts])).toEqual([
    [
      ['even', 1_500],
      ['odd', 1_500],
    ],
    [['a number', 3_000]],
  ]);
  expect(judged.left).toEqual([
    { why: 'It is closed.', amount: 1_001, first: [0, 0, 5, 10, 15] },
    { why: 'It is so already.', amount: 1_000, first: [1, 6, 11, 16, 21] },
  ]);
});

test('Records of which none changes have nothing that is counted', async () => {
  const judged = await judgeRows(rows, { skipReason: () => 'It is closed.' });
  expect(judged).toMatchObject({ amount: 0, first: [], counts: [] });
});

test('The page answers every 16 ms while records are gone through', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const slices: number[] = [];
  class Counting extends MessageChannel {
    constructor() {
      super();
      slices.push(0);
    }
  }
  vi.stubGlobal('MessageChannel', Counting);
  await judgeRows(rows, {
    skipReason() {
      clock += 0.05;
      slices[slices.length - 1] = (slices.at(-1) ?? 0) + 1;
      return undefined;
    },
  });
  expect(slices.reduce((sum, records) => sum + records)).toBe(5_000);
  expect(Math.max(...slices)).toBeLessThan(400);
});

test('A preview that is closed has no further record gone through', async () => {
  const controller = new AbortController();
  const judged = judgeRows(rows, judgement, controller.signal);
  controller.abort(new Error('closed'));
  await expect(judged).rejects.toThrow('closed');
});
