import { expect, test } from 'vitest';
import { foundRecords } from './matching';
import { isReinstated } from './matching-reinstated';
import type { ScanParameter } from './scan-parameters';

// A record of somebody who was reinstated is never of high relevance (rules.md 12.10).

const today = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [{ reinstatedDate: '2025-03-03T00:00:00Z' }],
  [{ additionalInfo: { 'Reinstatement date': '03/03/2025' } }],
  [{ additionalInfo: { 'Date of reinstatement': '3/3/2025' } }],
  [{ additionalInfo: { Reinstated: 'Yes' } }],
  [{ exclusionDetails: { reinstated: true } }],
  [{ term: 'Reinstated 2025-03-03' }],
])('%j says that somebody was reinstated', (record) => {
  expect(isReinstated(record, today)).toBe(true);
});

test.each([
  [{}],
  [{ reinstatedDate: null }],
  [{ reinstatedDate: '0001-01-01T00:00:00Z' }],
  [{ reinstatedDate: '2026-11-21T00:00:00Z' }],
  [{ additionalInfo: { 'Eligible for reinstatement': '03/03/2025' } }],
  [{ additionalInfo: { Reinstated: 'No' } }],
  [{ term: 'Until reinstated' }],
])('%j does not', (record) => {
  expect(isReinstated(record, today)).toBe(false);
});

test('a record that agrees in everything is of high relevance until its reinstatement, then of medium, and still found', () => {
  const parameters: ScanParameter[] = [
    { type: 'Name', firstName: 'Ada', lastName: 'Okoro' },
    { type: 'Npi', number: 1_234_567_893 },
    { type: 'DateOfBirth', dateOfBirth: '1980-02-03T00:00:00Z' },
  ];
  const record = {
    id: 'a',
    hash: 'b',
    firstName: 'ADA',
    lastName: 'OKORO',
    npiNumber: 1_234_567_893,
    dateOfBirth: '1980-02-03T00:00:00Z',
  };
  const find = (more: object, day = today) =>
    foundRecords('CmsPreclusion', parameters, [{ ...record, ...more }], day)[0];
  const lifted = { reinstatedDate: '2025-03-03T00:00:00Z' };
  expect(find({})?.relevance).toBe('High');
  expect(find(lifted)).toMatchObject({ relevance: 'Medium', record: lifted });
  expect(find(lifted, Date.parse('2025-03-02T12:00:00Z'))?.relevance).toBe('High');
  expect(find(lifted)?.positiveParameters).toEqual(find({})?.positiveParameters);
});
