import { expect, test } from 'vitest';
import { shownCell } from './shown-cell';

test.each([
  ['Remarks', '900-11-0001'],
  ['Remarks', '900 11 0001'],
  ['Remarks', '900.11.0001'],
  ['SSN', '900110001'],
  ['SSN', '900110001.0'],
  ['SSN', '***-**-0001'],
  ['Social Security Number', '900110001'],
  ['SS#', '900110001'],
  ['Soc Sec No', '900110001'],
  ['Provider_SSN', '900110001'],
  ['SSN of owner', '900110001'],
  ['SSN/TIN', '900110001'],
  ['Tax ID', '900110001'],
  ['Provider_TaxID', '900110001'],
  ['TIN', '900110001'],
  ['', '900110001'],
  ['Column 7', '900110001'],
])('In a column %s, %s is shown by its last four digits', (name, text) => {
  expect(shownCell(text, { name })).toBe('•••-••-0001');
});

test('Within a text, and in a column of such numbers by their form, too', () => {
  expect(shownCell('SSN 900-11-0001, see file', { name: 'Notes' })).toBe('SSN •••-••-0001, see file');
  expect(shownCell('900110001', { name: 'Ref', isOfSsns: true })).toBe('•••-••-0001');
});

test.each([
  ['Zip', '208179999'],
  ['DEA', 'AQ1234563'],
  ['DOB', '03/31/1980'],
  ['Tax ID', '12-3456789'],
  ['Phone', '214-555-0100'],
  ['NPI', '1234567893'],
  ['SSN', 'on file'],
  ['Session', '900110001'],
  ['Status', '900110001'],
])('In a column %s, %s is shown as it is', (name, text) => {
  expect(shownCell(text, { name })).toBe(text);
});

test('In a column that is known to be about something else, nine digits are that', () => {
  expect(shownCell('208179999', { name: undefined })).toBe('208179999');
  expect(shownCell('900-11-0001', { name: undefined })).toBe('•••-••-0001');
});
