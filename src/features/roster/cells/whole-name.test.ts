import { expect, test } from 'vitest';
import { nameOrderOf, nameWithComma, wholeName } from './whole-name';

test.each([
  ['Quill, Ada M, MD', 'Ada', 'M', 'Quill', 'MD'],
  ['Quill, Ada M., L.P.N.', 'Ada', 'M', 'Quill', 'L.P.N.'],
  ['Quill, Ada MD', 'Ada', '', 'Quill', 'MD'],
  ['Quill Jr., Ada', 'Ada', '', 'Quill Jr', ''],
  ['Quill, Ada, Jr., MD', 'Ada', '', 'Quill Jr', 'MD'],
  ['Ada M. Quill, MD', 'Ada', 'M', 'Quill', 'MD'],
  ['Ada Quill, MD, PhD', 'Ada', '', 'Quill', 'MD, PhD'],
  ['Dr. Ada Quill', 'Ada', '', 'Quill', ''],
  ['Ada Quill FNP-C', 'Ada', '', 'Quill', 'FNP-C'],
  ['Ada (Addie) Quill', 'Ada', '', 'Quill', ''],
  ['Quill, Ada aka Ada Marrow', 'Ada', '', 'Quill', ''],
  ['Ada de la Cruz', 'Ada', '', 'de la Cruz', ''],
  ["O'DELLWYN, CORISANDE PA-C", 'CORISANDE', '', "O'DELLWYN", 'PA-C'],
])('%s is read into its parts', (text, firstName, middleName, lastName, degree) => {
  expect(wholeName(text)).toEqual({ firstName, middleName, lastName, degree });
});

test.each([
  ['QUILL ADA M', 'ADA', 'M', 'QUILL'],
  ['VAN DYKE ADA', 'ADA', '', 'VAN DYKE'],
])('%s, last name first', (text, firstName, middleName, lastName) => {
  expect(wholeName(text, 'last first')).toMatchObject({ firstName, middleName, lastName });
});

test.each([['Quill'], ['Harborline Health LLC'], [''], ['Quill, Ada, Bea, Cora']])(
  '%s is no name of a person',
  (text) => {
    expect(wholeName(text)).toBeUndefined();
  },
);

test('Initials tell in which order names stand', () => {
  expect(nameOrderOf(['QUILL ADA M', 'VEGA BEA', 'ABARA CORA J'])).toBe('last first');
  expect(nameOrderOf(['Ada M. Quill', 'Bea Vega'])).toBe('first last');
  expect(nameOrderOf(['Quill, Ada M', 'ADA QUILL'])).toBe('first last');
});

test('A name with its comma is read the same again', () => {
  const name = wholeName('QUILL ADA M', 'last first');
  expect(name && wholeName(nameWithComma(name))).toEqual(name);
});
