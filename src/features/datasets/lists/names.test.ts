import { describe, expect, test } from 'vitest';
import { guessOrder } from './given-names';
import { wholeName } from './names';
import type { NameOrder } from './types';

describe('a person in one column', () => {
  test.each<[string, NameOrder | undefined, object]>([
    ['ROE ANN M', 'last first', { last: 'ROE', first: 'ANN', middle: 'M' }],
    ['DE LA ROE ANN', 'last first', { last: 'DE LA ROE', first: 'ANN' }],
    ['ROE JR BOB', 'last first', { last: 'ROE', first: 'BOB', suffix: 'JR' }],
    ['ROE ANN M MD', 'last first', { last: 'ROE', first: 'ANN', middle: 'M', suffix: 'MD' }],
    ['Roe, Ann M, RN', 'comma', { last: 'Roe', first: 'Ann', middle: 'M', suffix: 'RN' }],
    ['ROE,ANN M', 'comma', { last: 'ROE', first: 'ANN', middle: 'M' }],
    ['Roe, Ann M, RN', 'last first', { last: 'Roe', first: 'Ann', middle: 'M', suffix: 'RN' }],
    ['Roe, Jr., Bob', undefined, { last: 'Roe', first: 'Bob', suffix: 'Jr.' }],
    ['ROE, ANN M., L.P.N.', undefined, { last: 'ROE', first: 'ANN', middle: 'M.', suffix: 'L.P.N.' }],
    ['Ann Roe, MD', 'first last', { first: 'Ann', last: 'Roe', suffix: 'MD' }],
    ['Ann M. van der Roe', 'first last', { first: 'Ann', middle: 'M.', last: 'van der Roe' }],
    ['Bob Roe Jr', 'first last', { first: 'Bob', last: 'Roe', suffix: 'Jr' }],
    ['Dr. Ann Roe', 'first last', { prefix: 'Dr', first: 'Ann', last: 'Roe' }],
    [
      'VAN ROE, BOB W., III, M.D.',
      undefined,
      { last: 'VAN ROE', first: 'BOB', middle: 'W.', suffix: 'III, M.D.' },
    ],
    ["O'ROE MARY ANN", 'last first', { last: "O'ROE", first: 'MARY', middle: 'ANN' }],
    ['Ann Roe (LPN, RN)', 'first last', { first: 'Ann', last: 'Roe', suffix: 'LPN, RN' }],
    ['Ann Roe (PCA)', 'first last', { first: 'Ann', last: 'Roe', suffix: 'PCA' }],
  ])('%s, written %s', (cell, order, person) => {
    expect(wholeName(cell, order)).toMatchObject({ isFirm: false, person });
  });

  test('without a comma stays whole where nobody knows the order', () => {
    expect(wholeName('ANN ROE', undefined)).toEqual({ text: 'ANN ROE', isFirm: false, aliases: [] });
  });
});

test.each([
  'ACORN CARE LLC',
  'Acorn Care, Inc.',
  'ACORN AMBULETTE',
  'Roe & Sons',
  'ANN ROE MD PA',
  'Acorn Home Health Agency',
  '24 Seven Transit',
  'Roe Family Pharmacy',
])('%s is a firm, however persons are written', (cell) => {
  for (const order of ['last first', 'first last', 'comma', undefined] as const)
    expect(wholeName(cell, order)).toMatchObject({ isFirm: true, text: cell });
});

test.each([
  ['Roe, Ann aka Doe, Ann', 'Roe, Ann', ['Doe, Ann']],
  ['Roe, Ann (a.k.a. Ann Doe)', 'Roe, Ann', ['Ann Doe']],
  ['Acorn Care LLC d/b/a Acorn Home', 'Acorn Care LLC', ['Acorn Home']],
  ['Acorn LLC, doing business as Oak Home', 'Acorn LLC', ['Oak Home']],
  ['Ann Roe / Acorn Care', 'Ann Roe', ['Acorn Care']],
])('%s has another name within', (cell, text, aliases) => {
  expect(wholeName(cell, 'comma')).toMatchObject({ text, aliases });
});

test('The owner stands behind the firm or in brackets', () => {
  expect(wholeName('Acorn Care Owner: Ann Roe', 'comma')).toMatchObject({
    text: 'Acorn Care',
    isFirm: true,
    owner: 'Ann Roe',
  });
  expect(wholeName('Acorn Care Inc (Ann Roe)', 'comma')).toMatchObject({
    text: 'Acorn Care Inc',
    owner: 'Ann Roe',
  });
});

describe('the order of a column of names', () => {
  test('is told by where common given names stand', () => {
    const names = ['SUSAN ROE', 'ROBERT POE', 'LINDA LOW', 'JAMES DOE', 'MARY NOE', 'KAREN ZOE'];
    expect(guessOrder(names)).toEqual({ order: 'first last', isSure: true });
    const turned = names.map((name) => name.split(' ').toReversed().join(' '));
    expect(guessOrder(turned)).toEqual({ order: 'last first', isSure: true });
  });

  test('is told by commas, but not by those before a degree', () => {
    expect(guessOrder(['ROE, ANN', 'POE, BOB'])?.order).toBe('comma');
    expect(guessOrder(['SUSAN ROE, MD', 'ROBERT POE, RN'])).toEqual({ order: 'first last', isSure: false });
  });

  test('is not told by names that nobody knows, or by firms', () => {
    expect(guessOrder(['XIO ZAN', 'ZAN XIO'])).toBeUndefined();
    expect(guessOrder(['ACORN CARE LLC'])).toBeUndefined();
  });
});

test('A title among other words in brackets is a note and no part of the name', () => {
  expect(wholeName('Ann Roe (RN at Acorn Care)', 'first last')).toMatchObject({
    person: { first: 'Ann', last: 'Roe' },
    note: 'RN at Acorn Care',
  });
});
