import { expect, test } from 'vitest';
import type { Review } from './reviews';
import { idsShown, reviewersWords, shownIn } from './shown';

const said = (of: string, more: Partial<Review> = {}): Review => ({
  id: of + (more.at ?? ''),
  of,
  is: 'in order',
  by: 'ann@example.org',
  at: '2026-11-28T18:00:00Z',
  ...more,
});

const reviews = [
  said('a'),
  said('b', { is: 'finding', finding: 'No search', at: '2026-11-30T18:00:00Z' }),
  said('c'),
  said('c', { is: 'not reviewed', at: '2026-11-29T18:00:00Z' }),
  said('d', { by: 'bo@example.org', at: '2026-11-30T18:00:00Z' }),
];
const ids = ['a', 'b', 'c', 'd', 'e'];

test('What is not reviewed is shown alone, with what was taken back; findings and what is in order are, too', () => {
  expect(idsShown(reviews, ids, 'open')).toEqual(['c', 'e']);
  expect(idsShown(reviews, ids, 'findings')).toEqual(['b']);
  expect(idsShown(reviews, ids, 'in-order')).toEqual(['a', 'd']);
  expect(idsShown(reviews, ids, 'all')).toEqual(ids);
  expect(idsShown(undefined, ids, 'open')).toEqual(ids);
  expect(['open', 'toString', 7, undefined].map(shownIn)).toEqual(['open', 'all', 'all', 'all']);
});

const nameOf = (address: string) => (address === 'ann@example.org' ? 'Ann Lee' : address);

test('Who reviewed is told with how many and on which days, by what counts', () => {
  expect(reviewersWords(reviews, ids, nameOf)).toBe(
    'Ann Lee 2, Nov 28, 2026 to Nov 30, 2026; bo@example.org 1, Nov 30, 2026',
  );
  expect(reviewersWords([], ids, nameOf)).toBe('');
});
