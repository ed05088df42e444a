import { expect, test } from 'vitest';
import { baseName, recogniseHeadless } from './headless-lists';
import { layouts } from './layouts';
import { readList } from './read-list';

const debarment = layouts.find(({ isHeadless, state }) => isHeadless && state === 'NJ');
const row = (cells: Record<string, string>) =>
  (debarment?.columns ?? []).map(({ name }) => cells[name] ?? '');
const roe = row({
  firm_name: 'ROE, ANN',
  name: 'ROE, ANN',
  action: 'DEBARMENT',
  effective_date: '5/20/2024',
});
const acorn = row({ firm_name: 'ACORN CARE LLC', city: 'TRENTON', state: 'NJ', effective_date: '5/20/2024' });
const sheet = (...rows: string[][]) => [{ name: '', rows }];

test('New Jersey’s debarments have no heading: they are known by the name of the file and their columns', () => {
  const found = recogniseHeadless('Debarment (2).txt', sheet(roe, acorn));
  expect(found).toMatchObject({ certainty: 'certain', layout: { name: debarment?.name }, questions: [] });
  expect(found?.tables[0]?.lines).toEqual([1, 2]);
  const { records } = readList(found?.tables ?? [], { today: '2026-11-28' });
  expect(records.map(({ line, fields }) => [line, fields.lastName ?? fields.fullName])).toEqual([
    [1, 'ROE'],
    [2, 'ACORN CARE LLC'],
  ]);
  expect(records[1]?.fields).toMatchObject({
    'source.state': 'NJ',
    address: 'TRENTON, NJ',
    'exclusionDetails.startDate': '2024-05-20',
  });
});

test('A file of that name whose first row is a heading, or that has other columns, is none of them', () => {
  expect(recogniseHeadless('Debarment.txt', sheet(row({ firm_name: 'Firm Name' }), acorn))).toBeUndefined();
  expect(recogniseHeadless('Debarment.txt', sheet(['ROE', 'ANN']))).toBeUndefined();
});

test('A workbook of several sheets is no text without a heading', () => {
  const one = sheet(roe);
  expect(recogniseHeadless('Debarment.txt', [...one, ...one])).toBeUndefined();
});

test.each([
  ['SDN.CSV', 'SDN'],
  ['sdn (1).csv', 'sdn'],
  ['cons_prim-(12).csv', 'cons_prim'],
  ['Debarment', 'Debarment'],
])('What a browser puts behind a name is no part of it: %s', (file, name) => {
  expect(baseName(file)).toBe(name);
});
