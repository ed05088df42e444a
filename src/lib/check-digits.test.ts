import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deaProblem, isValidNpi } from './check-digits';

describe('an NPI', () => {
  test('The check digit must fit', () => {
    expect(isValidNpi('1234567893')).toBe(true);
    expect(isValidNpi(1234567893)).toBe(true);
    expect(isValidNpi('1234567890')).toBe(false);
  });

  test('Any one mistyped digit is noticed', () => {
    for (let place = 1; place < 10; place += 1) {
      const digits = [...'1234567893'];
      digits[place] = String((Number(digits[place]) + 1) % 10);
      expect(isValidNpi(digits.join(''))).toBe(false);
    }
  });

  test('Ten digits that begin with 1 or 2, nothing else', () => {
    for (const value of ['3234567893', '123456789', '12345678930', 'abcdefghij', '', null, undefined])
      expect(isValidNpi(value)).toBe(false);
  });
});

describe('a DEA number', () => {
  test('a number with the right check digit is one, whatever the case of its letters', () => {
    expect(deaProblem('AB1234563')).toBeUndefined();
    expect(deaProblem(' ab1234563 ')).toBeUndefined();
    // A registrant without a surname has a 9 in its place.
    expect(deaProblem('F91234563')).toBeUndefined();
  });

  test('a mistyped digit is found out', () => {
    expect(deaProblem('AB1234564')).toMatch(/check digit/);
  });

  test.each(['', 'AB123456', 'A1234563', '11234563', 'AB12345630', 'QB1234563'])(
    '%s is no DEA number',
    (text) => {
      expect(deaProblem(text)).toMatch(/two letters and seven digits/);
    },
  );

  test('of the ten last digits exactly one fits', () => {
    const six = fc.stringMatching(/^\d{6}$/);
    fc.assert(
      fc.property(six, (digits) => {
        const fitting = Array.from({ length: 10 }, (_, last) => deaProblem(`BX${digits}${last}`)).filter(
          (problem) => problem === undefined,
        );
        return fitting.length === 1;
      }),
    );
  });
});
