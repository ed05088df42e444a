import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatasetType } from '@/api/models';
import { exclusionLists } from './exclusion-lists';
import { acceptedMatchForbids, forceWords, recordForce, recordReason } from './match-record';

const day = '2026-11-20';
const wordsOf = (type: string, record: unknown) => forceWords(recordForce(type, record, day));

describe('LEIE: an exclusion does not end by date (field.md 3.1)', () => {
  const words = 'In force: does not end by date; whoever does not apply for reinstatement stays excluded';
  test.each([
    { exclusionDate: '1994-03-20T00:00:00Z', exclusionType: '1128b2' },
    { exclusionDate: '2026-11-20' },
    { exclusionDate: null, businessName: 'A1 Pharmacy' },
    { exclusionDate: 'no date', lastName: 'DELGADO' },
    { exclusionDate: '0001-01-01T00:00:00', lastName: 'DELGADO' },
  ])('%j is in force', (record) => expect(wordsOf('OigExclusions', record)).toBe(words));

  test('One of the OIG’s file of reinstatements, which has the day of it, is not', () => {
    expect(
      wordsOf('OigExclusions', { exclusionDate: '2001-01-01', reinstatedDate: '2025-03-03T00:00:00Z' }),
    ).toBe('Not in force: reinstated Mar 3, 2025');
  });

  test('One that takes effect later is not in force yet', () => {
    expect(recordForce('OigExclusions', { exclusionDate: '2026-12-20T00:00:00Z' }, day)).toEqual({
      state: 'not in force',
      why: 'Takes effect Dec 20, 2026',
      from: '2026-12-20',
    });
  });
});

describe('SAM: by status and end (field.md 3.2)', () => {
  test.each([
    [{ recordStatus: 'Active' }, 'In force: active in SAM, without an end'],
    [{ recordStatus: 'active', terminationDate: 'Indefinite' }, 'In force: active in SAM, without an end'],
    [{ recordStatus: 'Active', terminationDate: '2027-03-03T00:00:00Z' }, 'In force: until Mar 3, 2027'],
    [{ recordStatus: 'Active', terminationDate: '2026-11-20' }, 'In force: until Nov 20, 2026'],
    [{ recordStatus: 'Active', terminationDate: '2026-11-19' }, 'Not in force: terminated Nov 19, 2026'],
    [{ terminationDate: '03/03/2025' }, 'Not in force: terminated Mar 3, 2025'],
    [{ recordStatus: 'Inactive' }, 'Not in force: inactive in SAM'],
    [{ recordStatus: 'Inactive', terminationDate: '2025-03-03' }, 'Not in force: terminated Mar 3, 2025'],
    [{ recordStatus: 'Inactive', terminationDate: '2030-01-01' }, 'Not in force: inactive in SAM'],
    [{ recordStatus: 'Suspended' }, 'Cannot confirm whether it is in force: SAM calls it “Suspended”'],
    [{ recordStatus: null, samNumber: 'S4' }, 'In force: the record names no end'],
    [
      { recordStatus: 'Active', terminationDate: '2025-02-30' },
      'Cannot confirm whether it is in force: its end “2025-02-30” cannot be read as a date',
    ],
    [
      { activeDate: '2020-05-01', terminationDate: '2019-05-01' },
      'Cannot confirm whether it is in force: its end, May 1, 2019, lies before its beginning, May 1, 2020',
    ],
    [
      { recordStatus: 'Active', terminationDate: '0001-01-01T00:00:00' },
      'In force: active in SAM, without an end',
    ],
    [{ recordStatus: 'Active', activeDate: '2027-01-01' }, 'Not in force: takes effect Jan 1, 2027'],
  ])('%j: %s', (record, words) => expect(wordsOf('Sam', record)).toBe(words));
});

