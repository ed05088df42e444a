import { expect, test } from 'vitest';
import type { OnFile } from '../model/kind';
import { isSameValue } from './same';
import { checked } from '../testing-rows';

test.each([
  ['city', 'EL PASO', 'El Paso'],
  ['addressLine1', '1 Main Street', '1 Main St.'],
  ['zipCode', '79901', '79901-1234'],
  ['phone', '(214) 555-0100', '(214) 555-0100 x12'],
  ['gender', 'Unknown', 'Female'],
  ['credentialingStatus', 'UNKNOWN', 'Credentialed'],
])('Of %s, %s says nothing new where %s is on file', (key, value, there) => {
  expect(isSameValue(key, value, there)).toBe(true);
});

test.each([
  ['city', 'Norman', 'El Paso'],
  ['addressLine1', '1 Main St', '2 Main St'],
  ['zipCode', '79901-1234', '79901'],
  ['zipCode', '79902', '79901-1234'],
  ['phone', '(214) 555-0100', ''],
  ['gender', 'Unknown', ''],
  ['gender', 'Male', 'Unknown'],
])('Of %s, %s is something else than %s', (key, value, there) => {
  expect(isSameValue(key, value, there)).toBe(false);
});

const npi = '1234567893';
const ada: OnFile = {
  id: 'p1',
  identities: [`npi:${npi}`],
  values: { lastName: 'Quill-Vega', firstName: 'Ada', npi, dateOfBirth: '1980-03-31', gender: 'Female' },
  several: { addressLine1: ['1 MAIN ST 79901'] },
  aliases: [{ firstName: 'Ada', lastName: 'Abara' }],
};
const fields = 'npi lastName firstName dateOfBirth gender addressLine1 city state zipCode';
const row = (last: string, first: string, born = '', gender = '', street = '') => [
  npi,
  last,
  first,
  born,
  gender,
  ...(street ? [street, 'El Paso', 'TX', '79901'] : ['', '', '', '']),
];

test.each([
  ['QUILL VEGA', 'ADA'],
  ['Quill-Vega', 'A.'],
  ['Quill-Vega', 'Ada Marie'],
  ['Quill-Vega MD', 'Ada'],
  ['Abara', 'Ada'],
])('%s, %s is no other name than Ada Quill-Vega, who is also called Abara', (last, first) => {
  const [found] = checked(fields, [row(last, first, '3/31/1980', 'Unknown', '1 Main Street')], {
    onFile: [ada],
  });
  expect(found?.words).toBe('Already there');
});

test.each([
  ['Birch', 'Ada', '', 'Last name: Birch in line 2, Quill-Vega on file'],
  ['Quill-Vega', 'Ida', '', 'First name: Ida in line 2, Ada on file'],
  ['Quill-Vega', 'Ada', '4/1/1980', 'Date of birth: Apr 1, 1980 in line 2, Mar 31, 1980 on file'],
])('Under an NPI on file, %s, %s, born %s is decided by a person', (last, first, born, words) => {
  const [found] = checked(fields, [row(last, first, born)], { onFile: [ada] });
  expect(found).toMatchObject({ plan: 'decide', words });
});

test.each([
  ['Birch', { plan: 'differs', differs: ['lastName'] }],
  ['Quill-Vega', { plan: 'same', differs: [] }],
])('Once the name %s is decided for, it is what counts', (lastName, expected) => {
  const decisions = new Map([[2, { values: { lastName } }]]);
  const [found] = checked(fields, [row('Birch', 'Ada')], { onFile: [ada], decisions });
  expect(found).toMatchObject(expected);
});
