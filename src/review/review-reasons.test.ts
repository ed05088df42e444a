import { expect, test } from 'vitest';
import { offeredReviewReasons } from './review-reasons';
import { usualReviewReasons } from './usual-reasons';

const found = { decision: 'Found' as const, reason: '' };
const all = 'Name, number and license type agree with the file';

test.each([
  [{ name: 'differs' }, false],
  [{ number: 'differs' }, false],
  [{ type: 'differs' }, false],
  [{ name: 'similar', number: 'agrees', type: 'agrees' }, true],
  [{ type: 'missing' }, true],
  [{}, true],
] as const)('that all agrees is offered for %j: %s', (marks, isOffered) => {
  expect(offeredReviewReasons(usualReviewReasons.Found, found, marks).includes(all)).toBe(isOffered);
});

test('what explains a difference stays on offer where the result differs', () => {
  const offered = offeredReviewReasons(usualReviewReasons.Found, found, {
    name: 'differs',
    number: 'differs',
    type: 'differs',
  });
  expect(offered.toSorted()).toEqual(usualReviewReasons.Found.filter((reason) => reason !== all).toSorted());
});

test.each([
  ['License type agrees', { type: 'differs' }, false],
  ['License type agrees', { number: 'differs' }, true],
  ['The name does not agree, confirmed with the provider', { name: 'differs' }, true],
  ['Number agrees, former name', { name: 'differs' }, true],
] as const)('a reason of the team’s own, “%s”, with %j is offered: %s', (reason, marks, isOffered) => {
  expect(offeredReviewReasons([reason], found, marks)).toEqual(isOffered ? [reason] : []);
});

test('one that was chosen before is still seen, and other outcomes and an open result hide nothing', () => {
  const marks = { type: 'differs' } as const;
  expect(offeredReviewReasons([all], { ...found, reason: all }, marks)).toEqual([all]);
  expect(offeredReviewReasons([all], { decision: 'Failed', reason: '' }, marks)).toEqual([all]);
  expect(offeredReviewReasons([all], found, undefined)).toEqual([all]);
});

const former = 'Same person under a former or shortened name';
const wording = 'License type is the source’s wording for the same license';
test.each([
  [{ name: 'agrees', number: 'agrees', type: 'differs' }, wording, former],
  [{ name: 'agrees', number: 'agrees', type: 'similar' }, wording, former],
  [{ name: 'differs', number: 'agrees', type: 'agrees' }, former, wording],
  [{ name: 'similar', number: 'agrees', type: 'differs' }, wording, 'Confirmed with the licensing board'],
] as const)('the first reason is about what the case turns on: %j', (marks, first, last) => {
  const offered = offeredReviewReasons(usualReviewReasons.Found, found, marks);
  expect([offered[0], offered.at(-1)]).toEqual([first, last]);
});

test('where nothing differs the reasons stand in the order of their list', () => {
  const marks = { name: 'agrees', number: 'agrees', type: 'agrees' } as const;
  expect(offeredReviewReasons(usualReviewReasons.Found, found, marks)).toEqual(usualReviewReasons.Found);
});