test.each([
  '0001-01-01T00:00:00',
  '1753-01-01',
  '1899-12-30T00:00:00Z',
  '12/31/1899',
  '1900-01-01T00:00:00Z',
  '1/1/1900',
  '1904-01-01',
  '1970-01-01T00:00:00Z',
])('A day that a machine writes where there is none, %s, ends and reinstates nothing', (value) => {
  expect(wordsOf('Sam', { recordStatus: 'Active', terminationDate: value })).toMatch(/^In force/);
  expect(wordsOf('OigExclusions', { reinstatedDate: value })).toMatch(/^In force/);
  expect(wordsOf('CmsPreclusion', { reinstatedDate: value })).toMatch(/^In force/);
  expect(state({ endDate: value }, { Reinstated: value })).toMatch(/^In force/);
  expect(wordsOf('Dmf', { dateOfDeath: value })).toMatch(/^Cannot confirm/);
});

test('A year that nobody on a list has lived in is not read as an end', () => {
  expect(wordsOf('Sam', { terminationDate: '1899-03-03' })).toBe(
    'Cannot confirm whether it is in force: its end “1899-03-03” cannot be read as a date',
  );
});

const state = (exclusionDetails: unknown, additionalInfo?: unknown) =>
  wordsOf('StateSanctionsAndExclusions', { exclusionDetails, additionalInfo });

describe('State lists: by end and reinstatement (field.md 3.7)', () => {
  test.each([
    [{ startDate: '2020-01-01' }, undefined, 'In force: the state’s list names no end'],
    [{ startDate: '2020-01-01', endDate: null }, null, 'In force: the state’s list names no end'],
    [{ endDate: '2025-03-03T00:00:00Z' }, {}, 'Not in force: ended Mar 3, 2025'],
    [{ endDate: '2026-11-20' }, {}, 'In force: until Nov 20, 2026'],
    [{}, { 'Reinstatement date': '2025-03-03' }, 'Not in force: reinstated Mar 3, 2025'],
    [{}, { reinstatedDate: '3/3/2025' }, 'Not in force: reinstated Mar 3, 2025'],
    [{}, { Reinstated: 'Yes' }, 'Not in force: reinstated'],
    [{}, { Reinstated: 'No' }, 'In force: the state’s list names no end'],
    [{}, { Reinstated: '2027-03-03' }, 'In force: reinstated as of Mar 3, 2027, not before'],
    [{}, { 'Eligible for reinstatement': '2025-03-03' }, 'In force: the state’s list names no end'],
    [
      {},
      { Reinstatement: 'denied in March' },
      'Cannot confirm whether it is in force: its reinstatement, “denied in March”, cannot be read as a date',
    ],
    [{ startDate: '2020-01-01', period: 'Indefinite' }, {}, 'In force: the state’s list names no end'],
    [{ startDate: '2020-01-01', period: '10 years' }, {}, 'In force: the state’s list names no end'],
    [
      { startDate: '2020-01-01', period: '5 years' },
      {},
      'Cannot confirm whether it is in force: its period of 5 years is over; the record does not say that anybody was reinstated',
    ],
    [
      { endDate: 'soon' },
      {},
      'Cannot confirm whether it is in force: its end “soon” cannot be read as a date',
    ],
    [{ startDate: '2026-12-01' }, {}, 'Not in force: takes effect Dec 1, 2026'],
  ])('%j, %j: %s', (details, info, words) => expect(state(details, info)).toBe(words));
});

