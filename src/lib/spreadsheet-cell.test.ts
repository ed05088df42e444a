import { expect, test } from 'vitest';
import { cellText } from './spreadsheet-cell';

test.each([
  ['1234567893.0', '1234567893'],
  ['1.234567893E+09', '1234567893'],
  ['79901', '79901'],
  ['12.5', '12.5'],
  ['Xavier', 'Xavier'],
  ['E1234', 'E1234'],
  ['25MA12345600', '25MA12345600'],
])('%s is read as %s', (cell, text) => {
  expect(cellText(cell)).toEqual({ text });
});

test.each([
  ['1.23457E+09', /has cut off this number.*export/],
  ['#REF!', /error of a spreadsheet/],
  ['#NAME?', /error of a spreadsheet/],
  ['########', /error of a spreadsheet/],
  ['=A1&" "&B1', /formula in place of its result/],
  ['123-45-6789', /social security number/],
  ['***-**-6789', /social security number/],
  ['XXX-XX-6789', /social security number/],
  ['xxxxx6789', /social security number/],
])('%s is not read, and the reason says what it is', (cell, problem) => {
  expect(cellText(cell)).toEqual({ problem: expect.stringMatching(problem) });
});
