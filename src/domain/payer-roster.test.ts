import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  cellOf,
  missingValues,
  needsOf,
  rosterTable,
  type PayerColumnSet,
  type PayerRow,
} from './payer-roster';
import { comparableRows, endedRows, rosterChanges, withChanges } from './payer-roster-changes';
import { payerField } from './payer-roster-fields';
import { payerRows, whyEnded, type RosterFacts } from './payer-roster-rows';
import { startSets } from './payer-roster-starts';

const column = (heading: string, field: string, isRequired?: boolean) => ({ heading, field, isRequired });
const set: PayerColumnSet = {
  dates: 'us',
  columns: [
    column('Last Name', 'lastName', true),
    column('NPI', 'npi', true),
    column('TIN', 'groupTaxId'),
    column('Street', 'addressLine1', true),
    column('Zip', 'zipCode'),
    column('Effective', 'effectiveDate'),
  ],
};

const work = (id: string, addressLine1: string, zipCode = '02134') => ({
  id,
  type: 'Work' as const,
  addressLine1,
  city: 'Boston',
  state: 'MA' as const,
  zipCode,
});

const facts = (more: Partial<RosterFacts> = {}): RosterFacts => ({
  enrollments: [
    {
      id: 'e1',
      providerId: 'p1',
      groupId: 'g1',
      payerPlanId: 'x',
      enrollmentStatus: 'Enrolled',
      effectiveDate: '2026-02-01T00:00:00Z',
    },
  ],
  files: new Map([
    [
      'p1',
      {
        provider: {
          id: 'p1',
          firstName: 'Ada',
          lastName: 'Quill',
          credentialingStatus: 'Approved',
          npi: 1234567893,
          addresses: [
            work('a1', '1 Main St'),
            work('a2', '2 Oak St'),
            { ...work('a3', '3 Home Rd'), type: 'Home' },
          ],
        },
        info: {},
      },
    ],
  ]),
  groups: [{ id: 'g1', name: 'Cedar', taxId: '04-4711000' }],
  plans: [{ id: 'x', name: 'PPO' }],
  taxonomies: [],
  boardName: (type) => type,
  today: '2026-11-29',
  ...more,
});
const approved = { submitted: false };

afterEach(() => vi.unstubAllEnvs());

/** What rows say, field by field. */
const said = (rows: readonly PayerRow[]) => rows.map(({ values }) => values);
const compared = {
  fields: set.columns.map(({ field }) => field),
  byGroup: true,
  byPlan: false,
  byPlace: true,
};

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

test('A moved practice is a change, an address more is an add, and one less ends that location alone', () => {
  const before = payerRows(set, approved, facts());
  const [file] = facts().files.values();
  const withAddresses = (addresses: ReturnType<typeof work>[]) =>
    facts({ files: new Map(file ? [['p1', { ...file, provider: { ...file.provider, addresses } }]] : []) });
  const moved = payerRows(set, approved, withAddresses([work('a1', '9 New St'), work('a2', '2 Oak St')]));
  const { adds, ended, changes, same } = rosterChanges(before, moved, compared);
  expect([adds.length, ended.length, same.length]).toEqual([0, 0, 1]);
  expect(
    changes.map(({ before: was, row, fields }) => [
      fields,
      was.values['addressLine1'],
      row.values['addressLine1'],
    ]),
  ).toEqual([[['addressLine1'], '1 Main St', '9 New St']]);

  const one = payerRows(set, approved, withAddresses([work('a2', '2 Oak St')]));
  const less = rosterChanges(before, one, compared);
  expect(endedRows(less.ended, () => ({ reason: 'Enrollment removed' }))).toMatchObject([
    { isPlace: true, reason: 'Practice location removed', values: { addressLine1: '1 Main St' } },
  ]);
  expect(said(rosterChanges(one, before, compared).adds).map(({ addressLine1 }) => addressLine1)).toEqual([
    '1 Main St',
  ]);
});

test('The only practice of a provider, written anew at another street, is a change and no end with an add', () => {
  const [first, second] = payerRows(set, approved, facts());
  const before = first ? [first] : [];
  const now = second ? [{ ...second, place: 'a9' }] : [];
  expect(rosterChanges(before, now, compared)).toMatchObject({
    adds: [],
    ended: [],
    changes: [{ fields: ['addressLine1'] }],
  });
});

test('Somebody who was deleted and entered anew is told by the NPI', () => {
  const before = payerRows(set, approved, facts());
  const anew = before.map((row) => ({ ...row, id: 'p9', place: `${row.place} anew` }));
  expect(rosterChanges(before, anew, compared)).toMatchObject({ adds: [], ended: [], changes: [] });
});

const rowsOf = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
      group: fc.constantFrom('g1', 'g2'),
      place: fc.constantFrom('a', 'b', 'c'),
      street: fc.constantFrom('1 Main St', '2 Oak St', '3 Elm St', ''),
      last: fc.constantFrom('Quill', 'Vega'),
    }),
    { selector: ({ id, group, place }) => `${id} ${group} ${place}`, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ id, group, place, street, last }): PayerRow => ({
      id,
      npi: `npi of ${id}`,
      name: id,
      group,
      place,
      values: { lastName: last, ...(street && { addressLine1: street }) },
    })),
  );

test('A roster differs from itself in nothing', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const { adds, ended, changes, same } = rosterChanges(rows, rows, compared);
      expect([adds, ended, changes, same]).toEqual([[], [], [], rows]);
    }),
  );
});

/** What rows say, whatever their order. */
const plain = (rows: readonly PayerRow[]) =>
  rows
    .map(({ id, group, values }) => JSON.stringify([id, group, Object.entries(values).toSorted()]))
    .toSorted();

