import { expect, test } from 'vitest';
import { isValidNpi } from './npi';

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
