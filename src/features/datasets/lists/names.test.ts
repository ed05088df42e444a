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
    ['EWING, J.R.', 'comma', { last: 'EWING', first: 'J.R.' }],
    ['ROE LAS ANN', 'last first', { last: 'ROE', first: 'LAS', middle: 'ANN' }],
    ['DOS ROE ANN', 'last first', { last: 'DOS ROE', first: 'ANN' }],
    ['LOS ROE ANN', 'last first', { last: 'LOS ROE', first: 'ANN' }],
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

test.each<[string, NameOrder | undefined, object]>([
  ['Anh T Do', 'first last', { first: 'Anh', middle: 'T', last: 'Do' }],
  ['ANH T DO', 'first last', { first: 'ANH', middle: 'T', last: 'DO' }],
  ['Anh T DO', 'first last', { first: 'Anh', middle: 'T', last: 'DO' }],
  ['Yo Yan Ma', 'first last', { first: 'Yo', middle: 'Yan', last: 'Ma' }],
  ['Ann M Roe DO', 'first last', { first: 'Ann', middle: 'M', last: 'Roe', suffix: 'DO' }],
  ['Ann M Roe D.O.', 'first last', { first: 'Ann', middle: 'M', last: 'Roe', suffix: 'D.O.' }],
  ['ANN M ROE, DO', 'first last', { first: 'ANN', middle: 'M', last: 'ROE', suffix: 'DO' }],
  ['ROE, ANN M, DO', 'comma', { last: 'ROE', first: 'ANN', middle: 'M', suffix: 'DO' }],
  ['NGUYEN THI BA', 'last first', { last: 'NGUYEN', first: 'THI', middle: 'BA' }],
  ['ROE ANN M DO', 'last first', { last: 'ROE', first: 'ANN', middle: 'M', suffix: 'DO' }],
  ['ROE, ANN M DO', 'comma', { last: 'ROE', first: 'ANN', middle: 'M', suffix: 'DO' }],
  ['TRAN, BA', 'comma', { last: 'TRAN', first: 'BA' }],
  ['NGUYEN, DO', undefined, { last: 'NGUYEN', first: 'DO' }],
  ['TRAN, BA, MD', 'comma', { last: 'TRAN', first: 'BA', suffix: 'MD' }],
  ['DO, ANH T', 'comma', { last: 'DO', first: 'ANH', middle: 'T' }],
  ['Anh Do, PA', 'first last', { first: 'Anh', last: 'Do', suffix: 'PA' }],
  ['ROE, MD', 'comma', { last: 'ROE', suffix: 'MD' }],
  ['Roe, Ann RN', 'comma', { last: 'Roe', first: 'Ann', suffix: 'RN' }],
])('A degree that is a name as well is one only where it is written as one: %s', (cell, order, person) => {
  const read = wholeName(cell, order);
  expect([read.isFirm, read.person]).toEqual([false, person]);
  expect(read.aliases).toEqual([]);
});

test.each<[string, NameOrder, object, string[] | undefined]>([
  ['LE TUAN V', 'last first', { last: 'LE', first: 'TUAN', middle: 'V' }, undefined],
  ['LE TUAN ANH', 'last first', { last: 'LE', first: 'TUAN', middle: 'ANH' }, ['LE TUAN, ANH']],
  ['LE BLANC ANN', 'last first', { last: 'LE BLANC', first: 'ANN' }, ['LE, BLANC ANN']],
  ['BEN ANN MARIE', 'last first', { last: 'BEN', first: 'ANN', middle: 'MARIE' }, ['BEN ANN, MARIE']],
  ['VAN TUAN V', 'last first', { last: 'VAN', first: 'TUAN', middle: 'V' }, ['VAN TUAN, V']],
  ['VAN ROE ANN', 'last first', { last: 'VAN ROE', first: 'ANN' }, undefined],
  ['DE LA ROE A', 'last first', { last: 'DE LA ROE', first: 'A' }, undefined],
  ['LE JR BOB', 'last first', { last: 'LE', first: 'BOB', suffix: 'JR' }, undefined],
  ['Mary O Roe', 'first last', { first: 'Mary', middle: 'O', last: 'Roe' }, undefined],
  ['Tuan Le Roe', 'first last', { first: 'Tuan', last: 'Le Roe' }, ['Roe, Tuan Le']],
  ['ANN ROE DO', 'first last', { first: 'ANN', middle: 'ROE', last: 'DO' }, ['ROE, ANN, DO']],
  ['ANN M ROE DO', 'first last', { first: 'ANN', middle: 'M', last: 'ROE', suffix: 'DO' }, ['DO, ANN M ROE']],
])(
  'A name that may be read in two ways is found by both: %s, written %s',
  (cell, order, person, readings) => {
    const read = wholeName(cell, order);
    expect([read.isFirm, read.person, read.readings]).toEqual([false, person, readings]);
  },
);

test.each<[string, NameOrder, object]>([
  ['CO, MARIA L', 'comma', { last: 'CO', first: 'MARIA', middle: 'L' }],
  ['MARIA CO', 'first last', { first: 'MARIA', last: 'CO' }],
  ['GARCIA, AMERICA', 'comma', { last: 'GARCIA', first: 'AMERICA' }],
  ['GARCIA AMERICA', 'last first', { last: 'GARCIA', first: 'AMERICA' }],
  ['MANOR, BOB', 'comma', { last: 'MANOR', first: 'BOB' }],
  ['CARE, DANTE', 'comma', { last: 'CARE', first: 'DANTE' }],
  ['Bob Roe 3rd', 'first last', { first: 'Bob', last: 'Roe', suffix: '3rd' }],
])('Whose name is a word of firms, too, is a person: %s', (cell, order, person) => {
  const read = wholeName(cell, order);
  expect([read.isFirm, read.person]).toEqual([false, person]);
});

test.each([
  ['NEE, JOHN', 'NEE, JOHN', []],
  ['AKA, NAN', 'AKA, NAN', []],
  ['JOHN NEE', 'JOHN NEE', []],
  ['ANN NEE, RN', 'ANN NEE, RN', []],
  ['AKA HOME CARE LLC', 'AKA HOME CARE LLC', []],
  ['MARY ROE NEE POE', 'MARY ROE', ['POE']],
  ['D/B/A Acorn Home', 'Acorn Home', []],
  ['N/A dba Acorn Home', 'Acorn Home', []],
  ['(Acorn Home)', 'Acorn Home', []],
])('Only between two names a mark leads to another name: %s', (cell, text, aliases) => {
  expect(wholeName(cell, 'first last')).toMatchObject({ text, aliases });
});
