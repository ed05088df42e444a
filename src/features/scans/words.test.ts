import { expect, test } from 'vitest';
import { parameterWords } from './words';

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
