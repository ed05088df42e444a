import { describe, expect, test } from 'vitest';
import { withNameOrder } from './answers';
import { readList } from './read-list';
import { recogniseList } from './recognise';

const today = '2026-11-28';
const file = (fileName: string, rows: string[][]) =>
  recogniseList({ fileName, sheets: [{ name: 'Sheet1', rows }] });
const rolesOf = (found: ReturnType<typeof recogniseList>) =>
  Object.fromEntries(found.tables[0]?.columns.map(({ name, role }) => [name, role]) ?? []);

/** What a list says of its only row that has a value under a heading: the authority, and additional info. */
function under(heading: string, value: string) {
  const found = file('Utah.csv', [
    ['Provider Name', 'Exclusion Date', heading],
    ['Roe, Ann', '5/20/2024', value],
  ]);
  const [record] = readList(found.tables, { today }).records;
  return [record?.fields['exclusionDetails.authority'], record?.info];
}

describe('a list that nobody knows', () => {
  test('is read by the words of its columns, its state said by a title', () => {
    const found = file('list.xlsx', [
      ['Utah Medicaid'],
      ['Excluded providers as of 11/1/2026'],
      ['LAST NAME', 'FIRST NAME', 'BUSNAME', 'GENERAL', 'CITY', 'ST', 'ZIPCODE', 'SANCDATE', 'NPI #'],
      ['ROE', 'ANN', '', 'NURSE', 'OGDEN', 'UT', '84401', '20242005', '1234567893'],
      ['', '', 'ACORN CARE', 'AGENCY', 'OGDEN', 'UT', '84401', '20240521', ''],
    ]);
    expect(found).toMatchObject({ certainty: 'unknown', questions: [], layout: { state: 'UT' } });
    const { records } = readList(found.tables, { today });
    expect(records.map(({ line, fields }) => ({ line, ...fields }))).toMatchObject([
      {
        line: 4,
        'source.state': 'UT',
        'source.name': 'Exclusions of Utah',
        lastName: 'ROE',
        firstName: 'ANN',
        providerType: 'NURSE',
        npiNumber: '1234567893',
        address: 'OGDEN, UT 84401',
        'exclusionDetails.startDate': '2024-05-20',
      },
      { line: 5, fullName: 'ACORN CARE', 'exclusionDetails.startDate': '2024-05-21' },
    ]);
  });

  test('has its start under a word of exclusion above days', () => {
    const rows = [
      ['Provider', 'Exclusion', 'Authority'],
      ['ROE, ANN', '1/20/2024', 'State'],
      ['POE, BOB', '5/2/2023', 'Federal'],
    ];
    expect(rolesOf(file('Utah.csv', rows))).toMatchObject({ Exclusion: 'start', Authority: 'authority' });
  });

  test.each([
    ['GA exclusions.csv', 'GA'],
    ['exclusion-list_WI.csv', 'WI'],
    ['new-mexico-exclusions.csv', 'NM'],
    ['SoonerCare terminated.csv', 'OK'],
    ['West Virginia and more.csv', 'WV'],
    ['Washington, D.C. excluded.csv', 'DC'],
  ])('has its state from the name of its file: %s', (fileName, state) => {
    const found = file(fileName, [['Provider Name', 'Exclusion Date', 'Exclusion Reason']]);
    expect(found.layout?.state).toBe(state);
  });

  test.each(['in or out.csv', 'me.csv', 'Utah and Oregon.csv'])(
    'is asked about where the file’s name says no state: %s',
    (fileName) => {
      const found = file(fileName, [['Provider Name', 'Exclusion Date', 'Exclusion Reason']]);
      expect(found.layout?.state).toBeUndefined();
      expect(found.questions).toContainEqual({ kind: 'which-state' });
    },
  );

  test('has its state guessed from addresses, and asked', () => {
    const row = ['Roe, Ann', 'Ogden', 'UT', '5/20/2024'];
    const found = file('list.csv', [
      ['Name', 'City', 'State', 'Exclusion Date'],
      ...Array.from({ length: 6 }, () => row),
    ]);
    expect(found.questions).toContainEqual({ kind: 'which-state', guess: 'UT' });
  });

  test.each([
    [['Provider Name', 'Termination Date'], 'start'],
    [['Provider Name', 'Effective Date', 'Termination Date'], 'end'],
  ])('asks whether a termination date is a start or an end: %j', (heading, guess) => {
    const found = file('Utah.csv', [heading]);
    expect(found.questions).toContainEqual({
      kind: 'is-start-or-end',
      table: 0,
      column: heading.length - 1,
      name: 'Termination Date',
      guess,
    });
  });

  test('asks nothing about a date whose words say what it is', () => {
    const found = file('Utah.csv', [['Provider Name', 'Termination Effective Date', 'Exclusion End Date']]);
    expect(rolesOf(found)).toEqual({
      'Provider Name': 'name',
      'Termination Effective Date': 'start',
      'Exclusion End Date': 'end',
    });
    expect(found.questions.filter(({ kind }) => kind === 'is-start-or-end')).toEqual([]);
  });

  test('asks about a reason that says who excluded', () => {
    const found = file('Utah.csv', [
      ['Provider Name', 'Exclusion Date', 'Reason for Exclusion'],
      ['Roe, Ann', '5/20/2024', 'OIG/STATE'],
      ['Poe, Bob', '5/20/2024', 'STATE'],
    ]);
    expect(found.questions).toMatchObject([
      { kind: 'is-reason-or-authority', column: 2, guess: 'authority' },
    ]);
  });

  test('has what was done under its own heading, and who did it as the authority', () => {
    expect(under('Type of Sanction/Action', 'Termination')).toEqual([
      undefined,
      { 'Type of Sanction/Action': 'Termination' },
    ]);
    expect(under('Type of Exclusion', 'State')).toEqual(['State', undefined]);
  });

  test('reads a column without a name by what is in it', () => {
    const found = file('Utah.csv', [
      ['Last Name', 'First Name', '', 'Exclusion Date'],
      ['Roe', 'Ann', '1234567893', '5/20/2024'],
      ['Poe', 'Bob', '1900000013', '5/20/2024'],
      ['Low', 'Cy', '1234567893', '5/20/2024'],
    ]);
    expect(rolesOf(found)['']).toBe('npi');
  });

  test('never takes a social security number, nor another’s NPI', () => {
    const found = file('Utah.csv', [
      [
        'Provider Name',
        'SSN',
        'Social Security Number',
        'Group NPI',
        'NPI',
        'Exclusion Date',
        'Tax ID',
        'Eligible for Reinstatement',
      ],
    ]);
    expect(rolesOf(found)).toEqual({
      'Provider Name': 'name',
      SSN: undefined,
      'Social Security Number': undefined,
      'Group NPI': 'info',
      NPI: 'npi',
      'Exclusion Date': 'start',
      'Tax ID': 'info',
      'Eligible for Reinstatement': 'info',
    });
  });

  test('asks how names are written where nothing tells, and leaves them whole until it knows', () => {
    const found = file('Utah.csv', [
      ['Provider Name', 'Exclusion Date'],
      ['XIO ZAN', '5/20/2024'],
    ]);
    expect(found.questions).toEqual([{ kind: 'name-order', table: 0, column: 0, name: 'Provider Name' }]);
    const [table] = found.tables;
    if (!table) throw new Error('no table');
    expect(readList([table], { today }).records[0]?.fields.fullName).toBe('XIO ZAN');
    const { records } = readList([withNameOrder(table, 'last first')], { today });
    expect(records[0]?.fields).toMatchObject({ lastName: 'XIO', firstName: 'ZAN' });
  });

  test('keeps records whose end has passed, and counts them', () => {
    const found = file('Utah.csv', [
      ['Last Name', 'First Name', 'Begin Date', 'End Date'],
      ['Roe', 'Ann', '5/20/2014', '5/20/2019'],
    ]);
    const { records, figures } = readList(found.tables, { today });
    expect(records[0]?.fields['exclusionDetails.endDate']).toBe('2019-05-20');
    expect(figures.passedEnds).toBe(1);
  });

  test('for another dataset goes to the fields of that one', () => {
    const rows = [
      [
        'Last Name',
        'First Name',
        'Business Name',
        'NPI',
        'EIN',
        'DOB',
        'Exclusion Date',
        'Claim Rejection Date',
        'Reinstated Date',
      ],
      ['Roe', 'Ann', '', '1234567893', '12-3456789', '2/14/1969', '5/20/2024', '8/20/2024', ''],
    ];
    const found = recogniseList(
      { fileName: 'preclusion.csv', sheets: [{ name: '', rows }] },
      'CmsPreclusion',
    );
    expect(found.questions).toEqual([]);
    const { dataset, records } = readList(found.tables, { today });
    expect(dataset).toBe('CmsPreclusion');
    expect(records[0]?.fields).toEqual({
      lastName: 'Roe',
      firstName: 'Ann',
      npiNumber: '1234567893',
      ein: '123456789',
      dateOfBirth: '1969-02-14',
      exclusionDate: '2024-05-20',
      claimRejectionDate: '2024-08-20',
    });
  });

  test('has a heading that a conversion broke over three lines', () => {
    const found = file('Utah.csv', [
      ['Provider', 'Provider', 'Exclusion', 'National'],
      ['Last', 'First', 'Effective', 'Provider'],
      ['Name', 'Name', 'Date', 'Identifier'],
      ['Roe', 'Ann', '5/20/2024', '1234567893'],
    ]);
    expect(found.tables[0]?.columns.map(({ role }) => role)).toEqual(['lastOrFirm', 'first', 'start', 'npi']);
    expect(found.tables[0]?.lines).toEqual([4]);
  });

  test('has its heading where somebody says that it is', () => {
    const rows = [
      ['Provider Name', 'Exclusion Date', 'NPI'],
      ['Firm', 'Date', 'NPI'],
      ['Acorn Care', '5/20/2024', ''],
    ];
    const heading = { names: ['Firm', 'Exclusion Date', 'NPI'], from: 1, below: 2 };
    const found = recogniseList({ fileName: 'Utah.csv', sheets: [{ name: '', rows, heading }] });
    expect(found.tables[0]).toMatchObject({ lines: [3], columns: [{ name: 'Firm' }, {}, {}] });
  });

  test('may be a roster: with nothing about exclusions that is asked', () => {
    const found = file('providers.csv', [['First Name', 'Last Name', 'NPI', 'License Number', 'Email']]);
    expect(found.certainty).toBe('unknown');
    expect(found.questions).toContainEqual({ kind: 'is-exclusion-list' });
  });
});

