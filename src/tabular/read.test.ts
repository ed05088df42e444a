import { CFB, utils, write, type BookType } from '@e965/xlsx';
import zahl from '@e965/xlsx/dist/xlsx.zahl.mjs';
import { expect, test } from 'vitest';
import { readTabular } from './read';
import { bytesOf, packed, textRows, writtenWorkbook } from './testing';
import type { FileFormat } from './types';

/** A workbook of two columns in another format. */
function workbookIn(bookType: BookType): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ['Last name', 'NPI', 'Born', 'ZIP', 'Note'],
    ['Quill', 1_234_567_893, { t: 'n', v: 31_000, z: 'm/d/yyyy' }, { t: 'n', v: 1234, z: '00000' }, 'A & B'],
  ]);
  return new Uint8Array(write(utils.book_new(sheet, 'R & D'), { type: 'array', bookType }) as ArrayBuffer);
}

/** A compound file with these streams. */
function compound(...streams: string[]): Uint8Array {
  const file: unknown = CFB.utils.cfb_new();
  for (const name of streams) CFB.utils.cfb_add(file, `/${name}`, bytesOf('x'.repeat(5_000)));
  return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
}

/** A workbook of Excel 97 with a password: behind its beginning stands a record that says so. */
function protectedOldWorkbook(): Uint8Array {
  const file = CFB.read(workbookIn('biff8'), { type: 'array' }) as unknown;
  const stream = CFB.find(file, 'Workbook') as { content: Uint8Array; size: number };
  const [, , low = 0, high = 0] = stream.content;
  const begin = 4 + low + high * 256;
  const record = [0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4];
  const content = [...stream.content.slice(0, begin), ...record, ...stream.content.slice(begin)];
  stream.content = Uint8Array.from(content);
  stream.size = content.length;
  return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer);
}

const starting = (...bytes: number[]) =>
  Uint8Array.from([...bytes, ...Array.from({ length: 600 }, (_, at) => at % 256)]);

test.each<[what: string, bytes: Uint8Array, format: FileFormat, sentence: RegExp]>([
  ['an empty file', new Uint8Array(), 'empty', /^This file is empty\./],
  ['a text of blank lines', bytesOf('\uFEFF\r\n \r\n'), 'empty', /^This file is empty\./],
  [
    'a protected workbook',
    compound('EncryptionInfo', 'EncryptedPackage'),
    'protected',
    /protected by a password.*remove the password/,
  ],
  ['a protected workbook of Excel 97', protectedOldWorkbook(), 'xls', /protected by a password/],
  ['a Word document of old', compound('WordDocument', '1Table'), 'word', /text document.*Copy its table/],
  ['a Word document', packed({ 'word/document.xml': '<w/>' }), 'word', /text document/],
  ['a document with formatted text', bytesOf('{\\rtf1 Rows}'), 'word', /text document/],
  [
    'an OpenDocument text',
    packed({ mimetype: 'application/vnd.oasis.opendocument.text' }),
    'word',
    /text document/,
  ],
  [
    'a presentation',
    packed({ 'ppt/presentation.xml': '<p/>' }),
    'presentation',
    /presentation and no spreadsheet/,
  ],
  ['a PDF', bytesOf('%PDF-1.7\n%\u00e2\u00e3'), 'pdf', /^This is a PDF.*From PDF/],
  ['a photo', starting(0xff, 0xd8, 0xff, 0xe0), 'image', /^This is a picture/],
  ['a screenshot', starting(0x89, 0x50, 0x4e, 0x47), 'image', /^This is a picture/],
  ['an archive of two tables', packed({ 'a.csv': 'x', 'b.csv': 'y' }), 'archive', /archive.*Unpack it/],
  ['an archive of another kind', starting(0x37, 0x7a, 0xbc, 0xaf), 'archive', /archive/],
  ['a damaged archive', starting(0x50, 0x4b, 3, 4), 'archive', /archive/],
  [
    'a document of Pages or an unknown Numbers',
    packed({ 'Index/Document.iwa': 'x' }),
    'numbers',
    /Export To, Excel or CSV/,
  ],
  ['JSON', bytesOf('[{"npi": "1234567893"}]'), 'json', /^This is JSON/],
  [
    'XML',
    bytesOf('<?xml version="1.0"?><providers><one/></providers>'),
    'xml',
    /XML file and no spreadsheet/,
  ],
  [
    'a page without a table',
    bytesOf('<!DOCTYPE html><html><body>Please sign in</body></html>'),
    'html',
    /web page without a table/,
  ],
  ['a program', starting(0x7f, 0x45, 0x4c, 0x46, 1, 2, 3), 'unknown', /neither a spreadsheet nor a text/],
  [
    'a workbook without rows',
    writtenWorkbook({ sheets: [{ name: 'A', rows: '' }] }),
    'xlsx',
    /No row of this file has a value/,
  ],
  ['a workbook cut off in its middle', workbookIn('xlsx').slice(0, 900), 'archive', /archive|damaged/],
  [
    'a workbook with a damaged sheet',
    writtenWorkbook({ sheets: [{ name: 'A', rows: '<row><c></row' }] }),
    'xlsx',
    /Excel workbook is damaged/,
  ],
])('%s is told as what it is, with what to do', async (_, bytes, format, sentence) => {
  const found = await readTabular(bytes, 'roster.xlsx');
  expect(found).toMatchObject({ format, problem: expect.stringMatching(sentence) as string });
});

