import { expect, test } from 'vitest';
import { checked } from '../testing-rows';

const fields =
  'npi lastName firstName addressLine1 city state zipCode phone licenseNumber licenseType licenseState';
const npi = '1234567893';
const ada = [npi, 'Quill', 'Ada'];
const main = ['1 Main St', 'El Paso', 'TX', '79901', '(555) 010-0100'];
const elm = ['2 Elm Dr', 'Norman', 'OK', '73019', '(555) 010-0199'];

test('Rows of one provider become one: the first address and telephone, and all licenses', () => {
  const [first, second, third] = checked(fields, [
    [...ada, ...main, '1', 'RN', 'TX'],
    [npi, 'QUILL', 'ADA M.', ...elm, '2', 'RN', 'OK'],
    [npi, 'Quill', 'A', '1 Main Street', 'El Paso', 'TX', '79901', '', '1', 'RN', 'TX'],
  ]);
  expect([first?.words, second?.words, third?.words]).toEqual([
    'Will be created, with lines 3, 4',
    'Joined with line 2: another address, which stays out, license 2, another telephone, which stays out',
    'The same as line 2',
  ]);
  expect(first?.joined).toEqual([3, 4]);
  expect(first?.values).toMatchObject({
    addressLine1: '1 Main St',
    phone: '(555) 010-0100',
    licenseNumber: '1',
    'licenseNumber#2': '2',
    'licenseType#2': 'OK-rn',
    'licenseState#2': 'OK',
  });
});

test('What one row lacks another gives', () => {
  const [row] = checked('npi lastName firstName dateOfBirth gender', [
    [...ada, '', 'F'],
    [...ada, '3/31/1980', ''],
  ]);
  expect(row?.values).toMatchObject({ dateOfBirth: '1980-03-31', gender: 'Female' });
});

test('A row per state makes a provider of all of them, the first the primary one', () => {
  const [row, second] = checked('npi lastName firstName primaryPracticeState additionalPracticeStates', [
    [...ada, 'TX', 'NM'],
    [...ada, 'OK', 'TX'],
  ]);
  expect(row?.values).toMatchObject({ primaryPracticeState: 'TX', additionalPracticeStates: 'NM,OK' });
  expect(second?.words).toBe('Joined with line 2: also practices in OK');
});

const contradiction = () =>
  [
    [...ada, '3/31/1980'],
    [npi, 'Vega', 'Ada', '3/31/1980'],
    [npi, 'Quill', 'Ada', '4/1/1980'],
  ] as string[][];

test('Another last name or birth date under an NPI is shown side by side, and nothing is written before it is decided', () => {
  const [row, , third] = checked('npi lastName firstName dateOfBirth', contradiction());
  expect(row?.plan).toBe('decide');
  expect(row?.words).toBe(
    'Last name: Quill in line 2, Vega in line 3; Date of birth: Mar 31, 1980 in lines 2, 3, Apr 1, 1980 in line 4',
  );
  expect(third?.plan).toBe('joined');
});

test('What was decided counts for all of the rows; a row that is left out is not imported', () => {
  const values = { lastName: 'Vega', dateOfBirth: '1980-04-01' };
  const [row] = checked('npi lastName firstName dateOfBirth', contradiction(), {
    decisions: new Map([[2, { values }]]),
  });
  expect(row).toMatchObject({ plan: 'create', values });
  const [left] = checked('npi lastName firstName dateOfBirth', contradiction(), {
    decisions: new Map([[2, { isLeft: true }]]),
  });
  expect(left).toMatchObject({ plan: 'none', words: 'Left out' });
});

test('A row that cannot be taken does not stand in the way of another one about the same', () => {
  const [broken, good] = checked('npi lastName firstName', [[npi, '', 'Ada'], ada]);
  expect([broken?.plan, good?.plan]).toEqual(['cannot', 'create']);
});
