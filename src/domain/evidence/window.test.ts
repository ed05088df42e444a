import { expect, test } from 'vitest';
import { evidenceWindow, searchWords, windowWords } from './window';

const noon = Date.parse('2026-11-20T12:00:00Z');
const of = (verifiedAt: string | undefined, days = 120) => evidenceWindow(verifiedAt, days, noon);

test('evidence counts for so many days from the day it was verified, the last of them included', () => {
  expect(of('2026-11-20T08:00:00Z')).toEqual({ state: 'Valid', daysLeft: 120, until: '2027-03-20' });
  expect(of('2026-08-22T23:59:00Z', 90)).toMatchObject({ state: 'ExpiresSoon', daysLeft: 0 });
  expect(of('2026-08-21T23:59:00Z', 90)).toMatchObject({ state: 'Expired', daysLeft: -1 });
  expect(of('2026-08-21T23:59:00Z', 120)).toMatchObject({ state: 'Valid', daysLeft: 29 });
});

test('what is no date is not verified', () => {
  for (const value of [undefined, '', 'soon', '2026-02-30'])
    expect(of(value)).toEqual({ state: 'Undated', daysLeft: undefined, until: undefined });
});

test('the days are said in words', () => {
  expect([34, 1, 0, -1, -12, undefined].map((daysLeft) => windowWords({ daysLeft }))).toEqual([
    '34 days left',
    '1 day left',
    'last day today',
    'expired 1 day ago',
    'expired 12 days ago',
    'Not verified',
  ]);
});

test('A search of a list is told by its age: no exclusion has expired', () => {
  expect(searchWords({ daysLeft: -7 }, 120)).toBe('search 127 days old, too old');
  expect(searchWords({ daysLeft: 0 }, 1)).toBe('search 1 day old, too old');
});
