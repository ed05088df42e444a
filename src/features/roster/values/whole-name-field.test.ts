import { expect, test } from 'vitest';
import { rowName } from '../check';
import { checked, testKind } from '../testing-rows';
import { namesOf, withNames } from './whole-name-field';

/** Checks names that stand alone in a column, as a person or the column itself says how they are written. */
function checkedNames(names: readonly string[], order?: 'first last' | 'last first') {
  const rows = names.map((name) => [name]);
  const style = namesOf(
    ['Provider'],
    ['fullName'],
    rows.map((cells) => ({ cells })),
  );
  return checked('fullName', rows, { kind: withNames(testKind, style, order) });
}

test.each([
  ['Le Tuan V', 'first last', 'V'],
  ['Le Tuan V.', 'first last', 'V.'],
  ['Le Tuan V, MD', 'first last', 'V'],
  ['Quill A', 'first last', 'A'],
  ['Ada Q Jr', 'first last', 'Q'],
  ['A Quill', 'last first', 'A'],
] as const)('%s, %s, waits until somebody says whether %s is the last name', (name, order, initial) => {
  expect(checkedNames([name], order)).toMatchObject([
    {
      plan: 'cannot',
      words: `Whole name: check the name: is ${initial} the last name, or an initial? Write it like Quill, Ada M.`,
    },
  ]);
});

test.each(['O, Sandra', 'V, Le Tuan'])('%s says by its comma that a letter is the last name', (name) => {
  expect(checkedNames([name], 'first last')).toMatchObject([{ plan: 'create' }]);
});

test('Where initials speak for both orders, none is read as a last name without a word', () => {
  const names = ['Le Tuan V', 'Ada M Quill'];
  expect(checkedNames(names, 'first last').map(({ plan }) => plan)).toEqual(['cannot', 'create']);
  expect(checkedNames(names, 'last first')[0]?.values).toMatchObject({ lastName: 'Le', firstName: 'Tuan' });
});

test('A name of one word is asked about by that word, and the row is called by it', () => {
  const [row] = checkedNames(['Quill']);
  expect(row).toMatchObject({
    plan: 'cannot',
    words: 'Whole name: one word only: is it the first or the last name? Write it like Quill, Ada.',
  });
  expect(row && rowName(testKind, ['fullName'], row)).toBe('Quill');
});

test('A row that says no name at all is called one without a name', () => {
  const [row] = checkedNames(['']);
  expect(row?.words).toBe('Last name is missing. First name is missing.');
  expect(row && rowName(testKind, ['fullName'], row)).toBe('A row without a name');
});

test('A name in another order than its column is asked about, and so is one that says none where both orders stand', () => {
  const names = ['Le Tuan V', 'Mary Ann Roe', 'Jones, Bob', 'Quill Ada', 'Roe M Ann'];
  const rows = checkedNames(names, 'last first');
  expect(rows.map(({ plan }) => plan)).toEqual(['create', 'cannot', 'create', 'cannot', 'cannot']);
  expect(rows[1]?.words).toBe(
    'Whole name: check the name: is Mary the last name, or Roe? Write it like Roe, Mary Ann.',
  );
  expect(rows[3]?.words).toMatch(/is Quill the last name, or Ada\?/);
});

test('Where all names say one order, or none, only one that says the other is asked about', () => {
  const names = ['QUILL ADA M', 'VEGA BEA J', 'ABARA CORA', 'THOMAS JAMES', 'Mary Ann Roe'];
  const others = Array.from({ length: 10 }, () => 'VEGA DON K');
  const rows = checkedNames([...names, ...others]).slice(0, names.length);
  expect(rows.map(({ plan }) => plan)).toEqual(['create', 'create', 'create', 'create', 'cannot']);
});

test('A second given name or initial is no part of the first name, and it is said that it stays out', () => {
  const rows = checkedNames(
    ['Mary Ann Jones', 'John Q. Public', 'Roe, Ada', 'Vega, Bea May Lou'],
    'first last',
  );
  expect(rows.map(({ values }) => [values['firstName'], values['lastName'], values['middleName']])).toEqual([
    ['Mary', 'Jones', 'Ann'],
    ['John', 'Public', 'Q'],
    ['Ada', 'Roe', undefined],
    ['Bea', 'Vega', 'May Lou'],
  ]);
  expect(rows.map(({ words }) => words)).toEqual([
    'Will be created. Left out: Middle name (Ann). No NPI or date of birth',
    'Will be created. Left out: Middle name (Q). No NPI or date of birth',
    'Will be created. No NPI or date of birth',
    'Will be created. Left out: Middle name (May Lou). No NPI or date of birth',
  ]);
  expect(rows[0]?.leftOut['middleName']).toMatch(/^Records of providers have no middle name/);
});

test('A middle name that was written into the first name is left out no more', () => {
  const [row] = checked('fullName firstName', [['Mary Ann Jones', 'MARY ANN']]);
  expect(row).toMatchObject({ values: { firstName: 'MARY ANN', lastName: 'Jones' } });
  expect(row?.leftOut).toEqual({});
});

test('A column of middle names is read, and left out with the reason', () => {
  const [row, other] = checked('lastName firstName middleName', [
    ['Quill', 'Ada', 'M.'],
    ['Vega', 'Bea', 'N/A'],
  ]);
  expect(row?.leftOut['middleName']).toMatch(/^Records of providers have no middle name/);
  expect(other?.leftOut).toEqual({});
});

test('Rows of one person with and without a middle name do not contradict each other', () => {
  const [row] = checked('fullName npi', [
    ['Quill, Ada M', '1234567893'],
    ['Quill, Ada', '1234567893'],
  ]);
  expect(row).toMatchObject({ plan: 'create', conflicts: [] });
});

test.each([
  ['Ada Quill aka Ada Marrow', { otherFirstName: 'Ada', otherLastName: 'Marrow' }, undefined],
  ['Quill, Ada née Marrow', { otherFirstName: 'Ada', otherLastName: 'Marrow' }, undefined],
  ['Ada (Addie) Quill', { otherNames: 'Addie' }, 'What stands in brackets'],
  ['Quill, Ada "Addie"', { otherNames: 'Addie' }, 'What stands in brackets'],
])('The other name in %s is not lost', (name, values, reason) => {
  const [row] = checkedNames([name], 'first last');
  expect(row?.values).toMatchObject({ firstName: 'Ada', lastName: 'Quill', ...values });
  expect(row?.leftOut['otherNames']?.startsWith(reason ?? '')).toBe(reason && true);
});

test('A degree behind a name that no provider type has is said to stay out', () => {
  const [row] = checkedNames(['Ada Quill, PsyD'], 'first last');
  expect(row?.words).toContain('Left out: Provider type (there is no provider type of this name)');
});
