import { expect, test } from 'vitest';
import { plainText } from './-profile-text';

const names = (key: string, id: string) => (key === 'taxonomyIds' && id === 't1' ? 'Nephrology' : undefined);

test.each([
  ['dateOfBirth', '1980-05-17T00:00:00Z', 'May 17, 1980'],
  ['completed', true, 'Yes'],
  ['aggregateCoverageAmount', 6_000_000, '$6,000,000'],
  ['npiNumber', 1_234_567_893, '1234567893'],
  ['taxonomyIds', 't1', 'Nephrology'],
  ['taxonomyIds', 't2', 't2'],
  ['privilegeType', 'FullAndUnrestricted', 'Full and unrestricted'],
  ['type', 'Npi', 'NPI registry'],
  ['lastName', 'McDonald', 'McDonald'],
  ['lastName', null, ''],
  ['lastName', ' ', ''],
])('%s %j reads %s', (key, value, words) => {
  expect(plainText(key, value, names)).toBe(words);
});
