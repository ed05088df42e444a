import { expect, test } from 'vitest';
import { npiDigits, npiOf, npiText } from './npi';

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

test.each([
  '1234567893',
  ' 1234 567 893 ',
  '1234-567-893',
  '1234\u2011567\u2013893',
  '1234\u00A0567\u202F893',
  '123.456.7893',
  'NPI: 1234567893',
  'npi 1234567893',
  'NPI#1234567893',
  'NPI1234567893',
  'NPI No. 1234567893',
  'NPI number: 1234 567 893',
  'N.P.I. 1234567893',
  '(NPI) 1234567893',
  'National Provider Identifier: 1234567893',
  '1234567893 (NPI)',
  '1234567893, NPI',
  "'1234567893",
  '1234567893.0',
  'NPI 1234567893.',
  '１２３４５６７８９３',
  '\u200E1234567893\u200E',
  '\uFEFF1234567893',
  '\u202A1234567893\u202C',
  '123\u00AD4567\u200B893',
  'NPI\u200F:\u00A01234567893',
])('%j is read as the NPI 1234567893', (text) => {
  expect(npiOf(text)).toBe(1_234_567_893);
});

test('A number of fewer or more digits is no whole NPI yet, and anything with other words is none', () => {
  expect(npiDigits('NPI 1234 567')).toBe('1234567');
  expect(npiOf('NPI 1234 567')).toBeUndefined();
  expect(npiOf('12345678931')).toBeUndefined();
  for (const text of [
    '',
    'NPI',
    'Ada Quill',
    'Npiko 1234567893',
    'Quill 1234567893',
    '1234567893 and 1900000013',
  ])
    expect(npiDigits(text)).toBeUndefined();
});
