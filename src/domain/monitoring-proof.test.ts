import { describe, expect, it, test } from 'vitest';
import type { DatasetMatch, DatasetScan, Details, Provider } from '@/api/models';
import { isLookedUp, proofOfMonth, proofSummary, type ProofFacts, type ProofLog } from './monitoring-proof';
import { proofScan } from './proof-search';

const month = { month: '2026-10', first: '2026-10-01', last: '2026-10-31' };
const noon = (day: string) => `${day}T12:00:00Z`;

const ada: Details<Provider> = { id: 'a', firstName: 'Ada', lastName: 'Quill', credentialingStatus: '' };
const ben: Details<Provider> = { id: 'b', firstName: 'Ben', lastName: 'Abel', credentialingStatus: '' };

type Scan = Details<DatasetScan>;
const scan = (type: string, day: string, more: Scan = {}): Scan => ({
  id: `${type} ${day}`,
  providerId: 'a',
  type,
  status: 'Completed',
  started: noon(day),
  completed: noon(day),
  verifiedAt: noon(day),
  trigger: 'Monitor',
  datasetMetadata: { importDate: '2026-10-01' },
  ...more,
});
const match = (more: Details<DatasetMatch> = {}): Details<DatasetMatch> & { id: string } => ({
  id: 'm',
  userActionNeeded: true,
  data: { record: { id: 'r', firstName: 'ADA', lastName: 'QUILL' } } as never,
  ...more,
});
const noLog: ProofLog = {
  decisions: [],
  turns: [],
  starters: new Map(),
  verifications: [],
  deleted: [],
};

function rowsOf(scans: readonly Scan[], more: Partial<ProofFacts> = {}) {
  const proof = proofOfMonth({
    month,
    lists: ['OigExclusions', 'Sam'],
    today: '2026-11-29',
    providers: [ada],
    scans: scans.flatMap((one) => proofScan(one) ?? []),
    licenses: [],
    log: noLog,
    ...more,
  });
  for (let index = 0; index < proof.total; index += 1) proof.step(index);
  return proof.rows();
}

const statesOf = (scans: readonly Scan[], more?: Partial<ProofFacts>) =>
  rowsOf(scans, more)[0]?.cells.map(({ state }) => state);
const both = (day: string) => [scan('OigExclusions', day), scan('Sam', day)];

/** A continuous query that was open from August 15 to October 3, and answered last on September 20. */
const ended = (more: Scan = {}) =>
  scan('Npdb', '2026-08-15', {
    completed: noon('2026-10-03'),
    verifiedAt: noon('2026-09-20'),
    monitoringMetadata: { monitoringInterval: 'Continuous' },
    ...more,
  });

