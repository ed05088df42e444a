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
])('A row names %s', (_, cells, expected) => {
  expect(named(cells)).toMatchObject(expected);
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
