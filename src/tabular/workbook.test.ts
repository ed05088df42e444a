import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTabular } from './read';
import { packed, textRows, writtenWorkbook, type WrittenSheet } from './testing';
import type { Sheet } from './types';

async function read(bytes: Uint8Array): Promise<Sheet[]> {
  const found = await readTabular(bytes, 'roster.xlsx');
  if ('problem' in found) throw new Error(found.problem);
  return found.sheets;
}

/** The one sheet of a workbook with these rows. */
async function sheetOf(
  rows: string,
  more: Partial<WrittenSheet> & Omit<Parameters<typeof writtenWorkbook>[0], 'sheets'> = {},
): Promise<Sheet> {
  const { strings, formats, properties, ...sheet } = more;
  const [first] = await read(
    writtenWorkbook({
      sheets: [{ name: 'Rows', rows, ...sheet }],
      ...(strings && { strings }),
      ...(formats && { formats }),
      ...(properties && { properties }),
    }),
  );
  if (!first) throw new Error('The workbook has no sheet.');
  return first;
}

/** The cells of one row. */
const cells = async (row: string, more: Parameters<typeof sheetOf>[1] = {}) =>
  (await sheetOf(`<row r="1">${row}</row>`, more)).rows[0];

test('days, numbers and texts of a workbook that a program wrote are read as one would type them', async () => {
  // Blank are the rows 1 and 5, and row 4 but for spaces; a second sheet holds something else.
  const [sheet, other] = await read(readFileSync(new URL('days-and-numbers.test.xlsx', import.meta.url)));
  expect(sheet).toMatchObject({
    name: 'Roster',
    hidden: false,
    rows: [
      ['Last name', 'NPI', 'Date of birth', 'Active', 'Share'],
      ['Quill', '1234567893', '1980-03-31', 'true', '0.5'],
      ['Vega', '1 987 654 321', '1975-11-02', '', ''],
    ],
    lines: [2, 3, 6],
    blank: [{ from: 4, to: 4 }],
  });
  expect(other?.name).toBe('Notes');
});

test('a number has the digits that its cell shows where the format adds some, and all of its own otherwise', async () => {
  const formats = [
    'mm/dd/yyyy',
    '[$-409]mmm-yy;@',
    '00000',
    '000\\-00\\-0000',
    '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####',
    '0%',
    '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)',
    '#,##0',
    'h:mm AM/PM',
    '00000\\-0000',
    '[h]:mm',
    '0.00E+00',
  ];
  const values: [style: number, value: string, text: string][] = [
    [1, '31000', '1984-11-14'],
    [2, '45292.75', '2024-01-01'],
    [3, '1234', '01234'],
    [4, '12345678', '012-34-5678'],
    [5, '2145550100', '(214) 555-0100'],
    [5, '5550100', '555-0100'],
    [6, '0.5', '50%'],
    [7, '1000000', '1000000'],
    [8, '1234567893', '1234567893'],
    [9, '0.5', '12:00'],
    [10, '12345678', '01234-5678'],
    [11, '1.5', '1.5'],
    [12, '1234567893', '1234567893'],
    [0, '45292', '45292'],
    [0, '0.30000000000000004', '0.3'],
    [0, '1.234567893E9', '1234567893'],
    [1, '0', '1899-12-31'],
    [1, '-3', '-3'],
  ];
  const row = values.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('');
  expect(await cells(row, { formats })).toEqual(values.map(([, , text]) => text));
});

test.each(['1', 'true'])(
  'days of a workbook that counts from 1904 are the days that it shows: %s',
  async (value) => {
    const row = '<c s="1"><v>44254</v></c>';
    expect(await cells(row, { formats: ['yyyy-mm-dd'], properties: `date1904="${value}"` })).toEqual([
      '2025-02-28',
    ]);
  },
);

test('texts come whole: those that cells share, formatted in parts, with signs of XML, without readings in kana', async () => {
  const strings = [
    '<r><t>AB-</t></r><r><rPr><b/></rPr><t>00012</t></r>',
    '<t>Quill &amp; Sons &#x1F600; &lt;West&gt;</t>',
    '<t>Main St_x000D_\nSuite 2</t>',
    '<t>漢字</t><rPh sb="0" eb="2"><t>カンジ</t></rPh>',
    '<t><![CDATA[A & B]]></t>',
  ];
  const row = strings.map((_, at) => `<c t="s"><v>${at}</v></c>`).join('');
  expect(
    await cells(`${row}<c t="str"><f>A1</f><v>made</v></c><c t="d"><v>2025-02-28T00:00:00</v></c>`, {
      strings,
    }),
  ).toEqual([
    'AB-00012',
    'Quill & Sons \u{1F600} <West>',
    'Main St\nSuite 2',
    '漢字',
    'A & B',
    'made',
    '2025-02-28',
  ]);
});

