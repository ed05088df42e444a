import fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { delimiterOf, readCsv } from './csv-table';

test('a file is its heading and its rows, whatever its line ends and whether it begins with a mark', () => {
  const table = {
    heading: ['name', 'npi'],
    rows: [['Abara, Chidi', '1192837460']],
    lines: [2],
    oddLines: [],
    cut: false,
  };
  expect(readCsv('name,npi\r\n"Abara, Chidi",1192837460\r\n')).toEqual(table);
  expect(readCsv('\uFEFFname,npi\n"Abara, Chidi",1192837460')).toEqual(table);
});

test('an empty file has neither', () => {
  for (const text of ['', '\n', '\r\n\r\n']) expect(readCsv(text)).toMatchObject({ heading: [], rows: [] });
});

test('lines that do not fit the heading are named, and stay readable', () => {
  expect(readCsv('a,b\n1\n"x\ny",2\n\n3,4,5\n6,7\n')).toEqual({
    heading: ['a', 'b'],
    rows: [
      ['1', ''],
      ['x\ny', '2'],
      ['3', '4'],
      ['6', '7'],
    ],
    lines: [2, 3, 6, 7],
    oddLines: [2, 6],
    cut: false,
  });
});

test.each(['\n', '\r\n', '\r'])('each row is known by the line that it begins in: %j', (end) => {
  const text = ['a,b', '', '1,2', '"x', 'y",3', '', '', '4,5'].join(end);
  expect(readCsv(text).lines).toEqual([3, 4, 8]);
});

test('a file whose end is missing is known by its last row', () => {
  expect(readCsv('a,b,c\n1,2,3\n4,5').cut).toBe(true);
  expect(readCsv('a,b,c\n1,2,3\n4,"fi').cut).toBe(true);
  expect(readCsv('a,b,c\n1,2,3').cut).toBe(false);
  expect(readCsv('a,b,c\n1,2\n').cut).toBe(false);
});

test('whatever is written is read back', () => {
  const cell = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !text.startsWith('\uFEFF'));
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rows, (written) => {
      const text = papa.unparse([['a', 'b', 'c'], ...written]);
      expect(readCsv(`${text}\r\n`)).toMatchObject({
        heading: ['a', 'b', 'c'],
        rows: written,
        oddLines: [],
        cut: false,
      });
    }),
  );
});

test.each([
  ['Name,City\nAda,El Paso', ','],
  ['\uFEFFName;City\r\nQuill, Ada;El Paso', ';'],
  ['Name\tCity, state\nAda\tEl Paso', '\t'],
  ['"Name; first",City', ','],
  ['Name', ','],
])('what parts the values is seen in the heading: %j', (text, mark) => {
  expect(delimiterOf(text)).toBe(mark);
});