test.each([
  ['CmsPreclusion', { reinstatedDate: '2025-03-03' }, 'Not in force: reinstated Mar 3, 2025'],
  ['CmsPreclusion', { reinstatedDate: '2026-11-20' }, 'Not in force: reinstated Nov 20, 2026'],
  ['CmsPreclusion', { reinstatedDate: '2027-01-01' }, 'In force: reinstated as of Jan 1, 2027, not before'],
  ['CmsPreclusion', { reinstatedDate: null, ein: 1 }, 'In force: the list names no reinstatement'],
  [
    'CmsPreclusion',
    { reinstatedDate: '31' },
    'Cannot confirm whether it is in force: its reinstatement, “31”, cannot be read as a date',
  ],
  ['CmsPreclusion', { claimRejectionDate: '2027-01-01' }, 'Not in force: takes effect Jan 1, 2027'],
  [
    'MedicareOptOut',
    { effectiveDate: '2019-04-01', endDate: '2025-04-01' },
    'In force: an opt-out renews itself every two years; the end date Apr 1, 2025 is no end',
  ],
  [
    'MedicareOptOut',
    { endDate: '2027-04-01' },
    'In force: an opt-out renews itself every two years, next on Apr 1, 2027',
  ],
  ['MedicareOptOut', { endDate: 'x' }, 'In force: an opt-out renews itself every two years'],
  [
    'MedicareOptOut',
    { endDate: '2014-04-01' },
    'Cannot confirm whether it is in force: it ended Apr 1, 2014, before opt-outs began to renew themselves',
  ],
  ['OfacSdn', { program: 'SDGT' }, 'In force: it stands until it is taken off the list'],
  ['OfacConsolidated', { type: 'Unknown' }, 'In force: it stands until it is taken off the list'],
  ['OigFugitives', { status: 'Wanted' }, 'In force: wanted'],
  ['OigFugitives', { fullName: 'X' }, 'In force: on the list'],
  [
    'OigFugitives',
    { status: 'Captured' },
    'Cannot confirm whether it is in force: the OIG calls the person “Captured”',
  ],
  ['Tricare', { excludeDate: '2001-01-01', term: 'Indefinite' }, 'In force: its term is “Indefinite”'],
  [
    'Tricare',
    { excludeDate: '2001-01-01', term: 'Until reinstated' },
    'In force: its term is “Until reinstated”',
  ],
  ['Tricare', { excludeDate: '2001-01-01' }, 'In force: it names no end'],
  ['Tricare', { term: 'Reinstated 2024' }, 'Not in force: reinstated 2024'],
  [
    'Tricare',
    { excludeDate: '2001-01-01', term: '5 years' },
    'Cannot confirm whether it is in force: its period of 5 years is over; the record does not say that anybody was reinstated',
  ],
  ['Dmf', { deceased: true, dateOfDeath: '2025-03-03' }, 'Deceased: died Mar 3, 2025'],
  ['Dmf', { deceased: true, dateOfDeath: null }, 'Deceased: without a date'],
  ['Dmf', { deceased: false }, 'Not deceased: the record says so'],
  [
    'Dmf',
    { fullName: 'X' },
    'Cannot confirm whether it is in force: the record does not say that the person died',
  ],
  ['Npdb', { reports: [{}] }, 'Reports: they have no end, and somebody weighs them'],
  ['Npdb', { queryInformation: {} }, 'Reports: they have no end, and somebody weighs them'],
  ['Npdb', { reports: [] }, 'No report: the NPDB’s answer is empty'],
  [
    'OtherList',
    { endDate: '2001-01-01' },
    'Cannot confirm whether it is in force: how records of this list end is not known',
  ],
])('%s, %j: %s', (type, record, words) => expect(wordsOf(type, record)).toBe(words));

test.each([undefined, null, 'text', 7, [], {}])(
  'Of a match without its record nothing is known: %j',
  (record) => {
    for (const type of exclusionLists) {
      expect(recordForce(type, record, day)).toEqual({
        state: 'unknown',
        why: 'The match came without its record',
      });
    }
  },
);

test('What cannot be read never ends anything', () => {
  const odd = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined), fc.integer(), fc.object());
  const noDay = odd.filter(
    (value) => !/\d/.test(JSON.stringify(value) ?? '') && !/^\s*(y|yes|true)\s*$/i.test(String(value)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(
        'Sam',
        'StateSanctionsAndExclusions',
        'CmsPreclusion',
        'MedicareOptOut',
        'OigExclusions',
      ),
      noDay,
      (type, value) => {
        const record = {
          fullName: 'X',
          terminationDate: value,
          reinstatedDate: value,
          endDate: value,
          exclusionDate: value,
          exclusionDetails: { endDate: value, startDate: value },
          additionalInfo: { 'Reinstatement date': value },
        };
        expect(recordForce(type, record, day).state).not.toBe('not in force');
      },
    ),
  );
});

