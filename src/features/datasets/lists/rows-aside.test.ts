import { expect, test } from 'vitest';
import { readList } from './read-list';
import { recogniseList } from './recognise';

const today = '2026-11-28';
const heading = ['Last Name', 'First Name', 'Provider Type', 'Exclusion Date', 'Exclusion Agency'];
const read = (rows: string[][], sheet = 'Sheet1', names = heading) =>
  readList(
    recogniseList({ fileName: 'Utah.xlsx', sheets: [{ name: sheet, rows: [names, ...rows] }] }).tables,
    { today },
  );
const roe = ['Roe', 'Ann', 'Nurse', '5/20/2024', 'State'];

test.each([
  ['heading', [heading]],
  [
    'heading',
    [
      ['Last', 'First', 'Provider', 'Exclusion', 'Exclusion'],
      ['Name', 'Name', 'Type', 'Date', 'Agency'],
    ],
  ],
  ['page', [['Page 2 of 14']]],
  ['page', [['', '', '', '', '12']]],
  ['total', [['Total: 212', '', '', '', '']]],
  ['total', [['Total number of excluded providers', '', '', '', '212']]],
  ['total', [['Grand Total - Nurses 1,212', '', 'N/A', '', '']]],
  ['total', [['Number of individuals: 12', '', '', '', '']]],
  ['total', [['212 records', '', '', '', '']]],
  ['note', [['NOTE: Any nurse aide listed here may appeal']]],
  ['note', [['A = Abuse']]],
  ['note', [['06.12.2026']]],
  ['note', [['Sanction Type']]],
  ['note', [['', '', '', '', 'End of report']]],
  ['category', [['NURSES AND AIDES']]],
  ['name alone', [['Poe']]],
  ['no name', [['', '', 'Nurse', '5/20/2024', '']]],
])('A row that is no record is set aside as %s: %j', (reason, rows) => {
  const { records, setAside } = read([roe, ...rows, ['Moe', ...roe.slice(1)]]);
  expect(records).toHaveLength(2);
  expect(setAside.map((row) => row.reason)).toEqual(rows.map(() => reason));
});

test.each(['TOTAL HOME CARE LLC', 'TOTAL', 'Total Care 24', '24 Records LLC', 'Number of One Care 1'])(
  'A firm whose name begins like a total is a record by its date: %s',
  (firm) => {
    const { records, setAside } = read([
      roe,
      [firm, 'N/A', '', '5/20/2024', ''],
      [firm, '', '', '45432', ''],
    ]);
    expect(setAside).toEqual([]);
    expect(records.map(({ fields }) => fields.fullName ?? fields.lastName)).toEqual(['Roe', firm, firm]);
  },
);

const kentucky = [
  'First Name',
  'Last Name or Practice Name',
  'NPI',
  'License',
  'Effective Date',
  'Reason for Term/Exclusion',
  'Timeframe of Term/Exclusion',
];
const ofKentucky = ['Ann', 'Roe', '1234567893', '', '5/20/2024', 'Fraud', '5 years'];

test.each([
  'Acme Home Health, Inc.',
  'Acorn Care LLC',
  'Acorn Nursing Agency, Inc.',
  'Roe, Ann M',
  'Ann Roe',
])('A name that stands in the column of names alone is a record: %s', (name) => {
  const { records, setAside } = read(
    [ofKentucky, ['N/A', name, '', '', '', '', ''], ['', name, 'NA', '', '', '', 'Indefinite']],
    'Sheet1',
    kentucky,
  );
  expect(setAside).toEqual([]);
  expect(records).toHaveLength(3);
});

test.each([
  ['note', 'Providers on this list may appeal within thirty days of the notice.'],
  ['note', 'End of report'],
  ['category', 'Nurses and Aides'],
  ['name alone', 'Excluded Individuals'],
  ['name alone', 'Continued'],
])('What stands there without being a name is %s: %s', (reason, text) => {
  const { records, setAside } = read([ofKentucky, ['', text]], 'Sheet1', kentucky);
  expect(records).toHaveLength(1);
  expect(setAside.map((row) => row.reason)).toEqual([reason]);
});

test.each([
  ['Reinstated 1/1/2024', 0],
  ['Provider reinstated effective 1/1/2024', 0],
  ['5 years; reinstated 1/1/2024', 0],
  ['Reinstated', 0],
  ['Reinstated 1/1/2030', 1],
  ['Until reinstated', 1],
  ['Eligible for reinstatement 1/1/2024', 1],
  ['Not reinstated', 1],
])('“%s” in place of a period leaves %i exclusions in force', (period, left) => {
  const { records, setAside } = read([[...ofKentucky.slice(0, -1), period]], 'Sheet1', kentucky);
  expect(records).toHaveLength(left);
  expect(setAside.map((row) => row.reason)).toEqual(left === 0 ? ['reinstated'] : []);
});

