import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsPerDay } from './coming-runs';

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
