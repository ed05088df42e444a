import { expect, test } from 'vitest';
import { importFailure, importSourceName } from './import-words';

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
  expect(importFailure({ failureCode: 'ServiceUnavailable' })).toBe('Service unavailable');
  expect(importFailure({})).toBe('The service gave no reason');
});
