import { expect, test } from 'vitest';
import { reviewReasons } from './words';

test('Why a verification needs review names the results that have each problem, counted from 1', () => {
  const results = [{ problems: ['NameMismatch'] }, {}, { problems: ['NameMismatch'] }];
  expect(reviewReasons({ results } as never)).toEqual([
    '3 results for one license number',
    'Name differs in results 1, 3',
  ]);
});

test('A single result needs no number, and none at all is said', () => {
  expect(reviewReasons({ results: [{ problems: ['NameMismatch'] }] } as never)).toEqual(['Name differs']);
  expect(reviewReasons({})).toEqual(['No result was kept']);
  expect(reviewReasons(undefined)).toEqual([]);
});
