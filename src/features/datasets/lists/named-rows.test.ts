import { expect, test } from 'vitest';
import { namedRow } from './named-rows';
import type { Part } from './types';

type Cells = Partial<Record<Part, string | string[]>>;
const named = (cells: Cells, type = '') => namedRow((part) => [cells[part] ?? []].flat(), undefined, type);

test.each<[what: string, cells: Cells, expected: object]>([
  [
    'a person in parts',
    { last: 'Roe', first: 'Ann', middle: 'M', suffix: 'Jr' },
    { person: { last: 'Roe', first: 'Ann', middle: 'M', suffix: 'Jr' } },
  ],
  [
    'an initial behind the first name',
    { last: 'Roe', first: 'Ann M.' },
    { person: { last: 'Roe', first: 'Ann', middle: 'M' } },
  ],
  [
    'a firm where the first name is empty',
    { lastOrFirm: 'Acorn Care', first: 'N/A' },
    { firm: 'Acorn Care' },
  ],
  ['a person in that column', { lastOrFirm: 'Roe', first: 'Ann' }, { person: { last: 'Roe', first: 'Ann' } }],
  ['an organization by its kind', { kind: 'Organization', last: 'Roe' }, { firm: 'Roe' }],
  [
    'a firm beside a person',
    { last: 'Roe', first: 'Ann', firm: 'Acorn Care' },
    { person: { last: 'Roe' }, firm: 'Acorn Care' },
  ],
  ['the owner of a firm', { name: 'Acorn Care Owner: Ann Roe' }, { firm: 'Acorn Care', owner: 'Ann Roe' }],
  [
    'whoever owns itself, a person',
    { name: 'Ann Roe', owner: 'ANN ROE' },
    { person: { last: 'Roe', first: 'Ann' } },
  ],
  [
    'the firm in the column of other names',
    { name: ',', alias: 'Acorn Care LLC' },
    { firm: 'Acorn Care LLC', aliases: [] },
  ],
  ['the last name Na', { last: 'Na', first: 'Ann' }, { person: { last: 'Na', first: 'Ann' } }],
  ['the last name Null', { last: 'NULL', first: 'ANN' }, { person: { last: 'NULL', first: 'ANN' } }],
  ['the last name Nee', { last: 'NEE', first: 'JOHN' }, { person: { last: 'NEE', first: 'JOHN' } }],
  ['the names Aka and Nan', { last: 'AKA', first: 'NAN' }, { person: { last: 'AKA', first: 'NAN' } }],
  ['a last name where none is a word', { last: 'None', first: 'Ann' }, { person: { last: 'None' } }],
  ['a firm beside nothing', { lastOrFirm: 'Acorn Care', first: 'NAN' }, { firm: 'Acorn Care' }],
  ['a firm of a name that is a mark, too', { firm: 'AKA HOME CARE LLC' }, { firm: 'AKA HOME CARE LLC' }],
  ['a firm that has an owner alone', { firm: 'Owner: Ann Roe' }, { firm: 'Owner: Ann Roe' }],
])('A row names %s', (_, cells, expected) => {
  expect(named(cells)).toMatchObject(expected);
});

test.each([
  [{ last: 'null', first: 'ANN' }, { first: 'ANN' }],
  [{ last: 'NaN', first: 'ANN' }, { first: 'ANN' }],
  [{ last: 'N/A', first: 'ANN' }, { first: 'ANN' }],
  [{ last: 'ROE', first: 'nan' }, { last: 'ROE' }],
  [{ last: 'ROE', first: 'NONE' }, { last: 'ROE' }],
])('What programs write for nothing is nobody’s name: %j', (cells, person) => {
  expect(named(cells)?.person).toEqual(person);
});

test('A mark before the first of the other names is no part of it', () => {
  const { aliases } = named({ last: 'Roe', first: 'Ann', alias: 'AKA ANN DOE; (d/b/a Acorn Care)' }) ?? {};
  expect(aliases).toEqual(['ANN DOE', 'Acorn Care']);
});

test('How a name may be read otherwise is another name of the person, but not of a firm', () => {
  const [nurse, pharmacy] = ['Nurse', 'Pharmacy'].map((type) =>
    namedRow((part) => (part === 'name' ? ['LE BLANC ANN'] : []), 'last first', type),
  );
  expect(nurse).toMatchObject({ person: { last: 'LE BLANC' }, aliases: ['LE, BLANC ANN'] });
  expect(pharmacy).toMatchObject({ firm: 'LE BLANC ANN', aliases: [] });
});

test('Other names come from pairs of columns and from cells with several, each once', () => {
  const { aliases } = named({
    last: 'Roe',
    first: 'Ann',
    aliasLast: ['Poe', ''],
    aliasFirst: ['Annie', ''],
    alias: 'Ann Doe; Annie Poe',
  }) ?? { aliases: [] };
  expect(aliases).toEqual(['Annie Poe', 'Ann Doe']);
});

test('A provider type that only firms have makes a whole name that of a firm', () => {
  expect(named({ name: 'Acorn' }, 'Pharmacy')).toMatchObject({ firm: 'Acorn' });
  expect(named({ name: 'Roe, Ann' }, 'Pharmacy')).toMatchObject({ person: { last: 'Roe', first: 'Ann' } });
});

test('A row without a name names nobody', () => {
  expect(named({ last: 'N/A', first: '', name: '-' })).toBeUndefined();
});