test('The last roster with its adds, ends and changes is the present one', () => {
  fc.assert(
    fc.property(rowsOf, rowsOf, (before, now) => {
      const changes = rosterChanges(before, now, compared);
      expect(plain(withChanges(before, changes))).toEqual(plain(now));
      expect(changes.adds.length + changes.changes.length + changes.same.length).toBe(now.length);
    }),
  );
});

test('Columns that come or go end nobody, and columns that go add nobody', () => {
  const flags = fc.record({ byGroup: fc.boolean(), byPlan: fc.boolean(), byPlace: fc.boolean() });
  fc.assert(
    fc.property(rowsOf, flags, (rows, by) => {
      const comparison = { fields: [], ...by };
      const narrow = comparableRows(rows, comparison);
      expect(rosterChanges(narrow, narrow, comparison)).toMatchObject({ ended: [], adds: [] });
      expect(rosterChanges(narrow, rows, comparison).ended).toEqual([]);
    }),
  );
});

const row = (more: Partial<PayerRow>): PayerRow => ({
  id: 'p1',
  npi: '',
  name: 'Quill, Ada',
  values: { lastName: 'Quill' },
  ...more,
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

test.each([
  [
    'was deactivated',
    { deactivated: true, deactivatedAt: '2026-10-01T00:00:00Z' },
    {},
    'Provider deactivated',
    '2026-10-01',
  ],
  [
    'was denied',
    {},
    { enrollmentStatus: 'Denied', closedDate: '2026-09-01T00:00:00Z' },
    'Enrollment denied',
    '2026-09-01',
  ],
  ['runs out', {}, { closedDate: '2026-08-01T00:00:00Z' }, 'Enrollment closed', '2026-08-01'],
  ['is asked for again', {}, { enrollmentStatus: 'Submitted' }, 'Enrollment submitted', undefined],
])('Why somebody ended whose enrollment or record %s', (_, provider, enrollment, reason, day) => {
  const [file] = facts().files.values();
  const files = new Map(file ? [['p1', { ...file, provider: { ...file.provider, ...provider } }]] : []);
  const enrollments = [{ ...facts().enrollments[0], id: 'e1', ...enrollment }] as RosterFacts['enrollments'];
  expect(whyEnded(row({ group: 'g1' }), { files, enrollments })).toEqual({ reason, ...(day && { day }) });
});

/** The day on which somebody ended who was deactivated then. */
const deactivatedOn = (deactivatedAt: string) => {
  const provider = { id: 'p1', deactivated: true, deactivatedAt };
  return whyEnded(row({}), { files: new Map([['p1', { provider, info: {} }]]), enrollments: [] }).day;
};

test('Somebody deactivated in the evening ended on the reader’s own day; a day that stands for none is none', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  expect(deactivatedOn('2026-10-02T03:30:00Z')).toBe('2026-10-01');
  expect(deactivatedOn('0001-01-01T00:00:00Z')).toBeUndefined();
});

const ofPlan = (payerPlanId: string, enrollmentStatus: string, closedDate?: string) => ({
  id: `of ${payerPlanId}`,
  providerId: 'p1',
  payerPlanId,
  enrollmentStatus,
  closedDate,
});

test.each([
  [
    'one plan was closed long ago',
    [ofPlan('a', 'Enrolled', '2024-03-31'), ofPlan('b', 'Enrolled', '2026-11-15')],
    'Enrollment closed',
    '2026-11-15',
  ],
  [
    'one plan denied long ago',
    [ofPlan('a', 'Denied', '2024-03-31'), ofPlan('b', 'Enrolled', '2026-11-15')],
    'Enrollment closed',
    '2026-11-15',
  ],
  [
    'one plan denied on a day that nobody recorded, and the other was closed since',
    [ofPlan('a', 'Denied'), ofPlan('b', 'Enrolled', '2026-11-15')],
    'Enrollment closed',
    '2026-11-15',
  ],
  [
    'one plan was closed long ago, and the other denied on a day that nobody recorded',
    [ofPlan('a', 'Enrolled', '2024-03-31'), ofPlan('b', 'Denied')],
    'Enrollment denied',
    undefined,
  ],
  ['the plan says nothing of its status', [ofPlan('a', '')], 'Enrollment status not on file', undefined],
])('Day and reason of who ended are of what ended last, where %s', (_, all, reason, day) => {
  const enrollments = all as RosterFacts['enrollments'];
  const { files } = facts();
  expect(whyEnded(row({}), { files, enrollments }, '2026-10-01')).toEqual({ reason, ...(day && { day }) });
});

test('Of a provider who was deleted no open enrollment is the reason', () => {
  const { enrollments } = facts();
  expect(whyEnded(row({}), { files: new Map(), enrollments })).toEqual({
    reason: 'Provider no longer on file',
  });
});

test('A gender or a plan that is not on file is an empty cell, and is named as missing where the payer requires it', () => {
  const wide: PayerColumnSet = {
    dates: 'us',
    columns: [column('NPI', 'npi'), column('Gender', 'gender', true), column('Plan', 'plan', true)],
  };
  const rows = payerRows(wide, approved, facts({ plans: [{ id: 'x' }] }));
  expect(said(rows)).toEqual([{ npi: '1234567893' }]);
  expect(missingValues({ set: wide, rows, ended: [] })).toMatchObject([{ headings: ['Gender', 'Plan'] }]);
});

test('Why somebody ended who has no enrollment any more, or is on file no more', () => {
  expect(whyEnded(row({}), { files: facts().files, enrollments: [] })).toEqual({
    reason: 'Enrollment removed',
  });
  expect(whyEnded(row({}), { files: new Map(), enrollments: [] })).toEqual({
    reason: 'Provider no longer on file',
  });
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
