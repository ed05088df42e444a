import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { day, oneOf, searchParams, text, trimmed, uuid, whole, yesOrNo } from './search-params';

const readers = {
  find: text,
  seed: trimmed(5),
  day,
  specialty: uuid,
  same: yesOrNo,
  result: whole(1),
  show: oneOf(['expiries', 'checks']),
};
const read = searchParams(readers);

const right = {
  find: ' cedar ',
  seed: 'maple',
  day: '2028-02-29',
  specialty: '0b9d3c1e-7f42-4a55-9c1d-2e8f6a7b8c9d',
  same: false,
  result: 2,
  show: 'checks',
};

it('takes every parameter in the form in which the router hands it over', () => {
  const seed = ' 1234 ';
  expect(read({ ...right, seed })).toEqual({ ...right, seed: '1234' });
  // The router reads what looks like a number or a yes as one.
  expect(read({ find: 123, seed: 4711, same: 'true' })).toEqual({ find: '123', seed: '4711', same: true });
});

it.each([
  ['text that is too long', { seed: 'spring' }],
  ['text of spaces', { seed: '   ' }],
  ['a day that does not exist', { day: '2027-02-29' }],
  ['a day with a time', { day: '2027-02-28T00:00:00Z' }],
  ['half an id', { specialty: '0b9d3c1e' }],
  ['a word for yes', { same: 'sure' }],
  ['a number that is too small', { result: 0 }],
  ['half a number', { result: 1.5 }],
  ['a number beyond what can be counted', { result: 1e300 }],
  ['a value that nobody knows', { show: 'all' }],
  ['a list', { find: ['a', 'b'] }],
  ['what the route does not know', { cursor: 'x' }],
])('leaves out %s, and nothing else', (_, wrong) => {
  expect(read({ find: 'cedar', ...wrong })).toEqual('find' in wrong ? {} : { find: 'cedar' });
});

it('never breaks, and reads its own answer the same way again', () => {
  const names = fc.constantFrom(...Object.keys(readers), '__proto__', 'other');
  fc.assert(
    fc.property(fc.dictionary(names, fc.anything()), (raw) => {
      const once = read(raw);
      expect(read(once)).toEqual(once);
    }),
  );
});

it('knows the types of its parameters', () => {
  expectTypeOf(read({}).show).toEqualTypeOf<'expiries' | 'checks' | undefined>();
  expectTypeOf(read({}).result).toEqualTypeOf<number | undefined>();
});