test('Why a record stands on its list is told as the list tells it, of the LEIE in words', () => {
  expect(recordReason('OigExclusions', { exclusionType: '1128b4' })).toMatch(/^1128b4: license revoked/);
  expect(recordReason('Sam', { exclusionType: 'Ineligible (Proceedings Completed)' })).toBe(
    'Ineligible (Proceedings Completed)',
  );
  expect(recordReason('Sam', { ctCode: 'R' })).toBe('CT code R');
  expect(recordReason('StateSanctionsAndExclusions', { exclusionDetails: { reason: 'Fraud' } })).toBe(
    'Fraud',
  );
  expect(recordReason('OfacSdn', { program: 'SDGT' })).toBe('SDGT');
  expect(recordReason('Tricare', { summary: 'Conviction' })).toBe('Conviction');
  for (const type of [...exclusionLists, 'Npi', undefined]) expect(recordReason(type, null)).toBe('');
});

const effectOf = (type: DatasetType, record: Record<string, unknown> | undefined) =>
  acceptedMatchForbids({ scan: { type }, data: { record } }, day);

describe('What an accepted match means for treating (field.md 3.7)', () => {
  test('A record in force forbids, and says which list and why', () => {
    expect(effectOf('OigExclusions', { exclusionType: '1128a4', exclusionDate: '2001-01-01' })).toEqual({
      effect: 'forbids',
      words:
        'OIG exclusions, in force: does not end by date; whoever does not apply for reinstatement stays excluded. 1128a4: felony conviction relating to controlled substances. Mandatory, at least 5 years',
    });
    expect(effectOf('Sam', { recordStatus: 'Active' }).effect).toBe('forbids');
    expect(effectOf('Dmf', { deceased: true }).effect).toBe('forbids');
  });

  test.each([
    ['Sam', { recordStatus: 'Inactive' }, 'SAM exclusions, not in force: inactive in SAM'],
    [
      'StateSanctionsAndExclusions',
      { exclusionDetails: { endDate: '2025-03-03' } },
      'State sanctions and exclusions, not in force: ended Mar 3, 2025',
    ],
    [
      'CmsPreclusion',
      { reinstatedDate: '2025-03-03' },
      'CMS preclusion list, not in force: reinstated Mar 3, 2025',
    ],
  ] as const)('A record of %s that is not in force does not forbid', (type, record, words) => {
    expect(effectOf(type, record)).toEqual({ effect: 'not in force', words });
  });

  test.each([
    ['MedicareOptOut', { endDate: '2020-01-01' }],
    ['Npdb', { reports: [{}] }],
    ['Sam', { recordStatus: 'Suspended' }],
    ['Sam', { activeDate: '2026-12-24' }],
    ['OigExclusions', undefined],
    ['AmericanBoardofSurgery', { certifications: [] }],
  ] as const)('A person weighs %s, %j', (type, record) => {
    expect(effectOf(type, record).effect).toBe('weigh');
  });

  test('Within a scan a match carries no scan: its type is given beside it', () => {
    const match = { data: { record: { recordStatus: 'Active' } } };
    expect(acceptedMatchForbids(match, day, 'Sam').effect).toBe('forbids');
    expect(acceptedMatchForbids(match, day)).toEqual({
      effect: 'weigh',
      isUnread: true,
      words:
        'A list without a name, cannot confirm whether it is in force: how records of this list end is not known',
    });
  });

  test('It is asked of a day: what has ended today was in force before', () => {
    const match = { scan: { type: 'Sam' as const }, data: { record: { terminationDate: '2025-03-03' } } };
    expect(acceptedMatchForbids(match, '2025-03-03').effect).toBe('forbids');
    expect(acceptedMatchForbids(match, '2025-03-04').effect).toBe('not in force');
  });
});
