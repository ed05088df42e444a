import { expect, test } from 'vitest';
import { licenseTypeChoices, searchChoices } from './license-type-choices';

const nurse = {
  id: 'rn',
  name: 'Registered nurse',
  abbreviations: ['RN'],
  source: { name: 'Nevada State Board of Nursing', state: 'NV', availability: 'Available', isDegraded: true },
  sources: [
    { state: 'NV', requiredParameters: ['LicenseNumber'], hasPassThroughFee: false },
    { state: 'UT', requiredParameters: ['LicenseNumber', 'Ssn'], hasPassThroughFee: true },
  ],
};
const physician = { id: 'md', name: 'Physician', aliases: ['Doctor of medicine'], source: { state: 'AZ' } };

const choices = licenseTypeChoices([nurse, physician, { name: 'Without id' }, { id: 'bare' }]);

test('A type is offered once per state, with the terms of that state', () => {
  expect(choices.map(({ key }) => key)).toEqual(['rn/NV', 'rn/UT', 'md/AZ', 'bare/']);
  expect(choices[0]).toMatchObject({
    sourceName: 'Nevada State Board of Nursing',
    isDegraded: true,
    hasFee: false,
  });
  expect(choices[1]).toMatchObject({
    sourceName: undefined,
    hasFee: true,
    required: ['LicenseNumber', 'Ssn'],
  });
});

test('A type of which little is known can still be chosen', () => {
  expect(choices[3]).toMatchObject({ name: 'Unnamed license type', required: [], hasFee: undefined });
});

const keys = (typed: string) => searchChoices(choices, typed).map(({ key }) => key);

test('Every typed word must be found, in name, alias, abbreviation, state or source', () => {
  expect(keys('nurse utah')).toEqual(['rn/UT']);
  expect(keys('doctor')).toEqual(['md/AZ']);
  expect(keys('board nv')).toEqual(['rn/NV']);
  expect(keys('nurse arizona')).toEqual([]);
});

test('The states of the provider come first', () => {
  expect(searchChoices(choices, 'rn', { preferred: ['UT'] }).map(({ key }) => key)).toEqual([
    'rn/UT',
    'rn/NV',
  ]);
});

test('A name that begins with what was typed comes before one that only contains it', () => {
  const some = licenseTypeChoices([
    { id: 'a', name: 'Advanced nurse practitioner' },
    { id: 'b', name: 'Nurse aide' },
  ]);
  expect(searchChoices(some, 'nurse').map(({ typeId }) => typeId)).toEqual(['b', 'a']);
});

test('Of names with all the words of a type, the one that begins with them comes first', () => {
  const some = licenseTypeChoices(
    ['Certified registered nurse anesthetist (CRNA)', 'Registered nurse'].map((name) => ({
      id: name,
      name,
      source: { state: 'TX' },
    })),
  );
  expect(searchChoices(some, 'registered nurse texas').map(({ name }) => name)).toEqual([
    'Registered nurse',
    'Certified registered nurse anesthetist (CRNA)',
  ]);
});

test('A type whose own name was typed comes before one that only has it as an alias', () => {
  const source = { state: 'TX', name: 'Texas Board of Nursing' };
  const some = licenseTypeChoices([
    { id: 'np', name: 'Nurse practitioner', aliases: ['Advanced Practice Registered Nurse'], source },
    { id: 'rn', name: 'Registered nurse', source },
  ]);
  expect(searchChoices(some, 'registered nurse texas').map(({ typeId }) => typeId)).toEqual(['rn', 'np']);
});

test('A chosen state leaves out all others', () => {
  expect(searchChoices(choices, '', { state: 'UT' }).map(({ key }) => key)).toEqual(['rn/UT']);
});

test('Typed words match beginnings of words only', () => {
  const some = licenseTypeChoices([
    { id: 'ak', name: 'Physician (MD)', source: { state: 'AK', name: 'Alaska Medical Board' } },
    { id: 'ca', name: 'Physician (MD)', source: { state: 'CA', name: 'California Medical Board' } },
  ]);
  expect(searchChoices(some, '(md) cal').map(({ typeId }) => typeId)).toEqual(['ca']);
});
