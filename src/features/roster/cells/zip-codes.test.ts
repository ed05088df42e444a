import { expect, test } from 'vitest';
import { usStates } from '@/lib/states';
import { statesOfZipCode, zipCodeOf } from './zip-codes';

test.each([
  ['79901', '79901'],
  ['79901-1234', '79901-1234'],
  ['799011234', '79901-1234'],
  ['79901 1234', '79901-1234'],
  ['79901 - 1234', '79901-1234'],
  ['799010000', '79901'],
  ['79901-', '79901'],
  ['799 01', '79901'],
  ['799017', '79901'],
  ['79901-12', '79901'],
  ['20790123', '02079-0123'],
  ['2079-0123', '02079-0123'],
  ['2079', '02079'],
  ['601', '00601'],
])('The ZIP code %s is %s', (text, zipCode) => {
  expect(zipCodeOf(text)).toBe(zipCode);
});

test.each(['79', '7990112', 'K1A 0B1', '79901-ABCD', '7990112345', 'El Paso'])(
  '%s is no ZIP code',
  (text) => {
    expect(zipCodeOf(text)).toBeUndefined();
  },
);

test.each([
  ['79901', ['TX']],
  ['88510', ['TX']],
  ['02134', ['MA']],
  ['06390', ['CT', 'NY']],
  ['00802', ['PR', 'VI']],
  ['20101', ['DC', 'VA']],
  ['00099', []],
])('The ZIP code %s lies in %j', (zipCode, states) => {
  expect(statesOfZipCode(zipCode)).toEqual(states);
});

test('Every state has ZIP codes', () => {
  const found = new Set(
    Array.from({ length: 1_000 }, (_, prefix) =>
      statesOfZipCode(`${String(prefix).padStart(3, '0')}01`),
    ).flat(),
  );
  expect(usStates.filter(({ code }) => !found.has(code))).toEqual([]);
});
