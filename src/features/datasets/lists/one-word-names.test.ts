import { describe, expect, test } from 'vitest';
import { readList } from './read-list';
import { recogniseList } from './recognise';

const today = '2026-11-28';
function read(heading: string[], ...rows: string[][]) {
  const { tables } = recogniseList({
    fileName: 'Utah.csv',
    sheets: [{ name: '', rows: [heading, ...rows] }],
  });
  const { records, figures, doubtfulNames } = readList(tables, { today });
  return {
    names: records.map(({ fields: { lastName, firstName, fullName }, lists }) =>
      [lastName, firstName, fullName, lists?.['aliases.fullName']?.join()]
        .map((name) => name ?? '')
        .join('|'),
    ),
    firms: figures.firms,
    doubtful: doubtfulNames.map(({ line, text }) => `${line} ${text}`),
    counted: figures.doubtfulNames,
  };
}

describe('a name of one word in a column of last names', () => {
  const heading = ['Last Name', 'First Name', 'Exclusion Date'];

  test.each(['Do', 'NEE', 'Madonna', 'Ng', "O'Dell"])(
    'is a person, found as a firm, too, and told as doubtful: %s',
    (name) => {
      expect(read(heading, [name, '', '5/20/2014'], ['Roe', 'Ann', '5/20/2014'])).toEqual({
        names: [`${name}|||${name}`, 'Roe|Ann||'],
        firms: 0,
        doubtful: [`2 ${name}`],
        counted: 1,
      });
    },
  );

  test.each(['Acorn Home', 'ACORN, INC.', 'Pharmacy', '24HRS'])(
    'is a firm where it looks like one: %s',
    (name) => {
      expect(read(heading, [name, '', '5/20/2014'])).toMatchObject({ firms: 1, counted: 0 });
    },
  );

  test('is no doubt where firms have a column of their own', () => {
    const { names, counted } = read(
      ['Last Name', 'First Name', 'Business Name', 'Exclusion Date'],
      ['Do', '', '', '5/20/2014'],
    );
    expect([names, counted]).toEqual([['Do|||'], 0]);
  });

  test('is a firm by its provider type, or in a column that is for both', () => {
    const typed = [...heading, 'Provider Type'];
    expect(read(typed, ['Medstar', '', '5/20/2014', 'Pharmacy'])).toMatchObject({ firms: 1, counted: 0 });
    const both = ['Last Name or Business Name', 'First Name', 'Exclusion Date', 'Provider Type'];
    expect(read(both, ['Medstar', '', '5/20/2014', ''])).toMatchObject({ firms: 1, counted: 0 });
    expect(read(both, ['Madonna', '', '5/20/2014', 'Nurse'])).toMatchObject({
      names: ['Madonna|||Madonna'],
      firms: 0,
      counted: 1,
    });
  });
});

describe('a name of one word in a column of whole names', () => {
  const others = [
    ['Roe, Ann', '5/20/2014'],
    ['Poe, Bob', '5/20/2014'],
  ];

  test('stays whole and is told as doubtful where the column is for persons and firms', () => {
    const { names, doubtful } = read(
      ['Provider Name', 'Exclusion Date'],
      ['Madonna', '5/20/2014'],
      ...others,
    );
    expect([names[0], doubtful]).toEqual(['||Madonna|', ['2 Madonna']]);
  });

  test('is a person where the column says so', () => {
    const { names, counted } = read(['Individual Name', 'Exclusion Date'], ['NEE', '5/20/2014'], ...others);
    expect([names[0], counted]).toEqual(['NEE|||', 0]);
  });

  test('is what its kind says', () => {
    const heading = ['Name', 'Entity Type', 'Exclusion Date'];
    const { names, firms, counted } = read(
      heading,
      ['Madonna', 'Individual', '5/20/2014'],
      ['Medstar', 'Organization', '5/20/2014'],
      ['Roe, Ann', 'Individual', '5/20/2014'],
    );
    expect([names, firms, counted]).toEqual([['Madonna|||', '||Medstar|', 'Roe|Ann||'], 1, 0]);
  });

  test('of a published list that knows persons by their comma is no firm for certain', () => {
    const { names, firms, doubtful } = read(
      ['NAME OF PROVIDER', 'SUSPENSION EFFECTIVE DATE', 'SUSPENSION INITIATED BY'],
      ['DO', '5/20/2014', 'Medicaid'],
      ['ROE, ANN', '5/20/2014', 'Medicaid'],
    );
    expect([names[0], firms, doubtful]).toEqual(['||DO|', 0, ['2 DO']]);
  });
});
