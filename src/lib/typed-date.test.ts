import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dateForTyping, parseTypedDate } from './typed-date';

test.each([
  ['03/31/2026', '2026-03-31'],
  ['3/1/2026', '2026-03-01'],
  ['3-1-2026', '2026-03-01'],
  ['2026-03-31', '2026-03-31'],
  ['2026-03-31T00:00:00Z', '2026-03-31'],
  ['Mar 31, 2026', '2026-03-31'],
  ['march 3rd 2026', '2026-03-03'],
  ['3 Mar 2026', '2026-03-03'],
  ['  Sept. 9, 1980 ', '1980-09-09'],
  ['2/29/2024', '2024-02-29'],
])('%s is read as %s', (typed, expected) => {
  expect(parseTypedDate(typed)).toBe(expected);
});

test.each([
  '02/30/2026',
  '2/29/2023',
  '13/01/2026',
  '3/3/26',
  'tomorrow',
  '2026',
  '',
  'Foo 3, 2026',
  '0000-01-01',
])('%s is not a date', (typed) => {
  expect(parseTypedDate(typed)).toBeUndefined();
});

test('Every day that is shown for typing is read back as the same day', () => {
  const days = date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  assert(
    property(days, (moment) => {
      const iso = moment.toISOString().slice(0, 10);
      expect(parseTypedDate(dateForTyping(iso))).toBe(iso);
    }),
  );
});

test('What is no date is shown for typing as nothing', () => {
  expect(dateForTyping(undefined)).toBe('');
  expect(dateForTyping('soon')).toBe('');
});
