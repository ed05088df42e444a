import fc from 'fast-check';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { comingRunsOptions, runsPerDay } from './coming-runs';

const from = '2026-11-21';
const at = (day: string) => `${day}T12:00:00Z`;
const days = (runs: number[]) => runs.flatMap((amount, index) => (amount > 0 ? [index] : []));
const run = (monitoringInterval: string, day: string) =>
  runsPerDay([{ type: 'Dataset', monitoringInterval, nextMonitoringDate: at(day) }], from);

test('A weekly monitor runs every seventh day from its next run', () => {
  expect(days(run('Weekly', '2026-11-25')).slice(0, 3)).toEqual([4, 11, 18]);
});

test('A monthly one runs on the same day of each month, on the last where a month is too short', () => {
  // Nov 30, Dec 30, Jan 30; the fourth would be Feb 28, beyond 90 days.
  expect(days(run('Monthly', '2026-11-30'))).toEqual([9, 39, 70]);
  expect(
    days(
      runsPerDay(
        [{ type: 'License', monitoringInterval: 'Monthly', nextMonitoringDate: at('2027-01-31') }],
        '2027-01-31',
        60,
      ),
    ),
  ).toEqual([0, 28, 59]);
});

test('A yearly one, and one of an interval that nobody knew, runs once', () => {
  expect(days(run('Yearly', '2026-12-01'))).toEqual([10]);
  expect(days(run('Fortnightly', '2026-12-01'))).toEqual([10]);
});

test('What is overdue runs today; what has no next run, or one beyond the horizon, does not count', () => {
  expect(days(run('Yearly', '2026-11-01'))).toEqual([0]);
  expect(days(run('Yearly', '2027-11-01'))).toEqual([]);
  expect(days(runsPerDay([{ type: 'Dataset', monitoringInterval: 'Continuous' }], from))).toEqual([]);
});

test('However many monitors there are, every day has the sum of what each of them runs', () => {
  const monitor = fc.record({
    type: fc.constant('Dataset' as const),
    monitoringInterval: fc.constantFrom('Daily', 'Weekly', 'Monthly', 'Yearly'),
    nextMonitoringDate: fc.integer({ min: -5, max: 120 }).map((day) => {
      const date = new Date(Date.parse(`${from}T12:00:00Z`) + day * 86_400_000);
      return date.toISOString();
    }),
  });
  fc.assert(
    fc.property(fc.array(monitor, { maxLength: 20 }), (monitors) => {
      const together = runsPerDay(monitors, from);
      const runsOfEach = monitors.map((one) => runsPerDay([one], from));
      expect(together).toEqual(
        together.map((_, day) => runsOfEach.reduce((sum, runs) => sum + (runs[day] ?? 0), 0)),
      );
      for (const runs of runsOfEach) expect(Math.max(...runs), 'never twice on a day').toBeLessThanOrEqual(1);
    }),
  );
});

/** Answers each page with one monitor that runs next on such a day, and gives how many pages were read. */
async function pagesRead(...nextRuns: (string | undefined)[]) {
  const read: number[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const at = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
    read.push(at);
    const nextCursor = at + 1 < nextRuns.length ? String(at + 1) : undefined;
    return Promise.resolve(
      Response.json({ items: [{ id: `m${at}`, nextMonitoringDate: nextRuns[at] }], nextCursor }),
    );
  });
  const { monitors, readTo } = await new QueryClient().fetchQuery(comingRunsOptions(from));
  vi.unstubAllGlobals();
  expect([monitors.length, readTo]).toEqual([read.length, undefined]);
  return read.length;
}

test('Monitors are read until one runs after the last of the ninety days; one of that very day is followed by others', async () => {
  // 90 days after November 21.
  expect(
    await pagesRead(at('2026-12-01'), at('2027-02-19'), at('2027-02-19'), at('2027-02-20'), at('2027-03-01')),
  ).toBe(4);
});

test('Monitors without a next run are read past where the service lists them first, and end the reading where it lists them last', async () => {
  expect(await pagesRead(undefined, undefined, at('2026-12-01'), at('2027-03-01'), at('2027-03-02'))).toBe(4);
  expect(await pagesRead(at('2026-12-01'), undefined, undefined)).toBe(2);
});
