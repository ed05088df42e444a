import { expect, test } from 'vitest';
import { whereFilledIn } from './parameters';

test('what is missing is filled in where the file holds it', () => {
  expect(whereFilledIn([])).toEqual([]);
  expect(whereFilledIn(['Npi', 'DateOfBirth']).map(({ label }) => label)).toEqual([
    'Fill in the NPI and the date of birth of the provider',
  ]);
  expect(whereFilledIn(['PortalId', 'Name']).map(({ label }) => label)).toEqual([
    'Fill in the name of the provider',
    'Fill in the portal id among the info',
  ]);
});
