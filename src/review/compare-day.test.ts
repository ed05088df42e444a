import { expect, test } from 'vitest';
import { compareDay, gapInWords } from './compare-day';

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

test.each([
  ['1985-03-04', '1900-01-01T00:00:00', 'missing', 'not given'],
  ['1985-03-04', '0001-01-01T00:00:00Z', 'missing', 'not given'],
  ['1985-03-04', '1970-01-01', 'missing', 'not given'],
  ['0001-01-01', '1985-03-04', 'missing', 'not on file'],
  ['1753-01-01', '0001-01-01', 'missing', 'on both sides'],
  ['1970-01-01', '1970-01-01', 'agrees', undefined],
])('A day that programs write where there is none is missing: %s and %s', (onFile, given, mark, why) => {
  expect(compareDay(onFile, given)).toEqual({ mark, ...(why && { why }) });
});
