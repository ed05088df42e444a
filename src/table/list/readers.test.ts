import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { day, oneOf, text, trimmed, whole, yesOrNo, type Reader } from './readers';

it('takes every value in the form in which the router hands it over', () => {
  expect(text(' cedar ')).toBe(' cedar ');
  expect(trimmed(5)(' maple ')).toBe('maple');
  expect(day('2028-02-29')).toBe('2028-02-29');
  expect(whole(1)(2)).toBe(2);
  expect(yesOrNo(false)).toBe(false);
  expect(oneOf(['expiries', 'checks'])('checks')).toBe('checks');
  // The router reads what looks like a number or a yes as one.
  expect([text(123), trimmed(5)(4711), yesOrNo('true')]).toEqual(['123', '4711', true]);
});

it.each<[string, Reader<unknown>, unknown]>([
  ['text that is too long', trimmed(5), 'spring'],
  ['text of spaces', trimmed(5), '   '],
  ['a day that does not exist', day, '2027-02-29'],
  ['a day with a time', day, '2027-02-28T00:00:00Z'],
  ['a word for yes', yesOrNo, 'sure'],
  ['a number that is too small', whole(1), 0],
  ['half a number', whole(1), 1.5],
  ['a number beyond what can be counted', whole(1), 1e300],
  ['a value that nobody knows', oneOf(['expiries', 'checks']), 'all'],
  ['a list', text, ['a', 'b']],
])('leaves out %s', (_, read, raw) => {
  expect(read(raw)).toBeUndefined();
});

it('never breaks, and reads its own answer the same way again', () => {
  const readers: Reader<unknown>[] = [text, trimmed(5), day, whole(0), yesOrNo, oneOf(['a'])];
  fc.assert(
    fc.property(fc.constantFrom(...readers), fc.anything(), (read, raw) => {
      const once = read(raw);
      expect(read(once)).toEqual(once);
    }),
  );
});

it('knows the type of what it reads', () => {
  expectTypeOf(oneOf(['expiries', 'checks'])).toEqualTypeOf<Reader<'expiries' | 'checks'>>();
});
