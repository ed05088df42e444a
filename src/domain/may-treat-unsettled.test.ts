import { expect, test, vi } from 'vitest';
import { observeServerDate } from '@/lib/clock';
import { localDay } from '@/lib/dates';
import { ask, found, lists, nevadan, scan, today, told } from './testing-treat';

test.each([
  ['in the evening of that day, when the service has tomorrow already, does', '2026-12-01T00:30:00Z', 'yes'],
  ['on the day before does not', '2026-11-30T18:00:00Z', 'cannot confirm'],
])('a decision that the service has dated Dec 1 counts: %s', (_, at, answer) => {
  vi.stubEnv('TZ', 'America/Chicago');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  observeServerDate(new Headers({ Date: new Date(at).toUTCString() }), 'write');
  const day = localDay();
  expect(day).toBe('2026-11-30');
  const credentialedDate = '2026-12-01T00:00:00Z';
  const provider = { ...nevadan, credentialedDate, nextCredentialingDate: '2029-11-30' };
  expect(ask({ day, provider }).answer).toBe(answer);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a match that was decided in a word that nobody knows is still to decide, and no yes', () => {
  const others = lists.filter(({ type }) => type !== 'OigExclusions');
  const decided = (word: string) => [
    ...others,
    found('OigExclusions', { exclusionType: '1128a1' }, { userActionResolution: word }),
  ];
  expect(ask({ scans: decided('Reject') }).answer).toBe('yes');
  expect(told({ scans: decided('Escalated') })).toMatchObject({
    answer: 'cannot confirm',
    open: ['OIG exclusions: 1 match to decide'],
  });
});

test('while a list that not everybody is searched in is searched anew, nobody knows what stands there', () => {
  const excluded = found('Tricare', { term: 'Permanent' }, { userActionResolution: 'Accept' });
  expect(ask({ scans: [...lists, excluded] }).answer).toBe('no');
  expect(told({ scans: [...lists, scan('Tricare', today, { status: 'Pending' })] })).toMatchObject({
    answer: 'cannot confirm',
    open: ['TRICARE: a new search is under way'],
  });
});
