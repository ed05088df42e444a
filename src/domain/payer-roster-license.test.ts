import { expect, test } from 'vitest';
import type { License, Provider } from '@/api/models';
import { licenseDoubts, payerRows, type RosterFacts } from './payer-roster-rows';
import { rosterLicense } from './payer-roster-license';
import type { PayerColumnSet } from './payer-roster';
import { license, nevadan, today } from './testing-treat';

const of = (id: string, type: string, more: Partial<License> = {}, result = {}) =>
  license('NV', { id, licenseNumber: id, licenseType: { id: type, name: type }, ...more }, result);
const np = (id: string, more: Partial<License> = {}, result = {}) =>
  of(id, 'Nurse practitioner', more, result);
const until = (expires: string) => ({ expires: `${expires}T00:00:00Z` });

const practitioner = (...licenses: License[]): Provider => ({
  ...nevadan,
  providerType: { id: 'np', name: 'Nurse practitioner' },
  licenses,
});
const given = (provider: Provider, state = 'NV') => rosterLicense(provider, state, { today });
const number = (provider: Provider, state?: string) => given(provider, state)?.license.licenseNumber;

test('A registration for controlled substances is no license, whichever comes first', () => {
  const cds = of('CS-1', 'Controlled Substance Registration (CSR)', { isPrimary: true }, until('2030-01-31'));
  expect(number(practitioner(cds, np('NP-1')))).toBe('NP-1');
  expect(given(practitioner(cds))).toBeUndefined();
});

test('Of several licenses of a state the one in force is given, though another one is primary or listed first', () => {
  const expired = np('OLD', { isPrimary: true }, until('2026-10-31'));
  const revoked = np('GONE', {}, { licenseStatus: 'Revoked', ...until('2031-01-31') });
  expect(given(practitioner(expired, revoked, np('NEW')))).toMatchObject({
    license: { licenseNumber: 'NEW' },
    doubt: undefined,
  });
});

test('Of two in force the one that lasts longer is given, and of two that last as long the primary one', () => {
  expect(number(practitioner(np('A', { isPrimary: true }, until('2027-01-31')), np('B')))).toBe('B');
  expect(number(practitioner(np('A'), np('B', { isPrimary: true })))).toBe('B');
});

test('The license of the provider’s own profession comes before one of another that lasts longer', () => {
  const nurse = of('RN-1', 'Registered nurse', {}, until('2031-01-31'));
  expect(number(practitioner(nurse, np('NP-1')))).toBe('NP-1');
  expect(number(practitioner(nurse))).toBe('RN-1');
});

test('Where no license of the state is in force one is given all the same, and it is said what speaks against it', () => {
  expect(given(practitioner(np('A', {}, until('2026-10-31'))))).toMatchObject({
    license: { licenseNumber: 'A' },
    doubt: 'License A: expired Oct 31, 2026',
  });
});

test('Where none is of the state the primary license in force is given, and it is said that it is of another state', () => {
  const other = np('B', {}, until('2031-01-31'));
  const provider = practitioner(other, np('A', { isPrimary: true }));
  expect(given(provider, 'UT')).toMatchObject({
    license: { licenseNumber: 'A' },
    doubt: 'License A is not of Utah',
  });
  const lapsed = practitioner(np('A', { isPrimary: true }, until('2026-10-31')), other);
  expect(number(lapsed, 'UT')).toBe('B');
});

const set: PayerColumnSet = { dates: 'iso', columns: [{ heading: 'License', field: 'licenseNumber' }] };
const facts = (provider: Provider): RosterFacts => ({
  enrollments: [{ id: 'e1', providerId: 'p1', enrollmentStatus: 'Enrolled' }],
  files: new Map([['p1', { provider, info: {} }]]),
  groups: [],
  plans: [],
  taxonomies: [],
  boardName: (type) => type,
  today,
});

test('Whose license on a roster is not in force is named with it; without a column of licenses nobody is', () => {
  const about = facts(practitioner(np('A', {}, until('2026-10-31'))));
  const rows = payerRows(set, { submitted: false }, about);
  expect(rows.map(({ values }) => values)).toEqual([{ licenseNumber: 'A' }]);
  expect(licenseDoubts(set, rows, about)).toEqual([
    { id: 'p1', name: 'Quill, Ada', words: ['License A: expired Oct 31, 2026'] },
  ]);
  const narrow = { ...set, columns: [{ heading: 'NPI', field: 'npi' }] };
  expect(licenseDoubts(narrow, rows, about)).toEqual([]);
});

test('A word of a board that the organization has settled counts', () => {
  const about = facts(practitioner(np('A', {}, { licenseStatus: 'Awaiting the moon' })));
  const rows = payerRows(set, { submitted: false }, about);
  expect(licenseDoubts(set, rows, about)).toHaveLength(1);
  expect(licenseDoubts(set, rows, { ...about, settled: { 'awaiting the moon': 'good' } })).toEqual([]);
});
