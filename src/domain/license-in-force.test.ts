import { expect, test } from 'vitest';
import type { License, LicenseVerificationResult } from '@/api/models';
import { disciplineIn, hasDiscipline } from './discipline';
import { licenseOn } from './license-in-force';

const day = '2026-11-20';
const good = { licenseStatus: 'Active', issued: '2019-01-02T00:00:00Z', expires: '2028-01-31T00:00:00Z' };

function license(result: LicenseVerificationResult = good, more: Partial<License> = {}): License {
  return {
    id: 'l1',
    state: 'TX',
    currentVerificationStatus: 'Found',
    currentVerification: { id: 'v1', status: 'Found', results: [result] },
    ...more,
  };
}
const on = (one: License, at = day) => {
  const { force, reasons } = licenseOn(at, one);
  return [force, ...reasons.map(({ text }) => text)];
};

test('a license that its board calls active is in force until its last day', () => {
  expect(on(license())).toEqual(['in force']);
  expect(on(license(), '2028-01-31')).toEqual(['in force']);
  expect(on(license(), '2028-02-01')).toEqual(['not in force', 'Expired Jan 31, 2028']);
});

test('it is not in force before it was issued', () => {
  expect(on(license(), '2019-01-01')).toEqual(['not in force', 'Issued Jan 2, 2019']);
});

test('the word of its board and the date are both named where it was revoked and expired', () => {
  const revoked = license({ ...good, licenseStatus: 'Revoked', expires: '2025-03-31T00:00:00Z' });
  expect(on(revoked)).toEqual(['not in force', '“Revoked” at its board', 'Expired Mar 31, 2025']);
});

test('probation, discipline and a restriction limit it', () => {
  const actions = { type: 'Table' as const, data: [{ Action: 'Reprimand' }] };
  expect(
    on(
      license(
        { ...good, licenseStatus: 'Active, on probation', disciplinaryActions: actions },
        { restrictionStatus: 'Restricted' },
      ),
    ),
  ).toEqual([
    'limited',
    '“Active, on probation” at its board',
    'Disciplinary actions on record',
    'Marked as restricted by your organization',
  ]);
});

test('a license that the organization did not approve does not count; one whose approval is pending does', () => {
  expect(on(license(good, { approvedStatus: 'No' }))).toEqual([
    'not in force',
    'Not approved by your organization',
  ]);
  expect(on(license(good, { approvedStatus: 'Pending' }))).toEqual(['in force']);
});

test('what the organization decided in a word that nobody knows is not taken for a license in force', () => {
  expect(on(license(good, { approvedStatus: 'Withdrawn' as 'No' }))).toEqual([
    'unknown',
    'Approval by your organization is “Withdrawn”: what that means is not known',
  ]);
  expect(on(license(good, { restrictionStatus: 'UnderReview' as 'None' }))).toEqual([
    'unknown',
    'Restriction by your organization is “Under review”: what that means is not known',
  ]);
  expect(on(license(good, { approvedStatus: 'Yes', restrictionStatus: 'Unrestricted' }))).toEqual([
    'in force',
  ]);
});

test.each([
  ['NotFound', 'not in force', 'Not found at primary source'],
  ['Failed', 'unknown', 'It could not be verified'],
  ['NeedsReview', 'unknown', 'Its verification waits for a decision'],
  ['Pending', 'unknown', 'Its verification is under way'],
  ['Lost', 'unknown', 'Its verification ended as “Lost”'],
])('a verification that ended as %s proves nothing', (status, force, text) => {
  const one = license(good, {
    currentVerificationStatus: status as License['currentVerificationStatus'],
    nonVerifiedInfo: { status: 'Active', expirationDate: '2028-01-31T00:00:00Z' },
  });
  expect(on(one)).toEqual([force, text]);
});

test('a result that waits for a decision, or was found to be of somebody else, gives no last day', () => {
  const expired = { ...good, expires: '2024-01-31T00:00:00Z' };
  for (const status of ['NeedsReview', 'NotFound', 'Failed'] as const) {
    const one = license(expired, {
      currentVerificationStatus: status,
      currentVerification: { id: 'v1', status, results: [expired] },
      nonVerifiedInfo: { expirationDate: '2027-06-30' },
    });
    expect(on(one)).not.toContain('Expired Jan 31, 2024');
    expect(licenseOn(day, one).until).toEqual({ day: '2027-06-30', isVerified: false });
  }
});

test('without a verification nothing is known', () => {
  expect(on({ id: 'l1' })).toEqual(['unknown', 'It was not verified yet']);
});

test('a board that gives no status or no expiry leaves it unknown', () => {
  expect(on(license({ expires: good.expires }))).toEqual(['unknown', 'Its board gives no status']);
  expect(on(license({ licenseStatus: 'Active' }))).toEqual(['unknown', 'No expiry date is known']);
  expect(on(license({ licenseStatus: 'Active', expires: 'soon' }))).toEqual([
    'unknown',
    'No expiry date is known',
  ]);
});

test.each([
  '0001-01-01T00:00:00',
  '1753-01-01T00:00:00',
  '1899-12-30T00:00:00Z',
  '1900-01-01',
  '1970-01-01T00:00:00Z',
])(
  'an expiry of %s, which programs write where there is none, is no day on which it has expired',
  (expires) => {
    expect(on(license({ licenseStatus: 'Active', expires }))).toEqual(['unknown', 'No expiry date is known']);
  },
);

test('where a source writes the first of the year 1 as its expiry, what the organization states counts', () => {
  const expirationDate = '2027-05-31T00:00:00Z';
  const empty = { licenseStatus: 'Active', expires: '0001-01-01T00:00:00' };
  expect(licenseOn(day, license(empty, { nonVerifiedInfo: { expirationDate } }))).toMatchObject({
    force: 'in force',
    until: { day: '2027-05-31', isVerified: false },
  });
});

