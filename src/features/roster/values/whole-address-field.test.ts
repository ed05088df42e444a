import { expect, test } from 'vitest';
import { checkRows, planWords } from '../check';
import { facilityRoster } from '../facility-roster';
import { checked } from '../testing-rows';

const names = 'lastName firstName npi';
const ada = ['Quill', 'Ada', '1234567893'];
const parts = { addressLine1: '100 Main St', city: 'Phoenix', state: 'AZ', zipCode: '85004' };

/** Checks one provider with these cells beside the name. */
const checkedOne = (fields: string, ...cells: string[]) =>
  checked(`${names} ${fields}`, [[...ada, ...cells]])[0];

test.each([
  ['wholeAddress', '100 Main St, Phoenix, AZ 85004'],
  ['wholeAddress', '100 Main St\nPhoenix, AZ 85004'],
  ['addressLine1', '100 Main St, Phoenix, AZ 85004'],
  ['addressLine1', '100 Main St\r\nPhoenix AZ 85004'],
])('In %s, %j is an address with all of its parts', (field, text) => {
  const row = checkedOne(field, text);
  expect(row).toMatchObject({ words: 'Will be created', values: parts });
  expect(row?.values['wholeAddress']).toBeUndefined();
});

test('City, state and ZIP code in one cell are those of the street beside them', () => {
  expect(checkedOne('addressLine1 wholeAddress', '100 Main St', 'Phoenix, AZ 85004')).toMatchObject({
    words: 'Will be created',
    values: parts,
  });
});

test('A street that says its city once more is the street alone; another city is not touched', () => {
  const fields = 'addressLine1 city state zipCode';
  const given = ['100 Main St, Suite 2, Phoenix, AZ 85004', 'PHOENIX', 'AZ', '85004'];
  expect(checkedOne(fields, ...given)?.values).toMatchObject({
    addressLine1: '100 Main St',
    addressLine2: 'Suite 2',
    city: 'PHOENIX',
  });
  expect(checkedOne(fields, ...given.with(1, 'Mesa'))?.values['addressLine1']).toBe(given[0]);
});

test('A street with its city, and the state and ZIP code beside it', () => {
  expect(checkedOne('addressLine1 state zipCode', '100 Main St, Phoenix', 'AZ', '85004')).toMatchObject({
    words: 'Will be created',
    values: parts,
  });
});

test('Of an address that cannot be told apart it is said what was not read, and its city can be given beside it', () => {
  const words =
    'Will be created. Left out: Whole address, City (street and city could not be told apart: write it like 100 Main St, Suite 2, El Paso, TX 79901)';
  const text = '100 Main St Louis, MO 63101';
  const unread = checkedOne('wholeAddress', text);
  expect(unread?.words).toBe(words);
  expect(unread?.values['city']).toBeUndefined();
  expect(checkedOne('wholeAddress city', text, 'Louis')?.values).toMatchObject({
    addressLine1: '100 Main St',
    city: 'Louis',
    state: 'MO',
  });
});

test('It is never said that an address lacks a city that stands in it', () => {
  expect(checkedOne('addressLine1', '100 Main St, Phoenix')?.words).toMatch(
    /no state and ZIP code were read at its end/,
  );
  expect(checkedOne('addressLine1', '100 Main St, Suite 2')?.words).toMatch(
    /the address lacks the city, the state and the ZIP code/,
  );
  expect(checkedOne('wholeAddress', 'Phoenix, AZ 85004')?.words).toMatch(/the address lacks the street/);
  expect(checkedOne('wholeAddress', '100 Main St, Phoenix, AZ')?.words).toMatch(/lacks the ZIP code/);
});

test('Where the whole address and a column say two cities, neither is taken', () => {
  const row = checkedOne('wholeAddress city', '100 Main St, Phoenix, AZ 85004', 'Mesa');
  expect(row?.words).toBe(
    'Will be created. Left out: Whole address, City (the city in the whole address is not that of its own column)',
  );
  expect([row?.values['addressLine1'], row?.values['city']]).toEqual([undefined, undefined]);
});

test('The license of a row is one of the state in its whole address', () => {
  const row = checkedOne(
    'providerTypeId licenseNumber wholeAddress',
    'MD',
    'K1',
    '1 Main St, El Paso, TX 79901',
  );
  expect(row?.values).toMatchObject({ licenseType: 'TX-md', licenseState: 'TX' });
});

test('A facility gets the parts of its address, too', () => {
  const kind = facilityRoster([]);
  const rows = [
    { line: 2, cells: ['Cedar', '100 Main St, Phoenix, AZ 85004'] },
    { line: 3, cells: ['Ash', '100 Main St Louis, MO 63101'] },
  ];
  const [cedar, ash] = checkRows(kind, ['name', 'wholeAddress'], rows, new Map());
  expect(cedar?.values).toMatchObject(parts);
  expect(ash && planWords(kind, ash)).toMatch(/Left out: Whole address, City \(street and city/);
});