test('cells that hold an error, and formulas whose result the file does not have, are named', async () => {
  const { rows, odd } = await sheetOf(
    `<row r="4"><c r="A4" t="e"><v>#N/A</v></c><c r="B4"><f>A1*2</f></c><c r="C4"><f>A1</f><v></v></c>
     <c r="D4" t="str"><f>""</f><v></v></c><c r="E4"><f>1+1</f><v>2</v></c><c r="F4" t="b"><v>1</v></c></row>`,
  );
  expect(rows).toEqual([['#N/A', '', '', '', '2', 'true']]);
  expect(odd).toEqual([
    { line: 4, column: 0, what: 'error', shown: '#N/A' },
    { line: 4, column: 1, what: 'formula' },
    { line: 4, column: 2, what: 'formula' },
  ]);
});

test('hidden rows and columns, a filter and merged cells are marked; nothing of them is left out', async () => {
  const sheet = await sheetOf(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="C1" t="inlineStr"><is><t>NPI</t></is></c></row>
     <row r="2" hidden="1"><c r="A2" t="inlineStr"><is><t>Quill</t></is></c></row>
     <row r="3"/><row r="4" hidden="1"/><row r="9"><c r="A9" t="inlineStr"><is><t>Vega</t></is></c></row>`,
    {
      before: '<cols><col min="2" max="3" width="9" hidden="1"/></cols>',
      behind:
        '<autoFilter ref="A1:C9"><filterColumn colId="0"/></autoFilter><mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
    },
  );
  expect(sheet).toMatchObject({
    rows: [
      ['Name', '', 'NPI'],
      ['Quill', '', ''],
      ['Vega', '', ''],
    ],
    lines: [1, 2, 9],
    blank: [{ from: 3, to: 4 }],
    hiddenLines: [2],
    filtered: true,
    hiddenColumns: [2],
    merged: [{ top: 1, bottom: 1, left: 0, right: 1 }],
  });
});

test('the first column can be hidden, by its mark or by having no width', async () => {
  const cells = `<row r="1"><c r="A1" t="inlineStr"><is><t>Id</t></is></c><c r="B1" t="inlineStr"><is><t>Name</t></is></c></row>`;
  const marked = await sheetOf(cells, { before: '<cols><col min="1" max="1" hidden="1"/></cols>' });
  const narrow = await sheetOf(cells, { before: '<cols><col min="1" max="1" width="0"/></cols>' });
  expect([marked.hiddenColumns, narrow.hiddenColumns]).toEqual([[0], [0]]);
});

test('sheets come in the order of the file with their names, hidden ones last, empty ones not at all', async () => {
  const rows = textRows([['Name'], ['Quill']]);
  const sheets = await read(
    writtenWorkbook({
      sheets: [
        { name: 'Lists', state: 'veryHidden', rows },
        { name: 'Instructions', rows },
        { name: 'Empty', rows: '<row r="1"/>' },
        { name: 'Adds &amp; Terms', rows },
        { name: 'Old', state: 'hidden', rows },
      ],
    }),
  );
  expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['Instructions', false],
    ['Adds & Terms', false],
    ['Lists', true],
    ['Old', true],
  ]);
});

test('a workbook whose elements have a prefix, and cells no address, is read as any other', async () => {
  const office = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const [sheet] = await read(
    packed({
      '_rels/.rels': `<Relationships><Relationship Id="a" Type="${office}/officeDocument" Target="/book/main.xml"/></Relationships>`,
      'book/_rels/main.xml.rels': `<Relationships><Relationship Id="b" Type="${office}/worksheet" Target="../sheets/one.xml"/></Relationships>`,
      'book/main.xml': `<x:workbook xmlns:x="x" xmlns:rel="y"><x:sheets><x:sheet name="One" sheetId="1" rel:id="b"/></x:sheets></x:workbook>`,
      'sheets/one.xml': `<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    }),
  );
  expect(sheet).toMatchObject({ name: 'One', rows: [['Name', '7']], lines: [1] });
});

test('thirty thousand formatted rows below the table are counted, not kept', async () => {
  const empty = Array.from(
    { length: 30_000 },
    (_, at) => `<row r="${at + 3}"><c r="A${at + 3}" s="1"/></row>`,
  );
  const { rows, blank } = await sheetOf(`${textRows([['Name'], ['Quill']])}${empty.join('')}`);
  expect(rows).toEqual([['Name'], ['Quill']]);
  expect(blank).toEqual([{ from: 3, to: 30_002 }]);
});
