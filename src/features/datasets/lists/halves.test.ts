import { expect, test } from 'vitest';
import { listEffect } from './list-effect';
import { readList } from './read-list';
import { recogniseList } from './recognise';
import { cellsOf, headingOf } from './testing/headings';
import type { ListSheet, ListTable } from './types';

const today = '2026-11-28';
const target = 'StateSanctionsAndExclusions';
const sheet = (name: string, list: string, ...rows: string[]): ListSheet => ({
  name,
  rows: [headingOf(list), ...cellsOf(rows)],
});
const individuals = sheet(
  'Individuals',
  'Ohio excluded and suspended, individuals',
  'Roe|Ann|M|2/14/1969|1234567893|0123456|Suspended|5/20/2024|2024-05-21|65 - Nurse',
  'Poe|Bob||1/3/1970||0123457|Excluded|5/20/2024||Aide',
);
const organizations = sheet(
  'Organizations',
  'Ohio excluded and suspended, organizations',
  '1900000013|Acorn Care|12 Oak St||Dayton|OH|45402|0123458|Excluded|2024-05-20||Agency',
);
const read = (...files: { fileName: string; sheets: ListSheet[] }[]) => {
  const tables: ListTable[] = files.flatMap((file) => recogniseList(file).tables);
  const reading = readList(tables, { today });
  return { reading, effect: listEffect(tables, reading, target) };
};
const kinds = ({ effect }: ReturnType<typeof read>) => effect.warnings.map(({ kind }) => kind);

test('Ohio’s two halves on two sheets are one list of persons and firms', () => {
  const both = read({ fileName: 'Ohio.xlsx', sheets: [individuals, organizations] });
  expect(
    both.reading.records.map(({ fields, table, line }) => [fields.lastName ?? fields.fullName, table, line]),
  ).toEqual([
    ['Roe', 0, 2],
    ['Poe', 0, 3],
    ['Acorn Care', 1, 2],
  ]);
  expect(new Set(both.reading.records.map(({ fields }) => fields['source.state']))).toEqual(new Set(['OH']));
  expect(both.reading.figures).toMatchObject({ records: 3, firms: 1, withNpi: 2, withBirthDate: 2 });
  expect(kinds(both)).not.toContain('half');
});

test('Ohio’s two halves may be two files, in any order', () => {
  const both = read(
    { fileName: 'organizations.csv', sheets: [{ ...organizations, name: '' }] },
    { fileName: 'individuals.csv', sheets: [{ ...individuals, name: '' }] },
  );
  expect(both.reading.records).toHaveLength(3);
  expect(kinds(both)).not.toContain('half');
});

test.each([
  ['individuals', individuals],
  ['organizations', organizations],
])('One half of Ohio’s list alone asks whether the other one is missing: %s', (_, half) => {
  expect(kinds(read({ fileName: 'Ohio.xlsx', sheets: [half] }))).toContain('half');
});

test('Minnesota’s individuals and groups have one heading in two files', () => {
  const list = 'Minnesota MHCP excluded individuals, excluded groups';
  const persons = sheet('', list, 'Nurse||Roe|Ann|M|5/20/2024|12 Oak St||Saint Paul|MN|55101|Excluded');
  const groups = sheet('', list, 'Agency|Acorn Care||||5/20/2024|12 Oak St||Saint Paul|MN|55101|Excluded');
  const one = { fileName: 'individuals.csv', sheets: [persons] };
  const both = read(one, { fileName: 'groups.csv', sheets: [groups] });
  expect(both.reading.records.map(({ isFirm }) => isFirm)).toEqual([false, true]);
  expect(kinds(both)).not.toContain('half');
  expect(kinds(read(one))).toContain('half');
});
