import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@/lib/dates';
import { monthlySearch, searchesEachMonth } from './monthly-search';

test.each([
  ['2026-11-01', '2026-11-30', 'done'],
  ['2026-11-20', '2026-11-20', 'done'],
  // 44 days, and no calendar month without a search.
  ['2026-09-01', '2026-10-15', 'due'],
  ['2026-10-31', '2026-11-01', 'due'],
  ['2026-12-31', '2027-01-31', 'due'],
  // 32 days, and all of October went by.
  ['2026-09-30', '2026-11-01', 'missed'],
  ['2025-11-20', '2026-11-20', 'missed'],
])('Of a list searched on %s the search of the month stands on %s as %s', (last, today, standing) => {
  expect(monthlySearch(last, today)).toBe(standing);
});

test('Where no search is known, nothing is said of the month', () => {
  expect(monthlySearch(undefined, '2026-11-20')).toBeUndefined();
});

test('A search of today is never missed, and one of more than 62 days ago always', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 400 }), (day, ago) => {
      const today = addDays('2024-01-01', day) ?? '';
      const standing = monthlySearch(addDays(today, -ago), today);
      if (ago === 0) expect(standing).toBe('done');
      if (ago > 62) expect(standing).toBe('missed');
      if (ago < 28) expect(standing).not.toBe('missed');
    }),
  );
});

test('A monitor searches in each month unless it runs yearly; of an interval nobody knew yet nothing is said', () => {
  for (const interval of ['Continuous', 'Daily', 'Weekly', 'Monthly'])
    expect(searchesEachMonth(interval)).toBe(true);
  expect(searchesEachMonth('Yearly')).toBe(false);
  expect(searchesEachMonth('Quarterly')).toBeUndefined();
  expect(searchesEachMonth(undefined)).toBeUndefined();
});
