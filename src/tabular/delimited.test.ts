import fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { decodeText } from './decode';
import { delimiterOf, readDelimited } from './delimited';

const rowsOf = (text: string) => readDelimited(text).rows;

test('rows end by any line end, also by several kinds in one file, and each is known by the line that it begins in', () => {
  const text = 'a,b\r\n\r\n1,2\n"x\r\ny",3\r4,5\n\r6,7\r\n';
  const { rows, lines, blank, text: form } = readDelimited(text);
  expect(rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['x\ny', '3'],
    ['4', '5'],
    ['6', '7'],
  ]);
  expect(lines).toEqual([1, 3, 4, 6, 8]);
  expect(blank).toEqual([
    { from: 2, to: 2 },
    { from: 7, to: 7 },
  ]);
  expect(form.end).toBe('line');
});

test.each(['\n', '\r\n', '\r'])('each row is known by the line that it begins in: %j', (end) => {
  const text = ['a,b', '', '1,2', '"x', 'y",3', '', '', '4,5'].join(end);
  expect(readDelimited(text).lines).toEqual([1, 3, 4, 8]);
});

test('a mark at the beginning is no part of the first name; an empty text has no rows', () => {
  expect(rowsOf('\uFEFFname,npi\nQuill,1')[0]).toEqual(['name', 'npi']);
  for (const text of ['', '\n', '\r\n\r\n', ' ,\n,']) expect(rowsOf(text)).toEqual([]);
});

test.each([
  ['Name,City\nAda,El Paso', ','],
  ['\uFEFFName;City\r\nQuill, Ada;El Paso', ';'],
  ['Name\tCity, state\nAda\tEl Paso', '\t'],
  ['NPI|Name|City\n1|Quill, Ada|El Paso, TX\n2|Vega, Luis|Denton, TX', '|'],
  ['1^Quill, Ada^TX\n2^Vega; Luis^OK', '^'],
  ['"Name; first",City', ','],
  ['Roster of May, June and July; updated, checked, sent\nName;City\nAda;Reno\nEve;Waco\n', ';'],
  ['Name', ','],
])('what parts the values is seen in the rows: %j', (text, mark) => {
  expect(delimiterOf(text)).toBe(mark);
});

test('a first line sep= names what parts the values, and is no row', () => {
  for (const line of ['sep=;', 'SEP=;\r', '"sep=;"']) {
    const { rows, lines, text } = readDelimited(`${line}\na,b;c\n1,5;2\n`);
    expect(text.delimiter).toBe(';');
    expect([rows, lines]).toEqual([
      [
        ['a,b', 'c'],
        ['1,5', '2'],
      ],
      [2, 3],
    ]);
  }
});

test.each<[what: string, text: string, rows: string[][], odd: [line: number, column: number][]]>([
  [
    'in the middle of a value',
    'a,b\n5" pipe,6\' 2"\n',
    [
      ['a', 'b'],
      ['5" pipe', '6\' 2"'],
    ],
    [],
  ],
  [
    'around a part of a value',
    'a,b\n"Bob" Smith,2\n3,4\n',
    [
      ['a', 'b'],
      ['"Bob" Smith', '2'],
      ['3', '4'],
    ],
    [[2, 0]],
  ],
  [
    'within a quoted value, not doubled',
    'a,b\n"Ada "Ace" Quill",2\n',
    [
      ['a', 'b'],
      ['Ada "Ace" Quill', '2'],
    ],
    [[2, 0]],
  ],
  [
    'behind blanks',
    'a,b\n1, "x, y" \n',
    [
      ['a', 'b'],
      ['1', 'x, y'],
    ],
    [],
  ],
  [
    'that opens a value and is never closed',
    'a,b\n"Quill,1\n"Vega, Luis",2\n3,4\n',
    [
      ['a', 'b'],
      ['"Quill', '1'],
      ['Vega, Luis', '2'],
      ['3', '4'],
    ],
    [[2, 0]],
  ],
  [
    'that opens a value far above the end of a whole file',
    'a,b\n"Quill,1\n1,1\n2,2\n3,3\n4,4\n',
    [
      ['a', 'b'],
      ['"Quill', '1'],
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
      ['4', '4'],
    ],
    [[2, 0]],
  ],
])('a quotation mark %s swallows no rows', (_, text, rows, odd) => {
  const sheet = readDelimited(text);
  expect(sheet.rows).toEqual(rows);
  expect(sheet.odd).toEqual(odd.map(([line, column]) => ({ line, column, what: 'quote' })));
});

test('a file that ends in the middle says how: without a line end, or within a quoted value and where that began', () => {
  expect(readDelimited('a,b\n1,2\n').text.end).toBe('line');
  expect(readDelimited('a,b\n1,2').text.end).toBe('row');
  expect(readDelimited('a,b\n1,"fi').text).toMatchObject({ end: 'quote', openQuote: 2 });
  expect(readDelimited('a,b\n1,"fi\nx').rows).toEqual([
    ['a', 'b'],
    ['1', 'fi\nx'],
  ]);
});

test('a row has the values up to its last delimiter, and none without a value is one', () => {
  expect(rowsOf('a,b,\n1,2,\n,,\n3,4,,,\n5,')).toEqual([
    ['a', 'b', ''],
    ['1', '2', ''],
    ['3', '4', '', '', ''],
    ['5', ''],
  ]);
});

/** A text as bytes of an encoding, with its mark. */
function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 with a mark') return new TextEncoder().encode(`\uFEFF${text}`);
  const bytes = Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  return encoding === 'utf-16le' ? bytes : Uint8Array.from(Buffer.from(bytes).swap16());
}

test('whatever is written is read back, by any delimiter, any line end and in any encoding', () => {
  const cell = fc
    .string({
      unit: fc.oneof(
        fc.constantFrom('a', '"', ',', ';', '\t', '|', '^', '\n', '\r\n', ' ', 'é', '漢'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
    })
    .map((text) => text.replaceAll('\0', '').replaceAll('\u001A', '').trim())
    .filter((text) => text !== '' && !text.startsWith('\uFEFF'));
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });
  const delimiter = fc.constantFrom<(',' | ';' | '\t' | '|' | '^')[]>(',', ';', '\t', '|', '^');
  const newline = fc.constantFrom('\n', '\r\n', '\r');
  const encoding = fc.constantFrom('utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be');
  fc.assert(
    fc.property(rows, delimiter, newline, encoding, (written, mark, end, code) => {
      const text = papa.unparse([['a', 'b', 'c'], ...written], {
        delimiter: mark,
        newline: end,
        quotes: true,
      });
      const decoded = decodeText(encoded(`${text}${end}`, code));
      const sheet = readDelimited(decoded?.text ?? '', { delimiter: mark });
      const read = written.map((row) => row.map((one) => one.replace(/\r\n?/g, '\n')));
      expect(sheet.rows).toEqual([['a', 'b', 'c'], ...read]);
      expect(sheet).toMatchObject({ odd: [], text: { end: 'line' } });
    }),
  );
});

test('a table of plain values is read back without being told what parts them', () => {
  const cell = fc.stringMatching(/^[A-Za-z0-9 .'-]{1,12}$/).filter((text) => text.trim() !== '');
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(',', ';', '\t', '|', '^'),
      fc.constantFrom('\n', '\r\n', '\r'),
      (written, mark, end) => {
        const text = [['a', 'b', 'c'], ...written].map((row) => row.join(mark)).join(end);
        expect(rowsOf(text)).toEqual([
          ['a', 'b', 'c'],
          ...written.map((row) => row.map((one) => one.trim())),
        ]);
      },
    ),
  );
});
