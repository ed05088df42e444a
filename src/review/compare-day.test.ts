import { expect, test } from 'vitest';
import { gapInWords } from './compare-day';

test.each([
  ['2026-01-01', '2026-03-03', '61 days later'],
  ['2026-01-01', '2026-03-04', 'about 2 months later'],
  ['2026-01-01', '2027-11-30', 'about 23 months later'],
  ['2026-01-02', '2027-12-03', 'about 2 years later'],
  ['2026-03-31', '2026-02-28', '1 month earlier'],
  ['2026-01-15', '2028-02-15', '2 years 1 month later'],
])('From %s to %s is %s', (from, to, words) => {
  expect(gapInWords(from, to)).toBe(words);
});
