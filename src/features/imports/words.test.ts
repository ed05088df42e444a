import { expect, test } from 'vitest';
import { importOutcome, importTrigger } from './words';

test.each([
  ['Completed', 'Profile received'],
  ['InProgress', undefined],
] as const)('An import that is %s is told as %j', (status, words) => {
  expect(importOutcome({ id: 'i1', status })).toBe(words);
});

test('Why an import failed is told in place of what came of it', () => {
  expect(importOutcome({ id: 'i1', status: 'Failed', failureDescription: 'No such profile' })).not.toBe(
    'Profile received',
  );
});

test.each([
  ['Automated', 'automatic'],
  ['Manual', 'manual'],
] as const)('An import that was started %s is called %s', (trigger, words) => {
  expect(importTrigger({ id: 'i1', trigger })).toBe(words);
});
