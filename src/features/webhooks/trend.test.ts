import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trendOf } from './trend';

const to = Date.parse('2026-11-20T08:42:00Z');
const hour = 3_600_000;
const entry = (at: number, status: string) => ({ timestamp: new Date(at).toISOString(), status });

test('a day has bars of an hour, a week bars of a day, and the last ends now', () => {
  const one = trendOf([entry(to - 1, 'Failed'), entry(to - 24 * hour, 'Completed')], to - 24 * hour, to);
  expect(one.bars).toHaveLength(24);
  expect(one.bars.at(-1)).toMatchObject({ end: to, attempts: 1, failed: 1 });
  expect(one.bars[0]).toMatchObject({ attempts: 1, failed: 0 });
  expect(trendOf([], to - 7 * 24 * hour, to).bars).toHaveLength(7);
});

test('every attempt within the time is counted once, and none outside of it', () => {
  const offsets = fc.array(
    fc.tuple(fc.integer({ min: -10, max: 40 * 24 }), fc.constantFrom('Failed', 'Completed')),
  );
  fc.assert(
    fc.property(offsets, fc.integer({ min: 1, max: 30 * 24 }), (list, hours) => {
      const trend = trendOf(
        list.map(([back, status]) => entry(to - back * hour, status)),
        to - hours * hour,
        to,
      );
      const inside = list.filter(([back]) => back >= 0 && back <= hours);
      expect(trend.attempts).toBe(inside.length);
      expect(trend.bars.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(inside.length);
      expect(trend.failed).toBe(inside.filter(([, status]) => status === 'Failed').length);
      expect(trend.bars.reduce((sum, { failed }) => sum + failed, 0)).toBe(trend.failed);
    }),
  );
});

test('entries without a time are left out, and unknown statuses have not failed', () => {
  const trend = trendOf([{ status: 'Failed' }, entry(to - hour, 'Parked')], to - 24 * hour, to);
  expect([trend.attempts, trend.failed]).toEqual([1, 0]);
});

test.each([
  [2, 48],
  [3, 3],
  [92, 92],
  [93, 14],
])('Over %i days there are %i bars', (days, bars) => {
  expect(trendOf([], to - days * 24 * hour, to).bars).toHaveLength(bars);
});
