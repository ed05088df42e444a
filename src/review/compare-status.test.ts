import { expect, it } from 'vitest';
import { compareStatus } from './compare-status';

it.each([
  ['Active', 'License Renewed & Current', 'agrees'],
  ['Active', 'ACTIVE', 'agrees'],
  ['Active', 'Clear/Active', 'agrees'],
  ['Registered', 'In good standing', 'agrees'],
  ['Expired', 'Lapsed', 'similar'],
  ['Suspended', 'Revoked', 'similar'],
  ['Probation', 'Active - Restricted', 'similar'],
  ['Active', 'Active on probation', 'differs'],
  ['Active', 'Expired', 'differs'],
  ['Active', 'Inactive', 'differs'],
  ['Active', 'No longer active', 'differs'],
  ['Expired', 'Revoked', 'differs'],
  ['Active', 'Narnian', 'differs'],
  ['Narnian', 'NARNIAN', 'agrees'],
  ['Active', '', 'missing'],
])('“%s” on file and “%s” at the board: %s', (onFile, given, mark) => {
  expect(compareStatus(onFile, given).mark).toBe(mark);
  if (given) expect(compareStatus(given, onFile).mark).toBe(mark);
});

it('a word that the team settled counts as what the team said', () => {
  expect(compareStatus('Active', 'Narnian', { narnian: 'good' })).toEqual({ mark: 'agrees' });
  expect(compareStatus('Active', 'Narnian', { narnian: 'ended' }).mark).toBe('differs');
});

it('what ends a license in other words says so', () => {
  expect(compareStatus('Expired', 'Lapsed').why).toBe('both say that it ended, in other words');
});
