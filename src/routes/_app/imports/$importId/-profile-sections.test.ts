import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOfKey, plainText, profileSections } from './-profile-sections';

/** Keys are unique; values are not compared, for not every object can be turned into text. */
const byKey = (entries: (readonly [string, unknown])[]) =>
  entries.toSorted(([one], [other]) => (one < other ? -1 : 1));

const titles = (profile: unknown) => profileSections(profile).map(({ title }) => title);

test('a registry profile is read from the person to the identifiers', () => {
  const profile = {
    identifiers: [],
    taxonomies: [{}],
    type: 'Npi',
    basic: {},
    npiNumber: 1,
    extra: { a: 1 },
  };
  expect(titles(profile)).toEqual(['Profile', 'Person', 'Taxonomies', 'Other identifiers', 'Extra']);
  expect(profileSections(profile)[0]?.value).toEqual({ type: 'Npi', npiNumber: 1 });
});

test('keys are named as people say them', () => {
  expect(nameOfKey('npiNumber')).toBe('NPI number');
  expect(nameOfKey('addressLine1')).toBe('Address');
  expect(nameOfKey('toString')).toBe('To string');
});

test('nothing of a profile is left out or told twice, whatever its shape', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (profile) => {
      const sectionTexts = profileSections(profile).flatMap(({ id, value }) =>
        id === '' && !(typeof profile[''] === 'object' && profile[''] !== null && value === profile[''])
          ? Object.entries(value as object)
          : [[id, value] as const],
      );
      expect(byKey(sectionTexts)).toEqual(byKey(Object.entries(profile)));
    }),
    { examples: [[{ '': { toString: null }, ' ': 0 }]] },
  );
  expect(titles('no object')).toEqual(['Profile']);
  expect(titles([1, 2])).toEqual(['Profile']);
});

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