test.each([
  ['a text', [['Dear colleague,'], ['please find the list attached.']]],
  [
    'rows without a heading',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['nothing', []],
])('A file with %s is no list', (_, rows) => {
  expect(file('a.csv', rows)).toMatchObject({ certainty: 'nothing', tables: [] });
});

test('Sheets of one list are read together, instructions and hidden sheets are left', () => {
  const found = recogniseList({
    fileName: 'Utah.xlsx',
    sheets: [
      { name: 'Read me', rows: [['How to read this list'], ['Ask us.']] },
      {
        name: 'Persons',
        rows: [
          ['Last Name', 'First Name', 'Exclusion Date'],
          ['Roe', 'Ann', '5/20/2024'],
        ],
      },
      {
        name: 'Firms',
        rows: [
          ['Business Name', 'Exclusion Date'],
          ['Acorn Care', '5/20/2024'],
        ],
      },
      {
        name: 'Lookup',
        rows: [
          ['Business Name', 'Exclusion Reason'],
          ['a', 'b'],
        ],
        hidden: true,
      },
    ],
  });
  expect(found.tables.map(({ sheet }) => sheet)).toEqual(['Persons', 'Firms']);
  expect(found.leftSheets).toEqual(['Read me', 'Lookup']);
  const { records } = readList(found.tables, { today });
  expect(records.map(({ fields }) => fields.lastName ?? fields.fullName)).toEqual(['Roe', 'Acorn Care']);
});
