import { expect, test } from 'vitest';
import { readList } from './read-list';
import { recogniseList } from './recognise';

const none = '-0- ';
const main = [
  ['36', 'ACORN TRADING', none, 'CUBA', none, none, none, none, none, none, none, none],
  [
    '306',
    'ROE, Ann Mary',
    'individual',
    'SDGT] [IFSR',
    'Director',
    none,
    none,
    none,
    none,
    none,
    none,
    'DOB 14 Mar 1985; nationality Fr',
  ],
  ['\u001a'],
];
const addresses = [
  ['306', '1', '12 Rue du Port', 'Lyon 69001', 'France', none],
  ['306', '2', none, none, 'Spain', 'since 2020'],
];
const aliases = [
  ['306', '7', 'aka', 'DOE; Ann', none],
  ['999', '8', 'aka', 'NOBODY', none],
];
const comments = [['306', 'ance; Passport X1']];
const file = (fileName: string, rows: string[][]) =>
  recogniseList({ fileName, sheets: [{ name: '', rows }] });

test.each([
  ['SDN.CSV', main, 'OFAC SDN, main file'],
  ['sdn (1).csv', main, 'OFAC SDN, main file'],
  ['ADD.CSV', addresses, 'OFAC SDN, addresses'],
  ['alt.csv', aliases, 'OFAC SDN, aliases'],
  ['SDN_COMMENTS.CSV', comments, 'OFAC SDN, remarks that did not fit'],
  ['CONS_PRIM.CSV', main, 'OFAC consolidated (non-SDN), main file'],
  ['cons_add.csv', addresses, 'OFAC consolidated (non-SDN), addresses'],
  ['CONS_ALT.CSV', aliases, 'OFAC consolidated (non-SDN), aliases'],
  ['cons_comments.csv', comments, 'OFAC consolidated (non-SDN), remarks that did not fit'],
])('OFAC’s file without a heading is known by its name: %s', (fileName, rows, name) => {
  expect(file(fileName, rows)).toMatchObject({ certainty: 'certain', layout: { name } });
});

test('A main file under another name is asked about: both lists look alike', () => {
  const found = file('export.csv', main);
  expect(found.certainty).toBe('likely');
  expect(found.questions).toMatchObject([
    { kind: 'which-list', candidates: [{ dataset: 'OfacSdn' }, { dataset: 'OfacConsolidated' }] },
  ]);
});

test('A file with OFAC’s name and other rows is none of OFAC’s', () => {
  expect(
    file('ADD.csv', [
      ['Last Name', 'First Name'],
      ['Roe', 'Ann'],
    ]).layout?.dataset,
  ).not.toBe('OfacSdn');
});

test('The four files become one list, joined by the number of the entity', () => {
  const tables = [
    file('ALT.CSV', aliases),
    file('SDN.CSV', main),
    file('ADD.CSV', addresses),
    file('SDN_COMMENTS.CSV', comments),
  ].flatMap((found) => found.tables);
  const reading = readList(tables, { today: '2026-11-28' });
  expect(reading.records.map(({ fields }) => fields)).toEqual([
    { identityNumber: '36', fullName: 'ACORN TRADING', type: 'Unknown', program: 'CUBA' },
    {
      identityNumber: '306',
      fullName: 'ROE, Ann Mary',
      type: 'Individual',
      program: 'SDGT; IFSR',
      title: 'Director',
      remarks: 'DOB 14 Mar 1985; nationality France; Passport X1',
      dateOfBirth: '1985-03-14',
    },
  ]);
  expect(reading.records[1]?.lists).toEqual({
    'addresses.address': ['Spain', '12 Rue du Port, Lyon 69001, France'],
    'addresses.addressRemarks': ['since 2020'],
    'alternateIdentities.identityNumber': ['7'],
    'alternateIdentities.type': ['aka'],
    'alternateIdentities.fullName': ['DOE; Ann'],
  });
  expect(reading.setAside).toMatchObject([
    { reason: 'no record of the main file', text: '999 · 8 · aka · NOBODY' },
  ]);
});