test('what the organization states counts where the board is silent, and is told as such', () => {
  const stated = license(
    {},
    { nonVerifiedInfo: { status: 'Active', expirationDate: '2027-05-31T00:00:00Z' } },
  );
  expect(licenseOn(day, stated)).toMatchObject({
    force: 'in force',
    word: 'Active',
    until: { day: '2027-05-31', isVerified: false },
  });
  const suspended = license({}, { nonVerifiedInfo: { status: 'Suspended' } });
  expect(on(suspended)).toEqual([
    'not in force',
    '“Suspended” as stated, not verified',
    'No expiry date is known',
  ]);
});

test('a suspension that only the organization knows of has to be settled', () => {
  const one = license(good, { nonVerifiedInfo: { status: 'Suspended' } });
  expect(on(one)).toEqual(['unknown', '“Suspended” as stated, which its board does not say']);
});

test('a word that nobody knows is unknown, until the team settles it', () => {
  const one = license({ ...good, licenseStatus: 'Paused' });
  expect(on(one)).toEqual(['unknown', '“Paused” at its board: what that means is not known']);
  expect(licenseOn(day, one, { paused: 'ended' }).force).toBe('not in force');
});

test('an earlier verification is read by itself', () => {
  const earlier = { id: 'v0', status: 'Found' as const, results: [{ ...good, licenseStatus: 'Suspended' }] };
  expect(licenseOn(day, license(), undefined, earlier).force).toBe('not in force');
});

test.each([
  [undefined, false],
  [{ type: 'Table', data: [] }, false],
  [{ type: 'Form', data: { 'Disciplinary actions': 'None' } }, false],
  [{ type: 'Form', data: { Discipline: 'No disciplinary actions found for this licensee' } }, false],
  [{ type: 'Section', data: [{ type: 'Form', data: { Orders: 'N/A' } }] }, false],
  [{ type: 'Table', data: [{ Action: 'Reprimand', Date: null }] }, true],
  [{ type: 'Section', data: { Orders: { type: 'Table', data: [{ Order: 'Probation' }] } } }, true],
  ['Suspended in 2019', true],
])('discipline in %j: %s', (data, expected) => {
  expect(hasDiscipline(data)).toBe(expected);
});

test.each([
  ['None.', 'none'],
  ['N/A', 'none'],
  ['None reported', 'none'],
  ['0 disciplinary actions', 'none'],
  ['No disciplinary actions found for this licensee', 'none'],
  ['There are no public disciplinary actions against this license.', 'none'],
  ['No records found', 'none'],
  ['No record of discipline', 'none'],
  ['No prior or current discipline', 'none'],
  ['n.a.', 'none'],
  ['Not yet determined', 'unknown'],
  ['No complaints, restrictions or sanctions on file', 'none'],
  ['No Board\u00A0actions\u200B', 'none'],
  ['No disciplinary actions other than probation', 'some'],
  ['No disciplinary action besides license suspension', 'some'],
  ['No actions except public reprimand', 'some'],
  ['No further action license revoked', 'some'],
  ['No further action', 'some'],
  ['No other discipline', 'some'],
  ['None but probation', 'some'],
  ['None other than a fine', 'some'],
  ['No action, order issued', 'some'],
  ['No actions since 2019', 'some'],
  ['No longer on probation', 'some'],
  ['No discipline. Suspended', 'some'],
  ['Not available: suspended', 'some'],
  ['Order not available', 'unknown'],
  ['No data available', 'unknown'],
  ['No data', 'unknown'],
  ['No information', 'unknown'],
  ['Not available', 'unknown'],
  ['Unavailable', 'unknown'],
  ['Unknown', 'unknown'],
  ['?', 'unknown'],
  ['Unable to determine', 'unknown'],
  ['Disciplinary history could not be verified at this time', 'unknown'],
  [{ type: 'Form', data: { Action: 'Reprimand', Order: 'Not available' } }, 'some'],
  [{ type: 'Form', data: { Action: 'None', Order: 'Not available' } }, 'unknown'],
])('discipline in %j is %s', (data, expected) => {
  expect(disciplineIn(data)).toBe(expected);
});

test('data of words that only deny are read in no time, whatever their length', () => {
  const begun = performance.now();
  expect(disciplineIn(`no ${'license action any order '.repeat(5_000)}but`)).toBe('some');
  expect(disciplineIn(`${'not available '.repeat(5_000)}but`)).toBe('some');
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('where a board does not tell of discipline, nobody can say whether the license counts in full', () => {
  const actions = { type: 'Form' as const, data: { Discipline: 'No data available' } };
  expect(on(license({ ...good, disciplinaryActions: actions }))).toEqual([
    'unknown',
    'Its board does not tell whether there is discipline',
  ]);
});

test('a date in a status is not taken for good, whatever the license’s own dates say', () => {
  const one = license({ ...good, licenseStatus: 'Active until 03/31/2024' });
  expect(on(one)).toEqual([
    'unknown',
    '“Active until 03/31/2024” at its board: what that means is not known',
  ]);
  expect(licenseOn(day, one, { 'active until 03 31 2024': 'ended' }).force).toBe('not in force');
});

test('a status that says what is over counts as a person settled it', () => {
  const one = license({ ...good, licenseStatus: 'Probation terminated - Active' });
  expect(on(one)).toEqual(['not in force', '“Probation terminated - Active” at its board']);
  expect(licenseOn(day, one, { 'probation terminated active': 'good' }).force).toBe('in force');
});
