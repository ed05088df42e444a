import { expect, test } from 'vitest';
import { cellOf, missingValues, needsOf, rosterTable, type PayerColumnSet } from './payer-roster';
import { payerField } from './payer-roster-fields';
import { payerRows, type RosterFacts } from './payer-roster-rows';
import { startSets } from './payer-roster-starts';
import { approved, column, facts, row, said, set } from './testing-payer-roster';

test('A provider has a row for each practice location; a home address and a personal e-mail are nothing for a payer', () => {
  const rows = payerRows({ ...set, columns: [...set.columns, column('E-mail', 'email')] }, approved, {
    ...facts(),
    files: new Map(
      [...facts().files].map(([id, file]) => [
        id,
        {
          ...file,
          provider: {
            ...file.provider,
            emails: [{ id: 'm', type: 'Personal' as const, email: 'ada@home.example' }],
          },
        },
      ]),
    ),
  });
  expect(said(rows)).toEqual(
    ['1 Main St', '2 Oak St'].map((addressLine1) => ({
      lastName: 'Quill',
      npi: '1234567893',
      groupTaxId: '04-4711000',
      addressLine1,
      zipCode: '02134',
      effectiveDate: '2026-02-01',
    })),
  );
});

test('Without columns of locations and groups a provider has one row, however many places and groups there are', () => {
  const narrow: PayerColumnSet = { dates: 'iso', columns: [column('NPI', 'npi')] };
  const [enrollment] = facts().enrollments;
  const enrollments = [
    { ...enrollment, id: 'e1' },
    { ...enrollment, id: 'e2', groupId: 'g2' },
  ];
  expect(said(payerRows(narrow, approved, facts({ enrollments })))).toEqual([{ npi: '1234567893' }]);
  expect(payerRows(set, approved, facts({ enrollments }))).toHaveLength(4);
});

test.each([
  ['Enrolled', {}, true],
  ['Enrolled', { closedDate: '2026-11-28T00:00:00Z' }, false],
  ['Enrolled', { closedDate: '2026-11-29T00:00:00Z' }, true],
  ['Submitted', {}, false],
  ['Denied', {}, false],
  ['SomethingNew', {}, false],
])('Somebody whose enrollment is %s %j is on the roster: %s', (enrollmentStatus, more, isOn) => {
  const enrollments = [
    { ...facts().enrollments[0], id: 'e1', enrollmentStatus, ...more },
  ] as RosterFacts['enrollments'];
  expect(payerRows(set, approved, facts({ enrollments })).length > 0).toBe(isOn);
});

test('Who waits for the payer is on the roster where that is asked for; who is deactivated or was closed never is', () => {
  const waits = { ...facts().enrollments[0], id: 'e1', enrollmentStatus: 'Submitted' as const };
  const enrollments = [waits];
  const closed = [{ ...waits, closedDate: '2026-11-28T00:00:00Z' }];
  expect(payerRows(set, { submitted: true }, facts({ enrollments: closed }))).toEqual([]);
  expect(payerRows(set, { submitted: true }, facts({ enrollments }))).toHaveLength(2);
  const files = new Map(
    [...facts().files].map(([id, file]) => [
      id,
      { ...file, provider: { ...file.provider, deactivated: true } },
    ]),
  );
  expect(payerRows(set, { submitted: true }, facts({ enrollments, files }))).toEqual([]);
});

const certificate = (type: string, expirationDate: string, isPrimary = false) => ({
  type,
  isPrimary,
  nonVerifiedInfo: { expirationDate },
});

