import { expect, test } from 'vitest';
import { checked } from '../testing-rows';

/** A row of Ada Quill with these cells. */
const one = (fields: string, ...cells: string[]) =>
  checked(`lastName firstName ${fields}`, [['Quill', 'Ada', ...cells]])[0];

test.each([
  [
    'providerTypeId licenseNumber licenseState',
    ['FNP-C', 'AP1', 'TX'],
    { licenseType: 'TX-np', licenseState: 'TX' },
  ],
  [
    'providerTypeId licenseNumber primaryPracticeState',
    ['MD, PhD', 'K1', 'Oklahoma'],
    { licenseType: 'OK-md', licenseState: 'OK' },
  ],
  [
    'licenseType licenseNumber addressLine1 city state zipCode primaryPracticeState',
    ['RN', '1', '1 Main St', 'El Paso', 'TX', '79901', 'OK'],
    { licenseType: 'TX-rn', licenseState: 'TX' },
  ],
  [
    'licenseType licenseNumber state primaryPracticeState',
    ['RN', '1', 'TX', 'OK'],
    { licenseType: 'TX-rn', licenseState: 'TX' },
  ],
])('A license gets what its columns lack from others: %s', (fields, cells, values) => {
  expect(one(fields, ...cells)?.values).toMatchObject(values);
});

test.each([
  ['licenseNumber licenseType', ['1', 'RN'], 'The license has no state.'],
  [
    'licenseNumber licenseType licenseState',
    ['1', 'RN', 'NM'],
    'There is no one license type like this in its state.',
  ],
  [
    'licenseNumber licenseState',
    ['1', 'TX'],
    'Neither license type nor provider type says which license it is.',
  ],
  [
    'licenseNumber licenseState providerTypeId licenseType',
    ['1', 'TX', 'RN', 'Wizard'],
    'The license has no type that is known.',
  ],
  [
    'licenseNumber licenseState licenseType primaryPracticeState',
    ['1', 'TX, OK', 'RN', 'TX'],
    'The license has no state that is known.',
  ],
  [
    'licenseNumber licenseState licenseType',
    ['1; 2', 'TX', 'RN'],
    '1 and 2 would be two licenses of one type in one state: give each a row with its type.',
  ],
])(
  'A provider comes without a license of which too little is known, and is messages: %s',
  (fields, cells, reason) => {
    const row = one(fields, ...cells);
    expect(row?.plan).toBe('create');
    expect(row?.values['licenseNumber']).toBeUndefined();
    expect(row?.leftOut['licenseNumber']).toBe(reason);
  },
);

test.each([
  ['npi', '1.23457E+09', /has cut off this number/],
  ['licenseNumber', '1.23457E+09', /has cut off this number/],
  ['phone', '#REF!', /error of a spreadsheet/],
  ['licenseNumber', '***-**-6789', /social security number/],
  ['email', 'ada at example.org', /no e-mail address/],
  ['phone', '2145550100 2145550101', /longer than one telephone number/],
  ['gender', 'Wizard', /no gender of this name/],
])('A value that is not understood stays out, and its row is taken: %s %s', (field, cell, reason) => {
  const row = one(field, cell);
  expect(row).toMatchObject({ plan: 'create', problems: {} });
  expect(row?.leftOut[field]).toMatch(reason);
  expect(row?.values[field]).toBeUndefined();
});

test.each([
  ['npi', '1234567893.0', '1234567893'],
  ['npi', '123-456-7893', '1234567893'],
  ['phone', '2145550100', '(214) 555-0100'],
  ['phone', '1-214-555-0100', '(214) 555-0100'],
  ['phone', '214.555.0100 ext. 12', '(214) 555-0100 x12'],
  ['gender', 'F', 'Female'],
  ['gender', 'X', 'NonBinaryOrThirdGender'],
  ['gender', 'unknown', 'Unknown'],
  ['primaryPracticeState', 'TX - Texas', 'TX'],
  ['primaryPracticeState', 'Washington, D.C.', 'DC'],
  ['credentialingStatus', 'Pending', 'Pending'],
  ['credentialingStatus', 'In  good\nstanding', 'In good standing'],
])('A cell of %s that says %s is read as %s', (field, cell, value) => {
  expect(one(field, cell)?.values[field]).toBe(value);
});

test('Words for nothing are empty in every field, and told apart from what is not understood', () => {
  const row = one(
    'npi dateOfBirth phone gender providerTypeId credentialedDate',
    '0000000000',
    '00/00/0000',
    '-0-',
    'N/A',
    'TBD',
    '12/31/9999',
  );
  expect(row).toMatchObject({ plan: 'create', leftOut: {}, values: { lastName: 'Quill', firstName: 'Ada' } });
  expect(new Set(row?.emptied)).toEqual(
    new Set(['npi', 'dateOfBirth', 'phone', 'gender', 'providerTypeId', 'credentialedDate']),
  );
});

test('A day of recredentialing before the day of credentialing stays out', () => {
  const row = one('credentialedDate nextCredentialingDate', '5/6/2024', '5/6/2021');
  expect(row?.values).toMatchObject({ credentialedDate: '2024-05-06' });
  expect(row?.leftOut['nextCredentialingDate']).toMatch(/must be due after/);
});

test('A ZIP code is read in the forms that files have, and told where it cannot lie in the state', () => {
  const fields = 'addressLine1 city state zipCode';
  expect(one(fields, '1 Main St', 'El Paso', 'TX', '799011234')).toMatchObject({
    values: { zipCode: '79901-1234' },
    notes: {},
  });
  expect(one(fields, '1 Main St', 'El Paso', 'TX', '2079')?.words).toBe(
    'Will be created. Left out: Street and number, City, State, ZIP code (the ZIP code 02079 lies in Massachusetts, not in Texas: a digit may be missing). No NPI or date of birth',
  );
});

test('A degree behind the last name is no part of it, and says the type where no column does', () => {
  const [ada, bea, dan] = checked('lastName firstName providerTypeId', [
    ['Quill, FNP-C', 'Ada', ''],
    ['Vega, MD, PhD', 'Bea', 'RN'],
    ['Birch, Jr.', 'Dan', ''],
  ]);
  expect(ada?.values).toMatchObject({ lastName: 'Quill', providerTypeId: 'np' });
  expect(bea?.values).toMatchObject({ lastName: 'Vega', providerTypeId: 'rn' });
  expect(dan?.values['lastName']).toBe('Birch, Jr.');
});
