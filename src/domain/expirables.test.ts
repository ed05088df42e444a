import { describe, expect, test } from 'vitest';
import { type Dated, type ExpirableOwner, expirablesOf, nextStepOf, windowOf } from './expirables';

const today = '2026-11-24';
const ada: ExpirableOwner = {
  kind: 'provider',
  id: 'p1',
  name: 'Quill, Ada',
  type: 'Physician',
  state: 'OR',
};
const policy = (id: string, from: string | undefined, until: string, more: Partial<Dated> = {}): Dated => ({
  kind: 'Malpractice',
  id,
  group: '',
  what: id,
  state: '',
  from,
  until,
  ...more,
});
const left = (...records: Dated[]) =>
  expirablesOf(ada, records, today).map(({ id, window }) => `${id} ${window}`);

test.each([
  ['2026-11-23', 'overdue'],
  ['2026-11-24', '30'],
  ['2026-12-24', '30'],
  ['2026-12-25', '60'],
  ['2027-01-23', '60'],
  ['2027-01-24', '90'],
  ['2027-02-22', '90'],
  ['2027-02-23', 'later'],
])('what ends on %s is %s on Nov 24', (until, window) => {
  expect(windowOf(until, today)).toBe(window);
});

describe('what another record has taken the place of is history', () => {
  test('a policy that has ended is none once a newer one runs, also where days lie between them', () => {
    expect(
      left(policy('old', '2024-01-01', '2025-12-31'), policy('new', '2026-02-01', '2027-01-31')),
    ).toEqual(['new 90']);
  });

  test('a policy that runs is none once the next one begins the day after it', () => {
    const [running, next] = [
      policy('running', '2025-12-01', '2026-11-30'),
      policy('next', '2026-12-01', '2027-11-30'),
    ];
    expect(left(running, next)).toEqual(['next later']);
  });

  test('where the next one leaves a gap, the first stays: nothing is in force until then', () => {
    expect(left(policy('old', undefined, '2026-11-01'), policy('next', '2026-12-15', '2027-12-14'))).toEqual([
      'old overdue',
      'next later',
    ]);
    expect(
      left(policy('running', undefined, '2026-11-30'), policy('next', '2026-12-02', '2027-12-01')),
    ).toEqual(['running 30', 'next later']);
  });

  test('another certificate, kind or owner takes nobody’s place', () => {
    const bls = policy('bls', undefined, '2026-01-31', { kind: 'LifeSupport', group: 'basic' });
    const acls = policy('acls', undefined, '2028-01-31', { kind: 'LifeSupport', group: 'advanced' });
    expect(left(bls, acls, policy('policy', undefined, '2028-01-31'))).toEqual([
      'bls overdue',
      'acls later',
      'policy later',
    ]);
  });

  test('a license that its board does not know, or that counts for nothing, takes the place of none that counts', () => {
    const isVoid = true;
    expect(
      left(policy('good', undefined, '2026-12-15'), policy('mistyped', undefined, '2028-12-15', { isVoid })),
    ).toEqual(['good 30', 'mistyped later']);
    expect(
      left(policy('revoked', undefined, '2026-11-01', { isVoid }), policy('good', undefined, '2028-12-15')),
    ).toEqual(['good later']);
    expect(
      left(policy('lost', undefined, '2026-12-15', { isVoid }), policy('good', undefined, '2026-12-15')),
    ).toEqual(['good 30']);
  });

  test('of two that end on the same day one is listed', () => {
    expect(left(policy('one', undefined, '2026-12-01'), policy('same', undefined, '2026-12-01'))).toEqual([
      'one 30',
    ]);
  });
});

test('what is overdue or ends within 90 days has a next step, at the record itself', () => {
  const [license, lapsed, later] = expirablesOf(
    ada,
    [
      policy('l1', undefined, '2026-11-30', { kind: 'License' }),
      policy('i1', undefined, '2026-11-01'),
      policy('c1', undefined, '2028-11-01', { kind: 'BoardCertification' }),
    ],
    today,
  );
  expect(license && nextStepOf(license)).toEqual({
    label: 'Verify the license',
    link: {
      to: '/providers/$providerId/licenses/$licenseId',
      params: { providerId: 'p1', licenseId: 'l1' },
    },
    isAsked: false,
  });
  expect(lapsed && nextStepOf(lapsed)).toMatchObject({
    label: 'Ask for the new policy',
    // The page opens at the policy.
    link: { to: '/providers/$providerId', search: { tab: 'info' }, hash: lapsed?.id },
    isAsked: true,
  });
  expect(later && nextStepOf(later)).toBeUndefined();
  const ofFacility: ExpirableOwner = { ...ada, kind: 'facility', id: 'f1' };
  const [dea] = expirablesOf(ofFacility, [policy('d1', undefined, '2026-11-01', { kind: 'Dea' })], today);
  expect(dea && nextStepOf(dea)?.link).toEqual({
    to: '/facilities/$facilityId',
    params: { facilityId: 'f1' },
    search: { tab: 'screening' },
  });
});
