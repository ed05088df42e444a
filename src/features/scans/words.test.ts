import { expect, test } from 'vitest';
import { parameterWords, scanOutcome, searchedIn } from './words';

test('a parameter reads as people write it', () => {
  expect(parameterWords({ type: 'Name', firstName: 'Maria', lastName: 'Delgado' })).toBe('Maria Delgado');
  expect(parameterWords({ type: 'License', state: 'TX', number: 'RN-1', isPrimary: undefined })).toBe(
    'TX RN-1',
  );
  expect(
    parameterWords({
      type: 'Address',
      addressType: 'Work',
      addressLine: '1 Main St',
      city: 'El Paso',
      state: 'TX',
      zipCode: '79901',
    }),
  ).toBe('Work, 1 Main St, El Paso TX 79901');
  expect(parameterWords({ type: 'DateOfBirth', dateOfBirth: '1971-04-09T00:00:00Z' })).toBe('Apr 9, 1971');
});

test('of a social security number only the end is said', () => {
  expect(parameterWords({ type: 'Ssn', ssn: '123-45-6789' })).toBe('•••-••-6789');
  expect(parameterWords({ type: 'Ssn' })).toBe('');
});

test('a kind that nobody knows is said by its values', () => {
  expect(parameterWords({ type: 'Passport', number: 'P1', country: 'US' } as never)).toBe('P1, US');
});

test.each([
  ['Completed', 'No match'],
  ['Active', 'No match'],
  ['PartlyAnswered', 'Its status is “Partly answered”: it says nothing about whether there is a record'],
  [undefined, 'Its status is not on file: it says nothing about whether there is a record'],
  ['Working', undefined],
])('a scan of the status %s without matches is told as %s', (status, words) => {
  expect(scanOutcome({ status: status as never })).toBe(words);
});

test('what a scan of an unknown status found is counted all the same', () => {
  const matches = [{ id: 'm1', userActionNeeded: true }];
  expect(scanOutcome({ status: 'PartlyAnswered' as never, matches })).toBe('1 match, 1 to decide');
});

test('a search by one entry alone is told from one of the provider', () => {
  const options = { referenceId: 'a1' };
  expect(searchedIn({ type: 'OigExclusions' })).toBe('OIG exclusions');
  expect(searchedIn({ type: 'OigExclusions', options: {} })).toBe('OIG exclusions');
  expect(searchedIn({ type: 'OigExclusions', options })).toBe('OIG exclusions, by a former name alone');
  expect(searchedIn({ type: 'Dea', options })).toMatch(/, by one entry alone$/);
});
