import { expect, test } from 'vitest';
import {
  actionWords,
  mergeReviews,
  progressWords,
  readReviewsText,
  type Review,
  reviewOf,
  reviewsPath,
  reviewsText,
} from './reviews';

const review = (id: string, of: string, more: Partial<Review> = {}): Review => ({
  id,
  of,
  is: 'in order',
  by: 'ann@example.org',
  at: `2026-11-30T10:00:0${id}Z`,
  ...more,
});

const wrong = { is: 'finding', finding: 'No sanctions search' } as const;

test('What was said last of a file counts, what was said before stays to be seen, and what was taken back is not reviewed', () => {
  const said = [
    review('1', 'a'),
    review('2', 'a', wrong),
    review('3', 'b'),
    review('4', 'b', { is: 'not reviewed' }),
  ];
  expect(reviewOf(said, 'a')).toMatchObject({ review: { id: '2' }, earlier: [{ id: '1' }] });
  expect(reviewOf(said, 'b').review).toBeUndefined();
  expect(progressWords(said, ['a', 'b', 'c'])).toBe('1 of 3 reviewed, 1 finding');
  expect(progressWords(said, ['c'])).toBe('None of 1 reviewed yet');
});

test('A finding that was corrected is counted as such, and says what was done and when', () => {
  const corrected = review('1', 'a', { ...wrong, action: 'Searched by Ann', corrected: '2026-11-30' });
  expect(progressWords([corrected], ['a', 'b'])).toBe('1 of 2 reviewed, 1 finding, 1 of them corrected');
  expect(actionWords(corrected)).toBe('Corrective action: Searched by Ann (corrected Nov 30, 2026)');
  expect(actionWords(review('2', 'a', wrong))).toBe('No corrective action recorded');
  expect(actionWords(review('3', 'a'))).toBeUndefined();
});

test('Two reviewers are merged in either order, each review once', () => {
  const [one, other] = [
    [review('1', 'a'), review('3', 'c')],
    [review('2', 'b'), review('3', 'c')],
  ];
  expect(mergeReviews(one, other).map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(mergeReviews(other, one)).toEqual(mergeReviews(one, other));
});

test('Reviews are read as they were written; a file of a later version, or a broken one, is refused', () => {
  const said = [review('1', 'a', { ...wrong, action: 'Search' })];
  expect(readReviewsText('p', reviewsText(said))).toEqual(said);
  const later = reviewsText(said).replace('"version": 1', '"version": 2');
  expect(() => readReviewsText('p', later)).toThrow(/newer version/);
  expect(() => readReviewsText('p', '{')).toThrow(/damaged/);
});

test('Two samples never share a file, whatever their seeds are', () => {
  expect(reviewsPath('changes', 2026, 'a/b')).toBe('credence-audits/changes/2026/a%2fb.json');
  expect(reviewsPath('files', 'd', 'all', 'Provider-x')).not.toBe(reviewsPath('files', 'd', 'Provider', 'x'));
});
