import { expect, test } from 'vitest';
import type { License } from '@/api/models';
import { checkOfLicense, licenseByHand } from './license-by-hand';
import { recordedChecks } from './recorded-checks';

const day = '2026-11-30';
const failed: License = {
  id: 'l1',
  licenseNumber: 'MD-569401',
  state: 'GA',
  currentVerificationStatus: 'Failed',
  currentVerification: { status: 'Failed', started: '2026-11-20T12:00:00Z' },
};
const other: License = { ...failed, id: 'l2', licenseNumber: 'MD-1', state: 'TX' };

const recorded = (name: string, line: string, more = {}) =>
  recordedChecks([{ id: 'r1', checklist: { items: [{ name, source: line, ...more }] } }]);
const active = 'Georgia board | by call | 2026-11-28 | ann@b.example | status Active | until 2028-01-31';
const found = (name: string, line = active, { license = failed, more = {} } = {}) =>
  checkOfLicense(day, license, [license, other], recorded(name, line, more))?.source;

test.each(['License, GA MD-569401', 'License, Physician (MD) MD-569401, GA', 'License, Georgia'])(
  'a check in the element “%s” is of that license',
  (name) => {
    expect(found(name)).toBe('Georgia board');
  },
);

test.each(['License, TX MD-1', 'License, GA MD-56940', 'License', 'Board certification'])(
  'a check in the element “%s” is of another one, or of who knows which',
  (name) => {
    expect(found(name)).toBeUndefined();
  },
);

test('what was asked before the verification, says no status or is a concern settles nothing', () => {
  const name = 'License, Georgia';
  expect(found(name, active.replace('11-28', '11-19'))).toBeUndefined();
  expect(found(name, active.replace('11-28', '12-01'))).toBeUndefined();
  expect(found(name, 'Georgia board | by call | 2026-11-28 | ann@b.example')).toBeUndefined();
  expect(found(name, active, { more: { status: 'Concern' } })).toBeUndefined();
  const references = { licenseVerifications: [{ licenseId: 'l1', licenseVerificationId: 'v1' }] };
  expect(found(name, active, { more: { references } })).toBeUndefined();
});

test('a license that its own verification found goes by that', () => {
  expect(
    found('License, Georgia', active, { license: { ...failed, currentVerificationStatus: 'Found' } }),
  ).toBe(undefined);
});

const heard = (line: string, license = failed) => {
  const [check] = recorded('License, Georgia', line);
  return check && licenseByHand(day, license, check, undefined);
};

test('it counts as its board said it', () => {
  expect(heard(active)).toMatchObject({
    force: 'in force',
    word: 'Active',
    until: { day: '2028-01-31', isVerified: true },
  });
  expect(heard(active.replace('2028-01-31', '2026-11-29'))?.force).toBe('not in force');
  expect(heard(active.replace('Active', 'Suspended'))?.force).toBe('not in force');
  expect(heard(active.replace(' | until 2028-01-31', ''))?.force).toBe('unknown');
});

test('one without an end runs, whatever the file states; a decision of the organization stays', () => {
  const endless = active.replace('2028-01-31', 'no end');
  const stated = { ...failed, nonVerifiedInfo: { expirationDate: '2020-01-01' } };
  expect(heard(endless, stated)).toMatchObject({ force: 'in force', until: undefined });
  expect(heard(endless, { ...stated, approvedStatus: 'No' })?.force).toBe('not in force');
});
