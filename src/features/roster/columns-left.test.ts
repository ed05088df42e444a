import { expect, test } from 'vitest';
import { columnsLeft, columnsLeftWords } from './columns-left';

test('Columns that hold values and are not taken are named, those of an expiry with the reason', () => {
  const heading = ['NPI', 'Lic Exp', 'DEA Exp Date', '3rd St Lic', 'Remarks', ''];
  const rows = [
    { cells: ['1234567893', '1/31/2027', '', '', ' '] },
    { cells: ['', '', '2/28/2027', 'A118', '', 'x'] },
  ];
  const left = columnsLeft(heading, ['npi'], rows);
  expect(columnsLeftWords(left)).toEqual([
    'Columns with values that are not taken: 3rd St Lic, Column 6.',
    'Lic Exp, DEA Exp Date: no expiry is taken from a file, because each verification finds it at the source.',
  ]);
  expect(columnsLeftWords(columnsLeft(['NPI'], ['npi'], rows))).toEqual([]);
});