describe('a list was searched for a provider', () => {
  it('on any day of the calendar month, its first and last included, and not 30 days apart', () => {
    for (const day of ['2026-10-01', '2026-10-31'])
      expect(statesOf(both(day))).toEqual(['searched', 'searched']);
    for (const day of ['2026-09-30', '2026-11-01']) expect(statesOf(both(day))).toEqual(['missed', 'missed']);
  });

  it('with the latest search of the month, how many there were, and the date of the list', () => {
    const [row] = rowsOf([
      scan('Sam', '2026-10-28'),
      scan('Sam', '2026-10-02'),
      scan('OigExclusions', '2026-10-02'),
    ]);
    expect(row?.cells[1]).toMatchObject({
      searches: 2,
      scan: { on: '2026-10-28', listDate: '2026-10-01', trigger: 'Monitor' },
    });
  });

  it('by the day on which the list answered, not by that on which the search began', () => {
    const late = scan('Sam', '2026-10-31', { verifiedAt: noon('2026-11-01') });
    expect(statesOf([late, scan('OigExclusions', '2026-10-05')])).toEqual(['searched', 'missed']);
  });

  it.each([
    ['failed', { status: 'Failed', failureReason: { messageTemplate: 'The source was silent.' } }],
    ['running', { status: 'Working', verifiedAt: undefined, completed: undefined }],
    ['entry', { options: { referenceId: 'alias' } }],
  ])('not by one that is only %s: that is a gap, and says so', (state, more) => {
    const rows = rowsOf([scan('Sam', '2026-10-05', more as Scan), scan('OigExclusions', '2026-10-05')]);
    expect(rows[0]?.cells[1]).toMatchObject({ state, searches: 0, scan: { on: '2026-10-05' } });
    expect(proofSummary(rows).gaps).toHaveLength(1);
  });

  it('also where a search failed on another day of the month', () => {
    const failed = scan('Sam', '2026-10-20', { status: 'Failed' });
    expect(statesOf([failed, ...both('2026-10-05')])).toEqual(['searched', 'searched']);
  });

  it('by a query of the databank in its place where that answers for the list, a continuous one for as long as it is open', () => {
    const query = scan('Npdb', '2026-10-09');
    expect(statesOf([query])).toEqual(['databank', 'missed']);
    const open = scan('Npdb', '2026-03-01', { status: 'Active', verifiedAt: noon('2026-11-20') });
    expect(statesOf([open])).toEqual(['databank', 'missed']);
    const later = scan('Npdb', '2026-11-01', { status: 'Active' });
    expect(statesOf([later])).toEqual(['missed', 'missed']);
    const byFormerName = scan('Npdb', '2026-10-09', { options: { referenceId: 'alias' } });
    expect(statesOf([byFormerName])).toEqual(['missed', 'missed']);
  });

  it('by a continuous query in each month in which it was open, also where it has ended since, and in no other', () => {
    const stateIn = (first: string, last: string, query = ended()) =>
      statesOf([query], { month: { month: first.slice(0, 7), first, last } })?.[0];
    expect(stateIn('2026-07-01', '2026-07-31')).toBe('missed');
    expect(stateIn('2026-08-01', '2026-08-31')).toBe('databank');
    expect(stateIn('2026-09-01', '2026-09-30')).toBe('databank');
    expect(stateIn('2026-10-01', '2026-10-31')).toBe('databank');
    expect(stateIn('2026-11-01', '2026-11-30')).toBe('missed');
    const once = ended({ monitoringMetadata: { monitoringInterval: 'Yearly' } });
    expect(stateIn('2026-10-01', '2026-10-31', once)).toBe('missed');
    const failed = ended({ status: 'Failed' });
    expect(stateIn('2026-09-01', '2026-09-30', failed)).toBe('missed');
  });

  it('by a continuous query in the same way whatever it answered since, and whether it has ended since', () => {
    const query = (more: Scan) =>
      rowsOf([
        scan('Npdb', '2026-08-15', {
          monitoringMetadata: { monitoringInterval: 'Continuous' },
          matches: [match({ createdTimestamp: noon('2026-10-09') })],
          ...more,
        }),
      ])[0];
    const open = query({ status: 'Active', completed: undefined, verifiedAt: noon('2026-10-20') });
    const refreshed = query({ status: 'Active', completed: undefined, verifiedAt: noon('2026-11-20') });
    const ended = query({ verifiedAt: noon('2026-11-20'), completed: noon('2026-11-25') });
    expect(refreshed).toEqual(open);
    expect(open?.cells[0]?.scan).toMatchObject({ on: undefined, listDate: undefined });
    expect(ended?.findings).toEqual(open?.findings);
    expect(ended?.findings.map(({ foundOn }) => foundOn)).toEqual(['2026-10-09']);
  });

  it('and is no gap where it was not due', () => {
    expect(statesOf([], { providers: [{ ...ada, createdAt: noon('2026-10-05') }] })).toEqual([
      'not due',
      'not due',
    ]);
    expect(rowsOf([], { providers: [{ ...ada, createdAt: noon('2026-11-05') }] })).toEqual([]);
  });
});

const found = (given: Details<DatasetMatch>, more: Partial<ProofFacts> = {}, later: readonly Scan[] = []) =>
  rowsOf([scan('Sam', '2026-10-05', { matches: [match(given)] }), ...later], more)[0]?.findings[0];

const decided = (what: string, day: string, by = 'ann@credence.example') => ({
  ...noLog,
  decisions: [{ matchId: 'm', at: noon(day), by, what }],
});

const acceptedOn = (day: string) =>
  found({ userActionResolution: 'Accept' }, { log: decided('Accept', day) });

const laterSearch = (record: string) =>
  scan('Sam', '2026-11-03', {
    matches: [
      match({
        id: 'm2',
        userActionNeeded: false,
        userActionResolution: 'Reject',
        data: { record: { id: record } } as never,
      } as never),
    ],
  });

const lookup = (day: string, status: string) => ({
  licenseId: 'l',
  at: noon(day),
  status,
  trigger: undefined,
});

