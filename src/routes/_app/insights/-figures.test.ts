import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysWords, percentile, spreadOf } from './-figures';
import { midnight, monthsOf, stretchesOf, stretchOf, weeksOf } from './-periods';

test('median and 90th percentile are by nearest rank: always one of the values', () => {
  expect(spreadOf([])).toEqual({ amount: 0, median: undefined, p90: undefined });
  expect(spreadOf([7])).toEqual({ amount: 1, median: 7, p90: 7 });
  expect(spreadOf([4, 1, 3, 2])).toEqual({ amount: 4, median: 2, p90: 4 });
  expect(spreadOf([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])).toEqual({ amount: 10, median: 50, p90: 90 });
  expect(
    percentile(
      Array.from({ length: 30 }, (_, index) => index + 1),
      0.9,
    ),
  ).toBe(27);
});

test('as many values as the share says lie at or below a percentile, and not fewer without it', () => {
  const values = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, fc.constantFrom(0.5, 0.9), (list, ratio) => {
      const found = percentile(list, ratio) ?? Number.NaN;
      expect(list).toContain(found);
      expect(list.filter((value) => value <= found).length).toBeGreaterThanOrEqual(
        ratio * list.length - 1e-9,
      );
      expect(list.filter((value) => value < found).length).toBeLessThan(ratio * list.length);
    }),
  );
});

test('days are said with a tenth where it matters, and a share is never rounded to none or all', () => {
  expect([undefined, 0.04, 1, 6.54, 11.4].map(daysWords)).toEqual([
    '–',
    '0 days',
    '1 day',
    '6.5 days',
    '11 days',
  ]);
});

test('a period is whole months up to today, and weeks of it where it is short', () => {
  const months = monthsOf(6, '2026-02-28');
  expect(months.map(({ key }) => key)).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(months[0]).toMatchObject({ from: '2025-09-01', to: '2025-09-30' });
  expect(months.at(-1)).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
  const weeks = weeksOf(3, '2026-11-24');
  expect(weeks[0]).toMatchObject({ from: '2026-09-01', to: '2026-09-06' });
  expect(weeks[1]).toMatchObject({ from: '2026-09-07', to: '2026-09-13' });
  expect(weeks.at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-24' });
  expect(stretchesOf(12, '2026-11-24')).toHaveLength(12);
});

test('every day of a period lies in one stretch, and none outside of it', () => {
  const today = '2026-11-24';
  for (const stretches of [monthsOf(12, today), weeksOf(3, today)]) {
    expect(stretchOf(stretches, today)).toBe(stretches.at(-1));
    expect(stretchOf(stretches, '2026-11-25')).toBeUndefined();
    expect(stretchOf(stretches, '2025-11-30')).toBeUndefined();
    for (const [index, stretch] of stretches.entries()) {
      expect(stretchOf(stretches, stretch.from)).toBe(stretches[index]);
      expect(stretchOf(stretches, stretch.to)).toBe(stretches[index]);
    }
  }
  expect(new Date(midnight('2026-11-24')).getHours()).toBe(0);
});
