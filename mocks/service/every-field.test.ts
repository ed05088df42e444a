import { expect, test } from 'vitest';
import { everyField, picked } from './every-field';

interface Sent {
  name: string;
  npi?: number;
}

test('A list of fields that misses one, or names one that is none, does not compile', () => {
  expect(everyField<keyof Sent>()(['name', 'npi'])).toEqual(['name', 'npi']);
  // @ts-expect-error -- `npi` is missing
  expect(everyField<keyof Sent>()(['name'])).toEqual(['name']);
  // @ts-expect-error -- there is no `tin`
  expect(everyField<keyof Sent>()(['name', 'npi', 'tin'])).toHaveLength(3);
});

test('What is picked has the fields that are named and no other', () => {
  const sent = { name: 'Cedar', npi: 1_900_000_013, id: 'x' };
  expect(picked(sent, ['name', 'npi'])).toEqual({ name: 'Cedar', npi: 1_900_000_013 });
});
