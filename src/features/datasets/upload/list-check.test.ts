import { expect, test } from 'vitest';
import type { CsvLayout } from '@/lib/csv-check';
import { bytesOf, textRows, writtenWorkbook } from '@/tabular/testing';
import { readTabular } from '@/tabular/read';
import { checkSheet } from './list-check';

const layout: CsvLayout = {
  columns: [
    { name: 'lastName', kind: 'text' },
    { name: 'npi', kind: 'npiOrZeros' },
  ],
  naming: ['lastName'],
};
async function check(bytes: Uint8Array) {
  const read = await readTabular(bytes, 'list.csv');
  const [sheet] = 'sheets' in read ? read.sheets : [];
  if (!sheet) throw new Error('The file has no sheet.');
  return checkSheet(sheet, layout, new Map());
}

test('a CSV file that begins with its heading is uploaded as it is', async () => {
  const report = await check(bytesOf('lastName,npi\nQuill,1234567893\n'));
  expect(report).toMatchObject({ headingProblems: [], rows: 1, bad: [], rest: undefined });
});

test.each<[what: string, bytes: Uint8Array]>([
  ['parted by tabs', bytesOf('lastName\tnpi\nQuill\t1234567893\n')],
  ['below a title', bytesOf('Exclusions of May\nlastName,npi\nQuill,1234567893\n')],
  [
    'of older Windows programs',
    Uint8Array.from(Buffer.from('lastName,npi\nQu\u00edll,1234567893\n', 'latin1')),
  ],
  [
    'of a workbook',
    writtenWorkbook({
      sheets: [
        {
          name: 'A',
          rows: textRows([
            ['lastName', 'npi'],
            ['Quill', '1234567893'],
          ]),
        },
      ],
    }),
  ],
])('rows %s are uploaded as the CSV that the service takes', async (_, bytes) => {
  const report = await check(bytes);
  expect(report).toMatchObject({ headingProblems: [], rows: 1, bad: [] });
  expect(report.rest).toMatch(/^lastName,npi\nQu[ií]ll,1234567893\n$/);
});

test('a quotation mark that is never closed makes its row a bad one, by its line', async () => {
  const report = await check(bytesOf('lastName,npi\nQuill,1234567893\n"Vega,1900000013'));
  expect(report.bad).toEqual([
    { line: 3, messages: [expect.stringMatching(/quotation mark/), expect.stringMatching(/values where/)] },
  ]);
});
