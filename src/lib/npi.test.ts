import { expect, test } from 'vitest';
import { npiText } from './npi';

test.each([
  [{ npi: 1_234_567_893 }, '1234567893'],
  [{ npi: 1_234_567_893, npis: [1_000_000_004] }, '1234567893'],
  [{ npis: [1_234_567_893] }, '1234567893'],
  [{ npi: null, npis: ['1234567893', 1_234_567_893, '1000000004'] }, '1234567893, 1000000004'],
  [{ npis: [{ npi: 1_234_567_893 }, { number: '1000000004' }, { value: 5 }] }, '1234567893, 1000000004, 5'],
  [{ npis: [null, {}, [], ''] }, ''],
  [{ npis: 'none' }, ''],
  [{}, ''],
  [undefined, ''],
])('The NPI of %j is “%s”', (provider, text) => {
  expect(npiText(provider)).toBe(text);
});
