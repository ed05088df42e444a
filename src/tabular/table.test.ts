import { describe, expect, test } from 'vitest';
import { readDelimited } from './delimited';
import { newSheet } from './new-sheet';
import { tableOf } from './table';
import type { MergedCells, Sheet } from './types';

const heading = ['NPI', 'Last Name', 'First Name', 'DOB', 'State'];
const quill = ['1234567893', 'Quill', 'Ada', '3/14/1985', 'TX'];
const vega = ['1900000013', 'Vega', 'Luis', '11/2/1991', 'TX'];

/** A sheet of a workbook whose rows stand one below the other. */
function sheetOf(rows: string[][], merged: MergedCells[] = []): Sheet {
  const width = Math.max(...rows.map((row) => row.length));
  const wide = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
  return { ...newSheet(), rows: wide, lines: rows.map((_, at) => at + 1), merged };
}

describe('Rows that are no records are set aside, with their row and why', () => {
  test.each<[reason: string, cells: string[]]>([
    ['heading', heading],
    ['heading', ['npi', 'LAST NAME', 'First  Name', '', 'State']],
    ['total', ['Total: 200']],
    ['total', ['Total providers', '', '', '', '200']],
    ['total', ['Grand Total', '200']],
    ['total', ['(200 rows)']],
    ['total', ['Record count: 1,204']],
    ['page', ['Page 3 of 12']],
    ['page', ['', '', '', '', '- 7 -']],
    ['page', ['6/14/2026 4:38 PM Page 2 of 9']],
    ['note', ['NOTE: Any nurse aide listed here may not be employed.']],
    ['note', ['A = Abuse']],
    ['note', ['* Reinstated']],
    ['note', ['Generated on 6/14/2026']],
    ['category', ['PHYSICIANS']],
    ['filler', ['-----', '-----', '-----', '---', '-----']],
  ])('%s: %j', (reason, cells) => {
    const table = tableOf(sheetOf([heading, quill, cells, vega, quill]));
    expect(table.rows).toEqual([quill, vega, quill]);
    expect(table.lines).toEqual([2, 4, 5]);
    expect(table.aside).toEqual([{ line: 3, reason, cells: cells.filter(Boolean) }]);
  });

  test('titles above, notes and stamps below', () => {
    const above = [['Terminations'], ['As of May']];
    const below = [['Sanction Type'], ['A = Abuse'], ['', 'Fraud'], ['06.12.2026']];
    const { aside, rows, headingLine } = tableOf(sheetOf([...above, heading, quill, vega, ...below]));
    expect(rows).toEqual([quill, vega]);
    expect(headingLine).toBe(3);
    expect(aside.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 title',
      '2 title',
      '6 note',
      '7 note',
      '8 note',
      '9 note',
    ]);
  });
});

test.each([
  [['1900000021', 'Total', 'Tom', '8/9/1959', 'OK']],
  [['', 'Page', 'Ellen', '8/9/1959', 'OK']],
  [['1900000021', 'Note', 'Nora', '', '']],
  [['', 'Vega', '', '', 'TX']],
])('a record is kept though it has a word of a total, or hardly a value: %j', (record) => {
  expect(tableOf(sheetOf([heading, quill, record, vega])).rows).toEqual([quill, record, vega]);
  expect(tableOf(sheetOf([heading, quill, vega, record])).rows).toEqual([quill, vega, record]);
});

test('a firm whose name begins like a total is a record of a wide table by its date or its NPI', () => {
  const names = ['Name', 'NPI', 'Start Date', 'Street', 'City', 'State', 'Zip', 'License Number'];
  const roe = ['Roe, Ann', '1234567893', '5/20/2024', '12 Oak St', 'Boise', 'ID', '83702', 'RN1'];
  const firms = [
    ['Total Home Care LLC', '', '5/20/2024', '', '', '', '', ''],
    ['Total Home Care LLC', '1900000013', '', '', '', '', '', ''],
  ];
  const total = ['Total of Ada County', '12', '', '', '', '', '', ''];
  const { rows, aside } = tableOf(sheetOf([names, roe, ...firms, total, roe, roe, roe, roe]));
  expect(rows).toEqual([roe, ...firms, roe, roe, roe, roe]);
  expect(aside.map(({ reason }) => reason)).toEqual(['total']);
});

test('in a table of two columns every row is a record but totals and pages of the heading', () => {
  const rows = [
    ['Name', 'NPI'],
    ['Quill, Ada'],
    ['Vega, Luis', '1900000013'],
    ['Name', 'NPI'],
    ['Total', '2'],
  ];
  expect(tableOf(sheetOf(rows)).rows).toEqual([
    ['Quill, Ada', ''],
    ['Vega, Luis', '1900000013'],
  ]);
});

test('without a heading every row is a record, and no column has a name', () => {
  expect(tableOf(sheetOf([quill, vega]))).toMatchObject({
    heading: ['', '', '', '', ''],
    rows: [quill, vega],
    headingLine: undefined,
    aside: [],
  });
  expect(tableOf(sheetOf([heading, quill]), { at: null }).rows).toEqual([heading, quill]);
});

test('the reader may choose another row as the heading', () => {
  const { heading: names, rows, headingLine } = tableOf(sheetOf([heading, quill, vega]), { at: 1 });
  expect([names, rows, headingLine]).toEqual([quill, [vega], 2]);
});

test('a cell that is merged over several rows has its value in each', () => {
  const rows = [heading, quill, ['', '', '', '', 'OK'], vega];
  const merged = [
    { top: 2, bottom: 3, left: 0, right: 0 },
    { top: 2, bottom: 3, left: 1, right: 1 },
  ];
  expect(tableOf(sheetOf(rows, merged)).rows[1]).toEqual(['1234567893', 'Quill', '', '', 'OK']);
});

test('a column without a name is one where many rows have a value in it, else its values are odd', () => {
  const [one, other] = [
    tableOf(readDelimited('NPI,Name\n1,Quill,x\n2,Vega,y\n3,Ott,\n')),
    tableOf(readDelimited(`NPI,Name\n${'1,Quill\n'.repeat(20)}2,Vega,Luis\n`)),
  ];
  expect([one.heading, one.rows[0], one.oddLines]).toEqual([['NPI', 'Name', ''], ['1', 'Quill', 'x'], []]);
  expect([other.heading, other.rows[20], other.oddLines]).toEqual([['NPI', 'Name'], ['2', 'Vega'], [22]]);
});

test('lines of a text that do not fit its heading are named, and stay readable; delimiters at their end do no harm', () => {
  expect(tableOf(readDelimited('Name,NPI,\nQuill\n"x\ny",2,\n\n3,4,,,\n5,6\n'))).toMatchObject({
    heading: ['Name', 'NPI'],
    rows: [
      ['Quill', ''],
      ['x\ny', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
    lines: [2, 3, 6, 7],
    oddLines: [2],
    cut: false,
  });
});

const isCut = (text: string) => tableOf(readDelimited(text)).cut;

test('a text whose end is missing is known by its last row', () => {
  expect(isCut('Name,NPI,State\nQuill,2,TX\nVega,5')).toBe(true);
  expect(isCut('Name,NPI,State\nQuill,2,TX\nVega,"fi')).toBe(true);
  expect(isCut('Name,NPI,State\nQuill,2,TX')).toBe(false);
  expect(isCut('Name,NPI,State\nQuill,2\n')).toBe(false);
});