test('Empty rows by the thousand are neither records nor told', () => {
  const { figures } = read([roe, ...Array.from({ length: 3_000 }, () => ['', ' ', '', '', ''])]);
  expect(figures).toMatchObject({ rows: 1, records: 1, aside: {} });
});

test('An alias in a row of its own belongs to the row above', () => {
  const { records, setAside } = read([
    roe,
    ['(aka Ann Doe)'],
    ['', 'aka Annie Roe'],
    ['Poe', 'Bob', 'Nurse', '5/20/2024', ''],
  ]);
  expect(records.map(({ lists }) => lists?.['aliases.fullName'])).toEqual([
    ['Ann Doe', 'Annie Roe'],
    undefined,
  ]);
  expect(setAside.map(({ reason }) => reason)).toEqual(['alias of the row above', 'alias of the row above']);
});

test('An alias below a row that was set aside is not given to somebody else', () => {
  const names = [...heading, 'Reinstated Date'];
  const reinstated = ['Poe', 'Bob', 'Nurse', '5/20/2014', 'State', '5/20/2019'];
  const { records } = read([[...roe, ''], reinstated, ['aka Bill Poe']], 'Sheet1', names);
  expect(records).toHaveLength(1);
  expect(records[0]?.lists).toBeUndefined();
});

test('A category is the provider type of the rows below where the list has no column for it', () => {
  const names = ['Name of Provider', 'Suspension Effective Date', 'Initiated by'];
  const { records } = read(
    [['DENTISTS'], ['Roe, Ann', '5/20/2024', 'State'], ['NURSES'], ['Poe, Bob', '5/20/2024', 'State']],
    'Sheet1',
    names,
  );
  expect(records.map(({ fields }) => fields.providerType)).toEqual(['DENTISTS', 'NURSES']);
});

test('Rows that repeat the federal list are told, and kept', () => {
  const agencies = ['OIG', 'HHS-OIG', 'Medicare', 'State', 'Medicaid OIG', 'OIG/STATE', ''];
  const { records, figures } = read(agencies.map((agency) => ['Roe', 'Ann', 'Nurse', '5/20/2024', agency]));
  expect(records.map(({ isFederal }) => isFederal === true)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(figures.federal).toBe(3);
});

test('A sheet of reinstated providers gives no exclusions', () => {
  const { records, setAside } = read([roe], 'Reinstated Providers');
  expect(records).toEqual([]);
  expect(setAside).toMatchObject([
    { reason: 'sheet of reinstatements', sheet: 'Reinstated Providers', line: 2 },
  ]);
});

test('A sheet of exclusions and reinstatements is read, and its own column says who is reinstated', () => {
  const names = [...heading, 'Reinstated Date'];
  const reinstated = ['Poe', 'Bob', 'Nurse', '5/20/2014', 'State', '5/20/2019'];
  const { records, setAside } = read([[...roe, ''], reinstated], 'Exclusion-Reinstatement List', names);
  expect(records.map(({ fields }) => fields.lastName)).toEqual(['Roe']);
  expect(setAside).toMatchObject([{ reason: 'reinstated', line: 3 }]);
  expect(read([roe], 'Removed from exclusion list').records, 'without such a column').toEqual([]);
});

test('A value that cannot be read stays out, with its place, and its row stays in', () => {
  const names = [...heading, 'NPI'];
  const { records, problems, figures } = read(
    [['Roe', 'Ann', 'Nurse', '5/??/2024', '', '1234567890']],
    'Sheet1',
    names,
  );
  expect(records).toHaveLength(1);
  expect(problems).toEqual([
    { line: 2, column: 'NPI', text: '1234567890', kind: 'npi' },
    { line: 2, column: 'Exclusion Date', text: '5/??/2024', kind: 'date' },
  ]);
  expect(figures.problems).toEqual({ npi: 1, date: 1 });
  expect(records[0]?.info).toEqual({
    'Numbers that are no NPI': '1234567890',
    'Exclusion Date': '5/??/2024',
  });
});

test('What a row says that was set aside has the values of columns that are not read once each', () => {
  const names = [...heading, 'Reinstated Date', 'Region', 'Region'];
  const row = ['Thomas', 'Thomas', 'Nurse', '5/20/2014', 'State', '5/20/2019', 'East', 'East'];
  const { setAside } = read([row], 'Sheet1', names);
  expect(setAside[0]?.text).toBe('Thomas · Thomas · Nurse · 5/20/2014 · State · 5/20/2019 · East');
});
