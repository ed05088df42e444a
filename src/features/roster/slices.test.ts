import { afterEach, expect, test, vi } from 'vitest';
import { checkRoster, checkRosterInSlices } from './check';
import { ReadRows } from './values/row-reader';
import { inSlices } from './slices';
import { testKind } from './testing-rows';

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

test('A file that is checked in slices comes to the same as one that is checked at once', async () => {
  const columns = ['lastName', 'firstName', 'npi', 'dateOfBirth', 'providerTypeId', 'phone', 'zipCode'];
  const types = ['RN', 'Physician (MD)', 'Wizard'];
  const rows = Array.from({ length: 1_500 }, (_, index) => ({
    line: index + 2,
    cells: [
      index % 70 === 3 ? '' : `Quill${index % 1_400}`,
      'Ada',
      index % 90 === 5 ? '12345' : '',
      `${(index % 12) + 1}/3/1980`,
      types[index % 3] ?? '',
      index % 40 === 0 ? 'N/A' : '(555) 010-0100',
      '79901',
    ],
  }));
  const given = () => ({
    kind: testKind,
    columns,
    rows,
    onFile: new Map(),
    read: new ReadRows(),
    decisions: new Map(),
  });
  const whole = checkRoster(given());
  expect(await checkRosterInSlices(given())).toEqual(whole);
  const { plans, partial, nothing, unknown } = whole.counts;
  expect(plans.cannot).toBeGreaterThan(0);
  expect(plans.create + plans.cannot + plans.joined + plans.decide).toBe(1_500);
  expect(partial.length).toBeGreaterThan(0);
  expect(nothing).toContainEqual({ field: 'phone', word: 'N/A', rows: 38 });
  expect(unknown).toEqual([{ field: 'providerTypeId', value: 'Wizard', rows: 500 }]);
});
