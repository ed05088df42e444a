import { expect, test } from 'vitest';
import { importFailure, importFailureReason } from './import-failure';
import { importSourceName } from './import-words';

test('a source has a name, also one that nobody knew yet', () => {
  expect(importSourceName('Npi')).toBe('NPI registry');
  expect(importSourceName('StateBoard')).toBe('State board');
  expect(importSourceName('toString')).toBe('To string');
  expect(importSourceName(undefined)).toBe('–');
});

test('a failure says its code in words and its reason with the values filled in', () => {
  const failureReason = { messageTemplate: 'No answer from {source}.', messageParams: { Source: 'NPPES' } };
  expect(importFailure({ failureCode: 'NpiSourceError', failureReason })).toBe(
    'NPI source error: No answer from NPPES.',
  );
  const failureDescription = 'NPPES did not answer.';
  expect(importFailure({ failureCode: 'NpiSourceError', failureDescription })).toBe(
    'NPI source error: NPPES did not answer.',
  );
  expect(importFailureReason({ failureDescription, failureReason })).toBe('No answer from NPPES.');
  expect(importFailureReason({ failureCode: 'NpiSourceError' })).toBe('');
  expect(importFailure({ failureCode: 'ServiceUnavailable' })).toBe('Service unavailable');
  expect(importFailure({})).toBe('The service gave no reason');
});
