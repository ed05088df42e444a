import { afterEach, expect, test, vi } from 'vitest';
import { inSlices, mapInSlices, slicePauses } from './slices';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes each step take so many milliseconds, and gives how many were done between two pauses. */
async function slicesOf(total: number, ms: number, together?: number): Promise<number[]> {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const done: number[] = [];
  // The page answers what waits while a message is on its way.
  class Counting extends MessageChannel {
    constructor() {
      super();
      done.push(0);
    }
  }
  vi.stubGlobal('MessageChannel', Counting);
  await inSlices(
    total,
    () => {
      clock += ms;
      done[done.length - 1] = (done.at(-1) ?? 0) + 1;
    },
    { together },
  );
  return done;
}

test('No slice goes on for longer than 16 ms, but for the steps that are done together', async () => {
  const slices = await slicesOf(1_000, 0.4);
  expect(Math.max(...slices)).toBe(64);
  expect(slices.reduce((sum, steps) => sum + steps)).toBe(1_000);
});

test('Steps that take long are done one by one', async () => {
  expect(await slicesOf(5, 10, 1)).toEqual([2, 2, 1]);
});

test('Steps end with the signal', async () => {
  const controller = new AbortController();
  const steps: number[] = [];
  const slices = inSlices(10, (index) => steps.push(index), { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(slices).rejects.toThrow('left');
  expect(steps).toEqual([]);
});

test('Work that waits for something between its steps lets the page answer every 16 ms', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const pause = slicePauses();
  const pauses: number[] = [];
  for (let step = 0; step < 10; step += 1) {
    const paused = pause();
    if (paused) pauses.push(step);
    await paused;
    clock += 5;
  }
  expect(pauses).toEqual([4, 8]);
});

test('Work that was given up ends at its next pause', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const controller = new AbortController();
  const pause = slicePauses(controller.signal);
  controller.abort(new Error('left'));
  expect(pause()).toBeUndefined();
  clock = 20;
  await expect(pause()).rejects.toThrow('left');
});

test('Every item is made, in its order', async () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  expect(await mapInSlices(items, (item, index) => `${item} ${index}`)).toEqual(
    items.map((item) => `${item} ${item}`),
  );
});
