import { describe, expect, test } from 'vitest';
import { addressOf, zipOf } from './addresses';
import { datesOfCell } from './dates';
import { mayBeName, saysNothing } from './nothing';
import { npisOfCell } from './npis';

const today = '2026-11-28';

describe('a cell of dates', () => {
  test.each([
    ['2024-05-20', '2024-05-20'],
    ['2024\u201005\u201020', '2024-05-20'],
    ['5/20/2024', '2024-05-20'],
    ['5/20/2024 12:00:00 AM', '2024-05-20'],
    ['2029-05-20 00:00:00', '2029-05-20'],
    ['05/20/24', '2024-05-20'],
    ['05/20/98', '1998-05-20'],
    ['05.20.2024', '2024-05-20'],
    ['20-May-2024', '2024-05-20'],
    ['20 May 2024', '2024-05-20'],
    ['May 20, 2024', '2024-05-20'],
    ['20240520', '2024-05-20'],
    ['20242005', '2024-05-20'],
    ['45432', '2024-05-20'],
    ['45432.5', '2024-05-20'],
    ['28964', '1979-04-19'],
    ['Termination 9/19/2024', '2024-09-19'],
  ])('is read as lists write it: %s', (cell, day) => {
    expect(datesOfCell(cell, today).days).toEqual([day]);
  });

  test('may have two', () => {
    expect(datesOfCell('May 28, 2009 and June 14, 2010', today)).toMatchObject({
      days: ['2009-05-28', '2010-06-14'],
      rest: '',
    });
    expect(datesOfCell('5/20/2024;\n6/1/2024', today).days).toEqual(['2024-05-20', '2024-06-01']);
  });

  test.each(['', ' ', 'N/A', '0', '00000000', '12/31/1899', '1900-01-01', '-'])(
    'says that there is none: %j',
    (cell) => {
      expect(datesOfCell(cell, today)).toMatchObject({ days: [], isNever: false, rest: '' });
    },
  );

  test.each([
    '12/31/9999',
    '12/31/9999 12:00:00 AM',
    '2999-12-31',
    '2382-12-31',
    'Indefinite',
    'PERMANENT',
    'Lifetime',
  ])('says that there is no end: %s', (cell) => {
    expect(datesOfCell(cell, today)).toMatchObject({ days: [], isNever: true });
  });

  test.each(['05/??/1966', '2 Years', '13/32/2024', '2024-02-30'])(
    'that cannot be read gives its text: %s',
    (cell) => {
      expect(datesOfCell(cell, today)).toMatchObject({ days: [], rest: cell });
    },
  );

  test('takes a year of two digits for a birth in the past', () => {
    expect(datesOfCell('2/14/30', today, 0).days).toEqual(['1930-02-14']);
    expect(datesOfCell('2/14/30', today, 10).days).toEqual(['2030-02-14']);
  });
});

describe('a cell of NPIs', () => {
  test.each([
    ['1234567893', ['1234567893']],
    ['1234567893.0', ['1234567893']],
    ['1234567893; \n1900000013', ['1234567893', '1900000013']],
    ['1234567893/1900000013', ['1234567893', '1900000013']],
    ['1234567893 & 1900000013 and 1234567893', ['1234567893', '1900000013']],
    ['1234567893 (Topeka), n/a for B location', ['1234567893']],
    ['N1234567893', ['1234567893']],
    ['12345 67893', ['1234567893']],
  ])('gives what passes the check digit: %j', (cell, npis) => {
    expect(npisOfCell(cell).valid).toEqual(npis);
  });

  test.each(['', '0', '0000000000', 'N/A', 'NRF', 'No NPI', 'X00123456', '26-1234567 (FEIN)', 'Deactivated'])(
    'without one is no mistake: %j',
    (cell) => {
      expect(npisOfCell(cell)).toEqual({ valid: [], others: [], isCut: false });
    },
  );

  test('tells numbers of ten digits that are none, and those that a spreadsheet cut', () => {
    expect(npisOfCell('9000123456; 1234567890')).toEqual({
      valid: [],
      others: ['9000123456', '1234567890'],
      isCut: false,
    });
    expect(npisOfCell('1.23457E+09').isCut).toBe(true);
  });
});

test.each([
  '',
  ' ',
  'N/A',
  'n/a',
  'NA',
  'NONE',
  'None',
  'null',
  'NRF',
  'Not Found',
  'No NPI',
  'UNKNOWN',
  '-',
  '-0- ',
  '?',
  '.',
  ',',
  'XX',
  '__________',
  '\u00a0',
])('Nothing is written as %j', (cell) => {
  expect(saysNothing(cell)).toBe(true);
});

test.each(['0', 'Nash', 'Nadia', 'No', 'A-0'])('Something is written as %j', (cell) => {
  expect(saysNothing(cell)).toBe(false);
});

test.each([
  ['Null', true],
  ['NAN', true],
  ['Na', true],
  ['null', false],
  ['NaN', false],
  ['N/A', false],
  ['Unknown', false],
])('A word for nothing may be a name: %s', (cell, isName) => {
  expect([saysNothing(cell), mayBeName(cell)]).toEqual([true, isName]);
});

test.each([
  ['2108', '02108'],
  ['02108', '02108'],
  ['021081234', '02108-1234'],
  ['21081234', '02108-1234'],
  ['02108-1234', '02108-1234'],
  ['-8608', '08608'],
  ['00000', undefined],
  ['2024-01-02', undefined],
])('The ZIP code %s is %s', (cell, zip) => {
  expect(zipOf(cell)).toBe(zip);
});

test.each([
  ['Towson MD 21204', 'Towson, MD 21204'],
  ['Towson, MD, 21204', 'Towson, MD 21204'],
  ['Towson, MD', 'Towson, MD'],
  ['Towson', 'Towson'],
])('City, state and ZIP code in one cell are read: %s', (place, address) => {
  expect(addressOf({ lines: [], place })).toBe(address);
});