test('Of several certificates and DEA numbers a roster tells one that is no history', () => {
  const wide: PayerColumnSet = {
    dates: 'iso',
    columns: [
      column('Board', 'boardType'),
      column('Until', 'boardExpirationDate'),
      column('DEA', 'deaNumber'),
    ],
  };
  const { files, ...others } = facts();
  const { provider } = files.get('p1') ?? {};
  const told = (certificates: object[], numbers: string[]) => {
    const info = {
      BoardCertifications: certificates,
      DeaRegistrations: numbers.map((registrationNumber) => ({ registrationNumber })),
    };
    const read = new Map([['p1', { provider, info }]]) as RosterFacts['files'];
    return said(payerRows(wide, approved, { ...others, files: read }));
  };
  const [over, runs] = [certificate('Surgery', '2024-12-31', true), certificate('Urology', '2030-12-31')];
  expect(told([over, runs], ['XQ1234563', 'BQ1234563'])).toEqual([
    { boardType: 'Urology', boardExpirationDate: '2030-12-31', deaNumber: 'BQ1234563' },
  ]);
  expect(told([over], ['XQ1234563'])).toEqual([{ boardType: 'Surgery', boardExpirationDate: '2024-12-31' }]);
});

test('Days go out as the payer wants them, and NPI, tax id and ZIP code as they are', () => {
  expect(cellOf({ dates: 'us' }, 'effectiveDate', '2026-03-01')).toBe('03/01/2026');
  expect(cellOf({ dates: 'iso' }, 'effectiveDate', '2026-03-01')).toBe('2026-03-01');
  expect(cellOf({ dates: 'us' }, 'zipCode', '02134')).toBe('02134');
  expect(cellOf({ dates: 'us' }, 'npi', '1234567893')).toBe('1234567893');
});

test('A list of changes has an action, and a day and a reason for who ended; the whole roster has neither', () => {
  const content = {
    set: { dates: 'us' as const, columns: [column('Last', 'lastName')] },
    rows: [row({}), { ...row({ values: { lastName: 'Vega' } }), action: 'add' as const }],
    ended: [{ ...row({ values: { lastName: 'Ash' } }), day: '2026-03-31', reason: 'Enrollment denied' }],
  };
  expect(rosterTable({ what: 'full', ...content })).toEqual({
    heading: ['Last'],
    rows: [['Quill'], ['Vega']],
  });
  expect(rosterTable({ what: 'changes', ...content })).toEqual({
    heading: ['Action', 'Term Date', 'Term Reason', 'Last'],
    rows: [
      ['Add', '', '', 'Vega'],
      ['Term', '03/31/2026', 'Enrollment denied', 'Ash'],
    ],
  });
});

test('Columns of a payer for action and termination are used, and none is added beside them', () => {
  const columns = [column('Term Dt', 'termDate'), column('A/C/T', 'action'), column('Last', 'lastName')];
  const { heading, rows } = rosterTable({
    what: 'changes',
    set: { dates: 'iso', columns },
    rows: [{ ...row({}), action: 'change' }],
    ended: [{ ...row({}), isPlace: true, day: '2026-03-31' }],
  });
  expect(heading).toEqual(['Term Reason', 'Term Dt', 'A/C/T', 'Last']);
  expect(rows).toEqual([
    ['', '', 'Change', 'Quill'],
    ['', '2026-03-31', 'Term location', 'Quill'],
  ]);
});

test('Missing values are named by provider, a termination without its day too', () => {
  const rows = payerRows(set, approved, facts()).map((one) => ({ ...one, values: { lastName: 'Quill' } }));
  expect(missingValues({ set, rows, ended: [row({ id: 'p2', name: 'Vega, Bea' })] })).toEqual([
    { id: 'p1', name: 'Quill, Ada', headings: ['NPI', 'Street'] },
    { id: 'p2', name: 'Vega, Bea', headings: ['Term Date'] },
  ]);
});

test('Every column of the start sets is about a field, and asks for no more info than it shows', () => {
  for (const { name, columns, dates } of startSets) {
    expect(columns.length, name).toBeGreaterThan(5);
    for (const { heading, field } of columns) expect(payerField(field), `${name}: ${heading}`).toBeDefined();
    expect(new Set(columns.map(({ heading }) => heading)).size, name).toBe(columns.length);
    expect(dates).toMatch(/us|iso/);
  }
  expect(needsOf(set)).toEqual([]);
  expect(startSets.map((one) => needsOf(one).length)).toEqual([3, 2, 1, 2, 3]);
});
