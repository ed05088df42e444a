import { describe, expect, test } from 'vitest';
import { looksLikeRecord, stateWitnesses } from './list-state';
import type { Column } from './types';

const columns: Column[] = [
  { name: 'Name', role: 'name' },
  { name: 'State', role: 'state' },
  { name: 'Address', role: 'address' },
];
const witnesses = (
  fileName: string,
  { sheet = '', above = [] as string[][], rows = [] as string[][] } = {},
) => stateWitnesses(fileName, sheet, above, columns, rows);

describe('whose list a file says it is', () => {
  test.each([
    ['West Virginia exclusions.csv', 'WV'],
    ['NewYork_exclusions.xlsx', 'NY'],
    ['GA_list.csv', 'GA'],
    ['exclusions-tx.csv', undefined],
    ['TennCare.xlsx', 'TN'],
    ['excluded in MA.csv', 'MA'],
    ['Washington D.C. exclusions.csv', 'DC'],
    ['Washington.csv', 'WA'],
    ['Texas and Ohio.csv', undefined],
    ['list.csv', undefined],
  ])('by its name: %s', (fileName, state) => {
    expect(witnesses(fileName).stated).toBe(state);
  });

  test('by its sheet or the rows above its heading', () => {
    expect(witnesses('a.xlsx', { sheet: 'ND Provider Exclusions North Dakota' }).stated).toBe('ND');
    expect(witnesses('a.xlsx', { above: [['Medi-Cal'], ['Suspended providers']] }).stated).toBe('CA');
  });

  test('by its addresses, where there are five and most are in one state', () => {
    const rows = ['OK', 'OK', 'OK', 'Oklahoma', 'TX'].map((state) => ['Roe', state, '']);
    expect(witnesses('a.csv', { rows }).ofAddresses).toBe('OK');
    expect(witnesses('a.csv', { rows: rows.slice(0, 4) }).ofAddresses).toBeUndefined();
    const whole = Array.from({ length: 5 }, () => ['Roe', '', '12 Oak St, Boise, ID 83702']);
    expect(witnesses('a.csv', { rows: whole }).ofAddresses).toBe('ID');
  });
});

test.each([
  [['Roe', '1234567893'], true],
  [['Roe', '5/20/2024'], true],
  [['Last Name', 'NPI'], false],
  [['Revised in the year 2024 for all programs of the state', ''], false],
])('A row with a date or a number of ten digits looks like a record: %j', (cells, isRecord) => {
  expect(looksLikeRecord(cells)).toBe(isRecord);
});
