import { expect, test } from 'vitest';
import { listEffect } from './list-effect';
import { readList } from './read-list';
import { recogniseList } from './recognise';

const today = '2026-11-28';
const heading = ['Last Name', 'First Name', 'DOB', 'NPI', 'Exclusion Date', 'Exclusion Agency', 'Case'];
const roe = ['Roe', 'Ann', '4/9/1971', '1234567893', '5/20/2014', 'State', 'A'];
const changed = (at: number, value: string) => roe.map((cell, index) => (index === at ? value : cell));
const turned = (row: string[]) => row.toReversed();
const tablesOf = (fileName: string, rows: string[][]) =>
  recogniseList({ fileName, sheets: [{ name: '', rows }] }).tables;
const fileOf = (rows: string[][], names = heading, fileName = 'Utah.csv') =>
  tablesOf(fileName, [names, ...rows]);
const read = (...files: ReturnType<typeof fileOf>[]) => {
  const tables = files.flat();
  const names = files.length > 1 ? files.map((_, at) => `file ${at + 1}`) : [];
  const reading = readList(tables, { today, names });
  return { ...reading, notes: listEffect(tables, reading, 'StateSanctionsAndExclusions').notes };
};

test('A row that is there twice gives one record, and is told with its place', () => {
  const { records, setAside, figures, notes } = read(fileOf([roe, changed(0, 'Poe'), roe]));
  expect(records.map(({ fields }) => fields.lastName)).toEqual(['Roe', 'Poe']);
  expect(setAside).toMatchObject([{ line: 4, reason: 'same as an earlier row' }]);
  expect(figures).toMatchObject({ rows: 3, records: 2, withNpi: 2, withBirthDate: 2, repeated: 1 });
  expect(notes[0]).toBe('1 row stands in the file twice; it is uploaded once.');
});

test.each([
  [[roe, roe, roe], '1 row stands in the file more than once; it is uploaded once.'],
  [
    [roe, changed(0, 'Poe'), roe, changed(0, 'Poe')],
    '2 rows stand in the file twice; each is uploaded once.',
  ],
])('Rows that are there more often are told with their number: %#', (rows, sentence) => {
  expect(read(fileOf(rows)).notes[0]).toBe(sentence);
});

test.each([
  ['on another date', 4, '5/20/2019'],
  ['of another agency', 5, 'OIG'],
  ['in another case', 6, 'B'],
  ['with another first name', 1, 'Anna'],
])('The same person %s is no repeated row', (_, at, value) => {
  const { records, setAside, notes } = read(fileOf([roe, changed(at, value)]));
  expect(records).toHaveLength(2);
  expect(setAside).toEqual([]);
  expect(notes.join(' ')).not.toContain('uploaded once');
});

test('A column that is not read tells rows apart, too', () => {
  const tables = fileOf([roe, changed(6, 'B')]).map((table) => ({
    ...table,
    columns: table.columns.map(({ name, role }) => (name === 'Case' ? { name } : { name, role })),
  }));
  expect(read(tables as ReturnType<typeof fileOf>).records).toHaveLength(2);
});

test('Of two files of one list the second has what is new, in whatever order its columns stand and its days are written', () => {
  const again = turned(changed(4, '2014-05-20'));
  const { records, setAside, notes } = read(
    fileOf([roe]),
    fileOf([again, turned(changed(0, 'Poe'))], turned(heading)),
  );
  expect(records.map(({ fields, table }) => [fields.lastName, table])).toEqual([
    ['Roe', 0],
    ['Poe', 1],
  ]);
  expect(setAside).toMatchObject([{ line: 2, sheet: 'file 2', reason: 'same as an earlier row' }]);
  expect(notes[0]).toBe('1 row stands in this list twice; it is uploaded once.');
});

test('The lists of two states may name the same person', () => {
  const { records } = read(fileOf([roe]), fileOf([roe], heading, 'Ohio.csv'));
  expect(records.map(({ fields }) => fields['source.state'])).toEqual(['UT', 'OH']);
});

test('The same row below another category is another record', () => {
  const names = ['Name of Provider', 'Suspension Effective Date', 'Initiated by'];
  const row = ['Roe, Ann', '5/20/2024', 'State'];
  const { records } = read(fileOf([['DENTISTS'], row, ['NURSES'], row], names));
  expect(records.map(({ fields }) => fields.providerType)).toEqual(['DENTISTS', 'NURSES']);
});

test('Another name below a repeated row is one of the record above', () => {
  const { records } = read(fileOf([roe, ['(aka Ann Doe)'], roe, ['(aka Annie Roe)']]));
  expect(records.map(({ lists }) => lists?.['aliases.fullName'])).toEqual([['Ann Doe', 'Annie Roe']]);
});

test('Rows that are no longer in force keep that reason, however often they are there', () => {
  const names = [...heading, 'Reinstated Date'];
  const over = [...roe, '5/20/2019'];
  const { setAside, figures } = read(fileOf([over, over, [...changed(0, 'Poe'), '']], names));
  expect(setAside.map(({ reason }) => reason)).toEqual(['reinstated', 'reinstated']);
  expect(figures.repeated).toBe(0);
});

test('A file of OFAC’s that was chosen twice counts once', () => {
  const none = Array.from({ length: 8 }, () => '-0- ');
  const main = tablesOf('SDN.CSV', [['36', 'ACORN TRADING', '-0- ', 'CUBA', ...none]]);
  const addresses = tablesOf('ADD.CSV', [['36', '1', '12 Rue du Port', 'Lyon 69001', 'France', '-0- ']]);
  const { records, figures } = readList([...main, ...main, ...addresses, ...addresses], { today });
  expect(records.map(({ lists }) => lists?.['addresses.address'])).toEqual([
    ['12 Rue du Port, Lyon 69001, France'],
  ]);
  expect(figures).toMatchObject({ firms: 1, repeated: 1 });
});
