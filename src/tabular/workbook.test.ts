import { readFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/web-worker';
import { expect, test } from 'vitest';
import { asTable } from './sheet-table';

test('of an Excel file the first sheet is read: days, numbers and texts as one would type them', async () => {
  // Blank are the rows 1 and 5, and row 4 but for spaces; a second sheet holds something else.
  const file = new Blob([readFileSync(new URL('sheet-table.test.xlsx', import.meta.url))]);
  expect(asTable(await readSheet(file))).toEqual({
    heading: ['Last name', 'NPI', 'Date of birth', 'Active', 'Share'],
    rows: [
      ['Quill', '1234567893', '1980-03-31', 'true', '0.5'],
      ['Vega', '1 987 654 321', '1975-11-02', '', ''],
    ],
    lines: [3, 6],
    oddLines: [],
    cut: false,
  });
});

test('a sheet without content has neither heading nor rows', () => {
  expect(asTable([])).toMatchObject({ heading: [], rows: [], lines: [] });
  expect(asTable([[null, ' ']])).toMatchObject({ heading: [], rows: [], lines: [] });
});
