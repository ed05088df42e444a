import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leftTable } from './left-rows';
import type { OnFile } from './model/kind';
import type { Decisions } from './model/rows';
import { rowsToImport } from './run';
import { checked, testKind } from './testing-rows';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-28T12:00:00Z');
});
afterEach(() => vi.useRealTimers());

const npi = '1234567893';
const ada: OnFile = {
  id: 'p1',
  identities: [`npi:${npi}`, 'name:QUILL ADA'],
  values: { lastName: 'Quill', firstName: 'Ada', npi },
};
const fields = 'npi lastName firstName action termDate';

/** Of rows of these fields, the ones that the file of rows left out has, with the reason. */
function left(rows: string[][], decisions?: Decisions) {
  const all = checked(fields, rows, { onFile: [ada], ...(decisions && { decisions }) });
  const heading = fields.split(' ');
  return leftTable(testKind, heading, all, rowsToImport(testKind, all, {})).rows.map((cells) => cells.at(-1));
}

test.each([
  ['a name alone', ['', 'Quill', 'Ada', 'Term', ''], /^A name alone does not say who ends/],
  ['a day ahead', [npi, 'Quill', 'Ada', 'Term', '12/31/2026'], /import it again then$/],
  [
    'nobody on file',
    ['1900000013', 'Vega', 'Bea', 'Term', ''],
    /^Nothing will happen: the row ends somebody who is not on file$/,
  ],
])('A termination of %s is among the rows left out', (_, row, words) => {
  expect(left([row])).toEqual([expect.stringMatching(words)]);
});

test('A row that a person left out is among them, with the rows that were joined to it', () => {
  const rows = [
    ['1900000013', 'Vega', 'Bea', 'Add', ''],
    ['1900000013', 'Yu', 'Bea', 'Add', ''],
  ];
  expect(left(rows, new Map([[2, { isLeft: true }]]))).toEqual(['Left out', expect.any(String)]);
  expect(left(rows)).toHaveLength(2);
});

test('Who is there already, a location that ends and a row that is imported with another are not among them', () => {
  const rows = [
    [npi, 'Quill', 'Ada', 'Change', ''],
    [npi, 'Quill', 'Ada', 'Change', ''],
    ['1900000013', 'Vega', 'Bea', 'Term location', ''],
    ['1900000021', 'Yu', 'Cleo', 'Add', ''],
    ['1900000021', 'Yu', 'Cleo', 'Add', ''],
  ];
  expect(left(rows)).toEqual([]);
});
