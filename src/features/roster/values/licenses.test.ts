import { expect, test } from 'vitest';
import { licenseTypeChoices } from '@/form/license-type-choices';
import { addLicense, licenseFinder, licensesIn } from './licenses';

const inState = (state: string) => [
  {
    id: `${state}-md`,
    name: 'Physician (MD)',
    abbreviations: ['MD'],
    aliases: ['Physician and Surgeon'],
    source: { state },
  },
  { id: `${state}-do`, name: 'Physician (DO)', abbreviations: ['DO'], source: { state } },
  { id: `${state}-rn`, name: 'Registered nurse', abbreviations: ['RN'], source: { state } },
  { id: `${state}-np`, name: 'Nurse practitioner', abbreviations: ['NP', 'APRN'], source: { state } },
  { id: `${state}-crna`, name: 'Certified registered nurse anesthetist (CRNA)', source: { state } },
  {
    id: `${state}-cds`,
    name: 'Controlled substance registration',
    abbreviations: ['CDS'],
    source: { state },
  },
];
const finder = licenseFinder(
  licenseTypeChoices([...inState('TX'), ...inState('OK'), { id: 'any', name: 'Board certificate' }]),
);
const find = (type: string | undefined, state: string | undefined, profession?: string) =>
  finder.find({ type, state, profession })?.typeId;

test.each([
  ['RN', 'TX', undefined, 'TX-rn'],
  ['registered NURSE', 'OK', undefined, 'OK-rn'],
  ['Physician and Surgeon', 'TX', undefined, 'TX-md'],
  ['FNP-C', 'TX', undefined, 'TX-np'],
  ['RN License', 'TX', undefined, 'TX-rn'],
  ['CDS', 'TX', 'Physician (MD)', 'TX-cds'],
  ['Board certificate', 'TX', undefined, 'any'],
  ['TX-rn', 'TX', undefined, 'TX-rn'],
])('A license of type %s in %s is found', (type, state, profession, id) => {
  expect(find(type, state, profession)).toBe(id);
});

test.each([
  [undefined, 'Physician (DO)', 'TX-do'],
  ['State license', 'Registered nurse', 'TX-rn'],
  ['Physician', 'Physician (DO)', 'TX-do'],
  ['Physician', 'Physician (MD)', 'TX-md'],
  ['APRN', 'Certified registered nurse anesthetist', 'TX-crna'],
  ['APRN', undefined, 'TX-np'],
  ['RN', 'Nurse practitioner', 'TX-rn'],
])('What the type %s leaves open the profession says: %s', (type, profession, id) => {
  expect(find(type, 'TX', profession)).toBe(id);
});

test.each([
  ['Physician', 'TX', undefined],
  ['RN', 'NM', 'Registered nurse'],
  ['RN', undefined, 'Registered nurse'],
  ['Hypnotist', 'TX', 'Registered nurse'],
  [undefined, 'TX', undefined],
])(
  'A license of type %s in %s for the profession %s is none, rather than a wrong one',
  (type, state, profession) => {
    expect(find(type, state, profession)).toBeUndefined();
  },
);

test('The type of a license is known by itself where some state has it, and words for any license are no type', () => {
  expect(['CRNA', 'Full, unrestricted', 'Hypnotist'].map(finder.read)).toEqual([
    { value: 'CRNA' },
    { value: '' },
    { problem: 'There is no license type of this name.' },
  ]);
  expect(finder.choices.map(({ label }) => label)).toContain('Registered nurse');
});

test('A row holds several licenses', () => {
  const one = { licenseNumber: '1', licenseType: 'TX-rn', licenseState: 'TX' };
  const other = { licenseNumber: '2', licenseType: 'OK-rn', licenseState: 'OK' };
  const values: Record<string, string | undefined> = { ...one };
  addLicense(values, other, 1);
  expect(licensesIn(values)).toEqual([one, other]);
  expect(licensesIn({})).toEqual([]);
});
