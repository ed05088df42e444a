import { expect, test } from 'vitest';
import { entityWords } from './dataset-words';

test('Whom a dataset is about is said in one order, however the service gives it', () => {
  for (const supportedEntityTypes of [
    ['Practitioner', 'Facility'],
    ['Facility', 'Practitioner'],
  ] as const)
    expect(entityWords({ supportedEntityTypes: [...supportedEntityTypes] })).toBe('Providers and facilities');
  expect(entityWords({ supportedEntityTypes: ['Facility'] })).toBe('Facilities');
  expect(entityWords({})).toBeUndefined();
});
