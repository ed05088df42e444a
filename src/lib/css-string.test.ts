import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssString } from './css-string';

test('letters of any script stand as they are, all other signs as their numbers', () => {
  expect(cssString('Renée Núñez, NPI 132')).toBe('"Renée Núñez, NPI 132"');
  expect(cssString('a"b')).toBe(String.raw`"a\22 b"`);
  expect(cssString('a\n}')).toBe(String.raw`"a\a \7d "`);
});

test('no text ends the string', () => {
  fc.assert(fc.property(fc.string(), (text) => !/["{}<;\n\r]/.test(cssString(text).slice(1, -1))));
});
