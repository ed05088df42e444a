import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addYears, dateTimeAt, instantOf, instantYearsFrom } from './dates';

const from = Date.UTC(1930, 0, 1);
const until = Date.UTC(2090, 11, 31);
const instants = fc.integer({ min: from, max: until });

test('A date-time that is written here is read as any other program reads it', () => {
  fc.assert(
    fc.property(instants, (at) => {
      expect(Date.parse(dateTimeAt(at))).toBe(at);
      expect(instantOf(dateTimeAt(at))).toBe(at);
      const seconds = Math.floor(at / 1000) * 1000;
      expect(instantOf(new Date(seconds).toISOString().replace('.000', ''))).toBe(seconds);
    }),
  );
  expect(instantOf('2026-11-29')).toBe(Date.parse('2026-11-29'));
});

test('Moved by years it is the same day, or the last of February', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -40, max: 40 }), (at, years) => {
      const midnight = `${new Date(at).toISOString().slice(0, 10)}T00:00:00Z`;
      expect(instantYearsFrom(midnight, years)).toBe(Date.parse(addYears(midnight, years)));
    }),
  );
  expect(addYears('2028-02-29T00:00:00Z', 1).slice(0, 10)).toBe('2029-02-28');
});
