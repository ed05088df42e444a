import { expect, test } from 'vitest';
import { atMost, severalAtATime } from './several-at-a-time';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('No more requests are under way at one time than are allowed, and what came of each stands in its place', async () => {
  let running = 0;
  let most = 0;
  const given = await severalAtATime([5, 1, 4, 2, 3, 6], 4, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await after(item);
    running -= 1;
    return item * 10;
  });
  expect(given).toEqual([50, 10, 40, 20, 30, 60]);
  expect(most).toBe(4);
});

test('Once it is given up nothing further is begun, and a failure is told', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  await severalAtATime(
    [1, 2, 3, 4],
    1,
    async (item) => {
      begun.push(item);
      if (item === 2) controller.abort();
      await after(0);
    },
    controller.signal,
  );
  expect(begun).toEqual([1, 2]);
  await expect(severalAtATime([1], 4, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
});

test('Work that is begun at any time waits until there is room for it, and failures make room, too', async () => {
  const soon = atMost(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (item: number) =>
    soon(async () => {
      begun.push(item);
      most = Math.max(most, (running += 1));
      await after(1);
      running -= 1;
      if (item === 1) throw new Error('no');
      return item;
    });
  const given = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(given.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array.from({ length: 3 }, () => 'fulfilled'),
  ]);
  expect(await work(5)).toBe(5);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
