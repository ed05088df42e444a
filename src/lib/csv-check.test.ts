import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readDelimited } from '@/tabular/delimited';
import { checkCsv, type CsvLayout, goodRows } from './csv-check';

const layout: CsvLayout = {
  columns: [
    { name: 'LASTNAME', kind: 'text' },
    { name: 'BUSNAME', kind: 'text' },
    { name: 'NPI', kind: 'npiOrZeros' },
    { name: 'DOB', kind: 'dayOrZeros' },
  ],
  naming: ['LASTNAME', 'BUSNAME'],
};

function rowsOf(text: string) {
  const { rows, lines, odd } = readDelimited(text, { delimiter: ',' });
  return { rows, lines, oddQuotes: new Set(odd.map(({ line }) => line)) };
}

const check = (text: string) => checkCsv(rowsOf(text), layout);

describe('A file of the published layout', () => {
  test('is taken whole, with zeros for what there is not', () => {
    const report = check(
      'LASTNAME,BUSNAME,NPI,DOB\r\nDOE,,0000000000,19710409\r\n,ACME,1234567893,00000000\r\n',
    );
    expect(report).toMatchObject({ rows: 2, bad: [], headingProblems: [], missing: [], rest: undefined });
    expect(report.preview[0]).toEqual(['DOE', '', '0000000000', '19710409']);
  });

  test('has rows once that are there twice, with zeros for nothing or without', () => {
    const report = check(
      'LASTNAME,BUSNAME,NPI,DOB\nDOE,,0000000000,19710409\nROE,,,\nDOE,,,19710409\nDOE,,,19720409\nDOE,,,19710409\n',
    );
    expect(report).toMatchObject({ rows: 5, bad: [] });
    expect(report.repeated).toEqual([
      { line: 4, first: 2 },
      { line: 6, first: 2 },
    ]);
    expect(goodRows(report)).toBe(3);
    expect(report.rest?.split('\n')).toEqual([
      'LASTNAME,BUSNAME,NPI,DOB',
      'DOE,,0000000000,19710409',
      'ROE,,,',
      'DOE,,,19720409',
      '',
    ]);
    expect([...(report.restLines ?? [])]).toEqual([0, 1, 2, 3, 5]);
  });

  test('may have its columns in another order, in small letters, and leave some out', () => {
    expect(check('npi,lastname\n1234567893,DOE\n')).toMatchObject({
      headingProblems: [],
      missing: ['BUSNAME', 'DOB'],
      bad: [],
    });
  });

  test('says which columns nobody knows, which are there twice, and that names are missing', () => {
    expect(check('NPI,NPI,SHOE SIZE,\n1234567893,1234567893,9,\n').headingProblems).toEqual([
      'Column NPI is there twice.',
      '“SHOE SIZE” is not a column of this dataset.',
      'Column 4 has no name.',
      'A column with names is missing, such as LASTNAME or BUSNAME.',
    ]);
  });

  test('says how a column has to be called that is written in another way', () => {
    expect(check('Last Name,N.P.I.\nDOE,1234567893\n').headingProblems).toEqual([
      '“Last Name” has to be called LASTNAME.',
      '“N.P.I.” has to be called NPI.',
    ]);
  });

  test('says which column the file has in place of the one with names', () => {
    expect(check('Name,NPI\nDOE,1234567893\n').headingProblems).toEqual([
      '“Name” is not a column of this dataset.',
      'A column with names is missing, such as LASTNAME or BUSNAME; the file has “Name” instead.',
    ]);
  });

  test('says which row was read as the heading where no row has a name of the dataset', () => {
    expect(check('Excluded providers,\nName,City\nDOE,Ogden\n').headingProblems).toEqual([
      'No row has the names of this dataset’s columns, such as LASTNAME or BUSNAME. Row 1 was read as the heading: “Excluded providers”.',
    ]);
  });

  test('that is empty says so', () => {
    expect(check('').headingProblems).toEqual(['The file is empty.']);
    expect(check('\n \n').headingProblems).toEqual(['The file is empty.']);
  });
});

describe('A bad row', () => {
  const text = [
    'LASTNAME,BUSNAME,NPI,DOB',
    'DOE,,0000000000,19710409',
    'ROE,,12345,19710231',
    '',
    '"MULTI\nLINE",,0000000000,00000000',
    ',,0000000000,00000000',
    'SHORT,,0000000000',
    'LAST,,0000000000,00000000',
  ].join('\n');

  test('is told by its line in the file and by all that is wrong with it', () => {
    expect(check(text).bad).toEqual([
      {
        line: 3,
        messages: [
          'NPI must have ten digits, or be 0000000000.',
          'DOB must be a date such as 20261120, or 00000000.',
        ],
      },
      { line: 7, messages: ['Names nobody.'] },
      { line: 8, messages: ['Has 3 values where the heading has 4.'] },
    ]);
  });

  test('is left out of the rest, which keeps every other row as it was', () => {
    const { rest = '' } = check(text);
    expect(check(rest)).toMatchObject({ rows: 3, bad: [] });
    expect(rest).toContain('"MULTI\nLINE",,0000000000,00000000\n');
    expect(rest).not.toContain('ROE');
  });

  test('may be one that only the service found', () => {
    const found = checkCsv(rowsOf('LASTNAME\nDOE\nROE\n'), layout, new Map([[3, ['Is listed twice.']]]));
    expect(found.bad).toEqual([{ line: 3, messages: ['Is listed twice.'] }]);
    expect(found.rest).toBe('LASTNAME\nDOE\n');
  });
});

test('Whatever stands in the cells, a written file reads back with every row, each good or bad', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 }), (rows) => {
      const written = papa.unparse({ fields: ['LASTNAME', 'BUSNAME'], data: rows }, { newline: '\n' });
      const report = check(written);
      const named = rows.filter((cells) => cells.some((text) => text.trim() !== ''));
      // A row of blank cells reads as one that names nobody; one that is a blank line is none.
      expect(report.rows - report.bad.length).toBe(named.length);
      if (report.rest !== undefined) expect(check(report.rest).bad).toEqual([]);
    }),
  );
});
