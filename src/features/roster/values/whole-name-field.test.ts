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
