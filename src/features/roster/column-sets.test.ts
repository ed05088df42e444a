import { expect, test } from 'vitest';
import { columnSetOf, withColumnSet } from './column-sets';

const known = new Set(['lastName', 'npi', 'gender']);

test('A set gives the columns of the next file the fields that they had, whatever their order', () => {
  const set = columnSetOf(['Name', 'Number', 'Sex'], ['lastName', 'npi', undefined], { state: 'TX' });
  expect(set.constants).toEqual({ state: 'TX' });
  const heading = ['NUMBER', 'sex', 'Extra', 'name'];
  expect(withColumnSet(heading, [undefined, 'gender', undefined, undefined], set, known)).toEqual([
    'npi',
    // Left out by the set, though it is proposed.
    undefined,
    undefined,
    'lastName',
  ]);
});

test('A field that a set gives to one column is taken from the one that was proposed', () => {
  const set = columnSetOf(['Number'], ['npi'], {});
  expect(withColumnSet(['NPI', 'Number'], ['npi', undefined], set, known)).toEqual([undefined, 'npi']);
});

test('A field that there is no more is left out', () => {
  const set = columnSetOf(['Shoe size'], ['shoes'], {});
  expect(withColumnSet(['Shoe size', 'NPI'], [undefined, 'npi'], set, known)).toEqual([undefined, 'npi']);
});
