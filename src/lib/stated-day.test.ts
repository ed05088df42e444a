import { afterEach, expect, test, vi } from 'vitest';
import { isEmptyDay, statedDay, statedLocalDay } from './stated-day';
import { typedDay } from './typed-date';

test.each([
  ['2026-03-31T00:00:00Z', '2026-03-31'],
  ['1899-12-29', '1899-12-29'],
  ['1900-01-02', '1900-01-02'],
  ['1970-01-02T00:00:00Z', '1970-01-02'],
  ['9999-12-31', '9999-12-31'],
])('%s states a day', (value, day) => expect([statedDay(value), typedDay(value)]).toEqual([day, day]));

test.each([
  '0001-01-01T00:00:00',
  '1753-01-01T00:00:00Z',
  '1899-12-30',
  '1899-12-31',
  '1900-01-01T00:00:00',
  '1904-01-01',
  '1970-01-01T00:00:00.000Z',
  '2026-02-30',
  'Indefinite',
  '',
  null,
  undefined,
  0,
])('%s states none', (value) => expect([statedDay(value), typedDay(value)]).toEqual([undefined, undefined]));

test('as people type it a day is read as well, and the same ones are none', () => {
  expect(typedDay('3/31/2026')).toBe('2026-03-31');
  expect(typedDay('Mar 31, 2026')).toBe('2026-03-31');
  expect(typedDay('1/1/1900')).toBeUndefined();
  expect(typedDay('December 31, 1899')).toBeUndefined();
  expect([isEmptyDay('1900-01-01'), isEmptyDay('1900-01-02')]).toEqual([true, false]);
});

afterEach(() => vi.unstubAllEnvs());

test('an instant states the day on which it was for the reader, and a day that stands for none states none', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  expect(statedLocalDay('2026-11-16T04:30:00Z')).toBe('2026-11-15');
  expect(statedLocalDay('2026-11-16T00:00:00Z')).toBe('2026-11-16');
  for (const none of ['0001-01-01T00:00:00Z', '1970-01-01T00:00:01Z', 'Indefinite', '', null])
    expect(statedLocalDay(none)).toBeUndefined();
});
