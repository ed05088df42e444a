import { describe, expect, test } from 'vitest';
import { certificateOn, certificateWords } from './board-certificate';

const day = '2026-11-20';
const until = '2030-12-31T00:00:00Z';

test.each([
  'Certified',
  'CERTIFIED',
  'Active',
  'Current',
  'Board Certified',
  'Certified - Participating in MOC',
  'Certified – Not participating in MOC',
  'Certified, meeting MOC requirements',
  'Certified (Lifetime)',
  'Lifetime',
  'Indefinite',
  'Registered',
  'Diplomate',
])('a certificate that its board calls “%s” runs', (status) => {
  expect(certificateWords(status)).toBe('runs');
  expect(certificateOn(day, { status, expires: until }).why).toBeUndefined();
});

test.each([
  'Not Currently Certified',
  'Not certified',
  'No longer certified',
  'Never certified',
  'Decertified',
  'Withdrawn',
  'Forfeited',
  'Relinquished',
  'Revoked',
  'Suspended',
  'Expired',
  'Lapsed',
  'Retired',
])('a certificate that its board calls “%s” is over, whatever date stands beside it', (status) => {
  expect(certificateOn(day, { status, expires: until }).why).toBe(` ended: “${status}”`);
});

test.each([
  'Board eligible',
  'Candidate',
  'Active candidate',
  'Pending',
  'Unknown',
  'Probationary',
  'Certified with conditions',
  'Certified - under review',
  'Certified pending payment',
  'Inscrit',
])('the word “%s” does not say that a certificate runs', (status) => {
  expect(certificateOn(day, { status, expires: until }).why).toBe(` is not known to run: “${status}”`);
});

describe('the dates of a certificate', () => {
  const certified = { status: 'Certified' };
  test.each<[string, object, string | undefined]>([
    ['one without an end runs by its word', certified, undefined],
    ['an end in the usual spelling is read', { ...certified, expires: '12/31/2030' }, undefined],
    [
      'an end that has passed is told, in whatever spelling it stands',
      { ...certified, expires: '12/31/2020' },
      ' ended Dec 31, 2020',
    ],
    ['an end in words is read', { ...certified, endDate: 'Dec 31, 2020' }, ' ended Dec 31, 2020'],
    ['an end that is a month is its last day', { ...certified, expires: '11/2026' }, undefined],
    ['an end that is a year is its last day', { ...certified, expires: '2025' }, ' ended Dec 31, 2025'],
    ['no end in words is none', { ...certified, expires: 'Lifetime' }, undefined],
    [
      'an end that cannot be read ends no doubt',
      { ...certified, expires: 'next fall' },
      ': its end “next fall” cannot be read as a date',
    ],
    [
      'a certificate that begins later does not run yet',
      { ...certified, issued: '2030-01-01T00:00:00Z' },
      ' begins Jan 1, 2030',
    ],
    ['a year alone is a beginning', { ...certified, initialCertification: '2015' }, undefined],
    [
      'a beginning that cannot be read is told',
      { ...certified, issued: 'soon' },
      ': its beginning “soon” cannot be read as a date',
    ],
    ['one that its board calls expired is over', { ...certified, isExpired: true }, ' ended: “Certified”'],
    ['nothing said is nothing known', {}, ': whether it runs is not said'],
    ['an end alone says nothing of the certificate', { expires: until }, ': whether it runs is not said'],
    [
      'not expired, with an end that is to come, is said to run',
      { isExpired: false, expires: until },
      undefined,
    ],
    ['a date of a machine is none', { ...certified, expires: '0001-01-01T00:00:00Z' }, undefined],
  ])('%s', (_, record, why) => {
    expect(certificateOn(day, record as Record<string, unknown>).why).toBe(why);
  });
});

test.each<[string, object, boolean]>([
  ['who is certified was certified', { status: 'Certified' }, true],
  ['whose certificate ended was certified', { status: 'Certified', expires: '2020-12-31' }, true],
  ['whose certificate was withdrawn was certified', { status: 'Withdrawn' }, true],
  ['who is decertified was certified', { status: 'Decertified' }, true],
  ['who is not certified may never have been', { status: 'Not certified' }, false],
  ['a candidate was not', { status: 'Candidate' }, false],
  ['who will be certified was not yet', { status: 'Certified', issued: '2030-01-01' }, false],
])('%s', (_, record, hasExisted) => {
  expect(certificateOn(day, record as Record<string, unknown>).hasExisted).toBe(hasExisted);
});