test.each<[bookType: BookType, format: FileFormat]>([
  ['xlsx', 'xlsx'],
  ['xlsm', 'xlsx'],
  ['xlsb', 'xlsb'],
  ['biff8', 'xls'],
  ['biff5', 'xls'],
  ['ods', 'ods'],
  ['fods', 'ods'],
  ['xlml', 'spreadsheetml'],
])(
  'a workbook written as %s is read: days, leading zeros and identifiers as they are shown',
  async (bookType, format) => {
    const found = await readTabular(workbookIn(bookType), 'roster');
    expect(found).toMatchObject({
      format,
      sheets: [
        {
          name: 'R & D',
          hidden: false,
          rows: [
            ['Last name', 'NPI', 'Born', 'ZIP', 'Note'],
            ['Quill', '1234567893', '1984-11-14', '01234', 'A & B'],
          ],
          lines: [1, 2],
        },
      ],
    });
  },
);

test('a Numbers spreadsheet is read, and it is said that nothing in it is known to be hidden', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Last name', 'NPI'],
    ['Quill', 1_234_567_893],
  ]);
  const book = utils.book_new(sheet, 'Roster');
  const bytes = write(book, { type: 'array', bookType: 'numbers', numbers: zahl as string }) as ArrayBuffer;
  expect(await readTabular(new Uint8Array(bytes), 'roster.numbers')).toMatchObject({
    format: 'numbers',
    remarks: [expect.stringMatching(/hidden .* are read like any others/) as string],
    sheets: [
      {
        name: 'Roster',
        rows: [
          ['Last name', 'NPI'],
          ['Quill', '1234567893'],
        ],
      },
    ],
  });
});

test('the tables of a page under the name of a spreadsheet are read as they stand there, and it is said', async () => {
  const page = `<html><head><meta charset="utf-8"><title>Export</title></head><body><p>Status</p>
    <table><tr><th>Name</th><th>ZIP</th><th>Since</th></tr>
    <tr><td>Mu\u00f1oz &amp; Co<br>West</td><td>01234</td><td>1/2/2020</td></tr></table></body></html>`;
  expect(await readTabular(bytesOf(page), 'list.xls')).toMatchObject({
    format: 'html',
    remarks: ['The name of this file ends in .xls, but it is a web page with a table. It was read as that.'],
    sheets: [
      {
        rows: [
          ['Name', 'ZIP', 'Since'],
          ['Mu\u00f1oz & Co\nWest', '01234', '1/2/2020'],
        ],
      },
    ],
  });
});

test('a text without rows under the name of a workbook is no spreadsheet, and it is said', async () => {
  expect(await readTabular(bytesOf('this is not a zip'), 'wrong.xlsx')).toEqual({
    format: 'text',
    problem:
      'The name of this file ends in .xlsx, but it is no spreadsheet: it is a text without rows. Export it again, or choose another file.',
  });
  expect(await readTabular(bytesOf('this is not a zip'), 'wrong.csv')).toHaveProperty('sheets');
});

test('a text under the name of a workbook, and a workbook under that of a text, are read, and it is said', async () => {
  expect(await readTabular(bytesOf('Name;NPI\nQuill;1234567893\n'), 'roster.xlsx')).toMatchObject({
    format: 'text',
    remarks: ['The name of this file ends in .xlsx, but it is a text with rows. It was read as that.'],
    sheets: [
      {
        rows: [
          ['Name', 'NPI'],
          ['Quill', '1234567893'],
        ],
      },
    ],
  });
  const workbook = writtenWorkbook({ sheets: [{ name: 'A', rows: textRows([['Name'], ['Quill']]) }] });
  expect(await readTabular(workbook, 'roster.csv')).toMatchObject({
    format: 'xlsx',
    remarks: ['The name of this file ends in .csv, but it is an Excel workbook. It was read as that.'],
  });
});

test('an archive with one table is read, and it is said', async () => {
  const archive = packed({
    'list/EXTRACT.CSV': 'Name,NPI\nQuill,1234567893\n',
    '__MACOSX/list/._EXTRACT.CSV': 'x',
  });
  expect(await readTabular(archive, 'list.zip')).toMatchObject({
    format: 'text',
    remarks: ['This is an archive of packed files. EXTRACT.CSV in it was read.'],
    sheets: [
      {
        rows: [
          ['Name', 'NPI'],
          ['Quill', '1234567893'],
        ],
      },
    ],
  });
  expect(await readTabular(packed({ 'scan.csv': '%PDF-1.7' }), 'list.zip')).toMatchObject({
    problem: expect.stringMatching(/^The archive has one file, scan\.csv\. This is a PDF/) as string,
  });
});

test('characters that no text has are left out, and it is said', async () => {
  expect(await readTabular(bytesOf('Name,NPI\nQuill\0\0,1234567893\n'), 'roster.csv')).toMatchObject({
    remarks: [expect.stringMatching(/NUL\). They were left out/) as string],
    sheets: [
      {
        rows: [
          ['Name', 'NPI'],
          ['Quill', '1234567893'],
        ],
      },
    ],
  });
});
