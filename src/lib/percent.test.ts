import { expect, test } from 'vitest';
import { formatPercent } from './percent';

test.each([
  [0, 0, 1, '–'],
  [0, 8, 1, '0%'],
  [1, 8, 1, '12.5%'],
  [1, 100_000, 1, 'under 0.1%'],
  [99_999, 100_000, 1, 'over 99.9%'],
  [8, 8, 1, '100%'],
  [1, 8, 0, '13%'],
  [1, 150, 0, 'under 1%'],
  [149, 150, 0, 'over 99%'],
])('%d of %d with %d digits is %s', (amount, whole, digits, text) => {
  expect(formatPercent(amount, whole, digits)).toBe(text);
});