describe('a match of the month', () => {
  it('tells who decided it, and within how many days of the search', () => {
    const finding = found({ userActionResolution: 'Reject' }, { log: decided('Reject', '2026-10-08') });
    expect(finding).toMatchObject({
      state: 'Reject',
      by: 'ann@credence.example',
      decidedOn: '2026-10-08',
      days: 3,
      isLate: false,
      match: { record: 'ADA QUILL' },
    });
  });

  it('is late from the 31st day on', () => {
    expect(acceptedOn('2026-11-04')).toMatchObject({ days: 30, isLate: false });
    expect(acceptedOn('2026-11-05')).toMatchObject({ days: 31, isLate: true });
  });

  it('counts the days to the first decision, and names who made the one that stands', () => {
    const log = {
      ...noLog,
      decisions: [
        { matchId: 'm', at: noon('2026-11-10'), by: 'ben@credence.example', what: 'Accept' },
        { matchId: 'm', at: noon('2026-11-09'), by: 'ben@credence.example', what: 'Restore' },
        { matchId: 'm', at: noon('2026-10-07'), by: 'ann@credence.example', what: 'Reject' },
      ],
    };
    expect(found({ userActionResolution: 'Accept' }, { log })).toMatchObject({
      days: 2,
      by: 'ben@credence.example',
      decidedOn: '2026-11-10',
      isLate: false,
    });
  });

  it('says nothing of who and when where no log tells it', () => {
    expect(found({ userActionResolution: 'Reject' }, { log: undefined })).toMatchObject({
      state: 'Reject',
      by: undefined,
      days: undefined,
      isLate: false,
    });
  });

  it('that nobody decided is open until today, and late after 30 days', () => {
    expect(found({}, { today: '2026-10-20' })).toMatchObject({ state: 'open', days: 15, isLate: false });
    expect(found({}, { today: '2026-11-29' })).toMatchObject({ state: 'open', days: 55, isLate: true });
  });

  it('that a newer search replaced is decided with the same record there, and no other one', () => {
    const replaced = { userActionNeeded: false, obsoleteTimestamp: noon('2026-11-03') };
    const log = {
      ...noLog,
      decisions: [{ matchId: 'm2', at: noon('2026-11-06'), by: 'ann@credence.example', what: 'Reject' }],
    };
    expect(found(replaced, { log }, [laterSearch('r')])).toMatchObject({
      state: 'Reject',
      days: 32,
      isLate: true,
      decidedInSearchOf: '2026-11-03',
    });
    expect(found(replaced, { log }, [laterSearch('other')])).toMatchObject({ state: 'open' });
  });

  it('for which the service asks no decision is not open', () => {
    expect(found({ userActionNeeded: false })).toMatchObject({ state: 'none', isLate: false });
  });

  it('of a continuous query has a day of its own, and is told in its month alone', () => {
    const matches = ['2026-09-09', '2026-10-09', '2026-11-09'].map((day) =>
      match({ id: day, createdTimestamp: noon(day) }),
    );
    const open = scan('Npdb', '2026-03-01', { status: 'Active', matches });
    expect(rowsOf([open])[0]?.findings.map(({ foundOn }) => foundOn)).toEqual(['2026-10-09']);
  });

  it('of a search in another month is not told', () => {
    const rows = rowsOf([scan('Sam', '2026-11-05', { matches: [match()] })]);
    expect(rows[0]?.findings).toEqual([]);
  });
});

test('A license stands with its lookups of the month, in the order of days', () => {
  const license = {
    id: 'l',
    providerId: 'a',
    number: 'RN-1',
    state: 'TX',
    type: 'Registered nurse',
    status: undefined,
    expires: undefined,
  };
  const log = {
    ...noLog,
    verifications: [
      lookup('2026-11-01', 'Found'),
      lookup('2026-10-20', 'Found'),
      lookup('2026-10-02', 'Failed'),
    ],
  };
  const rows = rowsOf(both('2026-10-05'), { licenses: [license], log });
  expect(rows[0]?.licenses[0]?.verified.map(({ on, status }) => [on, status])).toEqual([
    ['2026-10-02', 'Failed'],
    ['2026-10-20', 'Found'],
  ]);
  expect(proofSummary(rows)).toMatchObject({ licenses: 1, verifiedLicenses: 1 });
  expect(rows[0]?.licenses.map(isLookedUp)).toEqual([true]);
  const onlyFailed = rowsOf([], {
    licenses: [license],
    log: { ...log, verifications: [lookup('2026-10-02', 'Failed')] },
  });
  expect(onlyFailed[0]?.licenses.map(isLookedUp)).toEqual([false]);
  expect(proofSummary(onlyFailed).verifiedLicenses).toBe(0);
});

test('The month comes to what was due, what was made, and who was missed; the same facts in another order give the same rows', () => {
  const scans = [...both('2026-10-05'), scan('OigExclusions', '2026-10-07', { id: 'x', providerId: 'b' })];
  const providers = [ada, ben, { ...ada, id: 'c', lastName: 'Young', createdAt: noon('2026-10-09') }];
  const rows = rowsOf(scans, { providers });
  expect(rows.map(({ name }) => name)).toEqual(['Abel, Ben', 'Quill, Ada', 'Young, Ada']);
  expect(proofSummary(rows)).toMatchObject({ due: 2, added: 1, left: 0, searches: 4, made: 3, missed: 1 });
  expect(proofSummary(rows).gaps.map(({ row, cell }) => [row.title, cell.list])).toEqual([
    ['Ben Abel', 'Sam'],
  ]);
  const turned = rowsOf(scans.toReversed(), { providers: providers.toReversed() });
  expect(turned).toEqual(rows);
});

test('A scan of a facility, or of no dataset, proves nothing of a provider', () => {
  expect(proofScan({ type: 'Sam', facilityId: 'f', status: 'Completed' })).toBeUndefined();
  expect(proofScan({ providerId: 'a' })).toBeUndefined();
});
