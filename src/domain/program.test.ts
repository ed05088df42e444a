import { expect, test } from 'vitest';
import { programOf, usualLists } from './program';

const settings = { ownDays: 75 };

test.each([
  ['NcqaAccreditation', '2026-11-20', 120],
  ['NcqaAccreditation', '2025-07-01', 120],
  ['NcqaAccreditation', '2025-06-30', 180],
  ['NcqaCertification', '2026-11-20', 90],
  ['NcqaCertification', '2025-06-30', 120],
  ['Urac', '2026-11-20', 180],
  ['Own', '2026-11-20', 75],
  ['Own', '2020-01-01', 75],
] as const)('%s, decided on %s: evidence counts for %i days', (id, day, days) => {
  expect(programOf(id, settings).windowDays(day)).toBe(days);
});

test('the lists of a program stand until the organization chooses its own', () => {
  expect(programOf('Urac', settings).lists).toEqual(['OigExclusions', 'Sam']);
  expect(programOf('Urac', { ...settings, lists: ['Sam'] }).lists).toEqual(['Sam']);
  expect(
    programOf('NcqaAccreditation', { ...settings, lists: ['StateSanctionsAndExclusions'] }).lists,
  ).toEqual(['StateSanctionsAndExclusions']);
});

test.each([
  ['NcqaAccreditation', ['OigExclusions', 'Sam']],
  ['NcqaCertification', ['OigExclusions', 'Sam']],
  ['Urac', ['OigExclusions', 'Sam']],
  ['Own', ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions']],
] as const)('%s asks no list that its standards leave to the organization', (id, lists) => {
  expect(usualLists(id)).toEqual(lists);
});
