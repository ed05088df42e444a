import { expect, test } from 'vitest';
import type { Review } from '@/features/audit-reviews/reviews';
import type { AuditedChange } from './changes';
import { kindResults } from './results';

const change = (id: string, kind: string, daysAfter?: number) =>
  ({ id, kind, daysAfter }) as unknown as AuditedChange;
const said = (of: string, is: Review['is']): Review => ({ id: of, of, is, by: 'a@b', at: '2026-11-30' });

const changes = [
  change('a', 'InfoChanged'),
  change('b', 'LicenseChanged', 4),
  change('c', 'LicenseChanged', 0),
];

test('Changes are counted by their kind, the most frequent first, with what was entered late and what reviewers came to', () => {
  expect(kindResults(changes, [said('b', 'finding'), said('c', 'in order')])).toEqual({
    head: [
      'Kind of change',
      'Changes',
      'After the fact',
      'In order',
      'Findings',
      'Not reviewed',
      'Percent in order',
    ],
    rows: [
      ['License changed', 2, 1, 1, 1, 0, '50 %'],
      ['Info changed', 1, 0, 0, 0, 1, '–'],
    ],
  });
});

test('Where reviews may not be seen nothing is said of them', () => {
  expect(kindResults(changes, undefined).rows).toEqual([
    ['License changed', 2, 1],
    ['Info changed', 1, 0],
  ]);
});
