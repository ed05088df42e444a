import { expect, test } from 'vitest';
import type { Alert, Details } from '@/api/models';
import { type AlertRank, alertRank, inOrderOfRank } from './alert-rank';
import type { LicenseChange } from './license-change';

const today = Date.parse('2026-11-20T12:00:00Z');

const alert = (type: string, messageTemplate = '', date?: string): Details<Alert> => ({
  type: type as 'LicenseExpired',
  data: { messageTemplate, messageParams: date ? { date } : {} },
});
const change = (weight: LicenseChange['weight']): LicenseChange => ({
  weight,
  words: [],
  becameGood: false,
  renewedUntil: undefined,
});
const rank = (one: Details<Alert>, known = {}) => alertRank(one, known, today);

test.each<[string, Details<Alert>, object]>([
  ['a license that has expired', alert('LicenseExpired', 'Expired on {date}.', '2026-10-01'), {}],
  ['an expiry whose day has passed since', alert('LicenseExpiresSoon', 'On {date}.', '2026-11-19'), {}],
  ['discipline that a verification found', alert('LicenseChanged'), { change: change('serious') }],
  ['a type that nobody knows', alert('BoardActionFound'), {}],
  ['a new match in a list', alert('DatasetMatchFound'), {}],
  ['no type at all', {}, {}],
  ['words that tell of probation', alert('LicenseChanged', 'Probation began.'), { change: change('other') }],
  [
    'an expiry of which more is told',
    alert('LicenseExpiresSoon', 'Suspended until {date}.', '2026-12-01'),
    {},
  ],
])('%s may end the right to treat', (_, one, known) => {
  expect(rank(one, known)).toBe('serious');
});

test.each<[string, AlertRank, Details<Alert>, object]>([
  ['a change that could not be read', 'unread', alert('LicenseChanged'), {}],
  ['another change', 'changed', alert('LicenseChanged'), { change: change('other') }],
  ['a renewal', 'settled', alert('LicenseChanged'), { change: change('settled') }],
  ['an expiry to come', 'expiring', alert('LicenseExpiresSoon', '', '2026-12-01'), {}],
  ['an import', 'import', alert('ProfileImportCompleted'), {}],
])('%s has its own place', (_, expected, one, known) => {
  expect(rank(one, known)).toBe(expected);
});

test('what expired or was to expire is settled once the license runs beyond that day, and not before', () => {
  const soon = alert('LicenseExpiresSoon', '', '2026-12-01');
  const past = alert('LicenseExpired', '', '2026-10-01');
  const renewedUntil = '2028-12-01';
  expect([rank(soon, { renewedUntil }), rank(past, { renewedUntil })]).toEqual(['settled', 'settled']);
  expect(rank(soon, { renewedUntil: '2026-12-01' })).toBe('expiring');
  expect(rank(alert('LicenseExpired'), { renewedUntil }), 'it tells no day').toBe('serious');
  expect(rank(alert('LicenseExpired', 'Revoked on {date}.', '2026-10-01'), { renewedUntil })).toBe('serious');
});

const of = (id: string, providerId: string, one: AlertRank) => ({ alert: { id, providerId }, rank: one });

test('alerts of one provider stand together, at the place of the most pressing one', () => {
  const ordered = inOrderOfRank([
    of('1', 'ada', 'settled'),
    of('2', 'bo', 'expiring'),
    of('3', '', 'changed'),
    of('4', 'ada', 'serious'),
    of('5', 'cy', 'expiring'),
    of('6', '', 'changed'),
    of('7', 'bo', 'changed'),
  ]);
  expect(ordered.map(({ alert: { id } }) => id)).toEqual(['4', '1', '3', '6', '7', '2', '5']);
});

test('of what is as pressing, a license whose restriction is over comes after those that are restricted today', () => {
  const ended = { ...of('1', 'ada', 'serious'), becameGood: true };
  const ordered = inOrderOfRank([ended, of('2', 'bo', 'serious'), of('3', 'cy', 'expiring')]);
  expect(ordered.map(({ alert: { id } }) => id)).toEqual(['2', '1', '3']);
});
