import { expect, test } from 'vitest';
import { saysNoDate, textOfPerson, valueOfKind } from './field-values';

const today = '2026-11-28';

test.each([
  ['text', 'Any text', 'Any text'],
  ['date', '06/20/2013', '2013-06-20'],
  ['date', 'Indefinite', undefined],
  ['number', '12-3456789', '123456789'],
  ['number', 'H12345', undefined],
  ['yes or no', 'Y', 'true'],
  ['yes or no', 'No', 'false'],
  ['yes or no', 'maybe', undefined],
] as const)('A value is written as its field has it, or left out: %s, %s', (kind, value, expected) => {
  expect(valueOfKind(kind, value, today)).toBe(expected);
});

test('A value of an enumeration is known whatever its capitals, blanks and hyphens', () => {
  const kinds = ['Firm', 'SpecialEntityDesignation'];
  expect(valueOfKind(kinds, 'Special Entity Designation', today)).toBe('SpecialEntityDesignation');
  expect(valueOfKind(kinds, 'FIRM', today)).toBe('Firm');
  expect(valueOfKind(kinds, 'Ship', today)).toBeUndefined();
});

test.each([
  ['Indefinite', true],
  ['12/31/9999', true],
  ['5/20/2024', false],
  ['see order', false],
])('A column of dates may say that there is none: %s', (text, isNone) => {
  expect(saysNoDate(text)).toBe(isNone);
});

test('The parts of a name become one text where a dataset has no fields for them', () => {
  expect(textOfPerson({ prefix: 'Dr', first: 'Ann', middle: 'M', last: 'Roe', suffix: 'Jr' })).toBe(
    'Dr Ann M Roe, Jr',
  );
  expect(textOfPerson({ last: 'Roe' })).toBe('Roe');
});
