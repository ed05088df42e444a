import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { billingOf, billingWords, daysSinceSubmission, denialReason, waitingOf } from './enrollment-days';

const today = '2026-11-29';
const submissionDate = '2026-10-20T00:00:00Z';

test('Days since submission are told while the payer has not answered, and of no other enrollment', () => {
  expect(daysSinceSubmission({ enrollmentStatus: 'Submitted', submissionDate }, today)).toBe(40);
  expect(daysSinceSubmission({ enrollmentStatus: 'Submitted' }, today)).toBeUndefined();
  expect(daysSinceSubmission({ enrollmentStatus: 'Enrolled', submissionDate }, today)).toBeUndefined();
});

const closed = (enrollmentStatus: 'Submitted' | 'Enrolled', closedDate: string) => ({
  enrollmentStatus,
  submissionDate,
  effectiveDate: '2026-11-01T00:00:00Z',
  closedDate,
});

test('What was closed waits and bills no more; what will be closed does until then', () => {
  const [past, onTheDay, coming] = ['2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z', '2027-01-31T00:00:00Z'];
  expect(daysSinceSubmission(closed('Submitted', past), today)).toBeUndefined();
  expect(billingOf(closed('Enrolled', past), today)).toBeUndefined();
  for (const day of [onTheDay, coming, '0001-01-01T00:00:00Z']) {
    expect(daysSinceSubmission(closed('Submitted', day), today)).toBe(40);
    expect(billingOf(closed('Enrolled', day), today)?.since).toBe('2026-11-01');
  }
});

const denied = (comments?: string) =>
  denialReason({ enrollmentStatus: 'Denied', ...(comments && { comments }) });

test('The reason of a denial is its line of the comments, else the comments, else nothing', () => {
  expect(denied('Called May 3.\nReason of denial: panel closed in this county\nAppeal sent')).toBe(
    'panel closed in this county',
  );
  expect(denied('Panel is closed in this county.')).toBe('Panel is closed in this county.');
  expect(denied()).toBeUndefined();
  expect(denialReason({ enrollmentStatus: 'Enrolled', comments: 'Denied: in error' })).toBeUndefined();
});

test('Billing runs from the effective date, retroactive or to come; without one it is not known', () => {
  const words = (effectiveDate?: string) => {
    const billing = billingOf(
      { enrollmentStatus: 'Enrolled', submissionDate, ...(effectiveDate && { effectiveDate }) },
      today,
    );
    return billing && billingWords(billing);
  };
  expect(words('2026-11-01T00:00:00Z')).toBe('Nov 1, 2026');
  expect(words('2026-10-01T00:00:00Z')).toBe('Oct 1, 2026, retroactive');
  expect(words('2026-12-15T00:00:00Z')).toBe('From Dec 15, 2026');
  expect(words()).toBe('Not known');
  expect(billingOf({ enrollmentStatus: 'Submitted', submissionDate }, today)).toBeUndefined();
});

test('The median lies between the least and the most, and as many wait as there are', () => {
  expect(waitingOf([3, 1, undefined, 8])).toEqual({ amount: 4, median: 3, longest: 8 });
  expect(waitingOf([1, 4])).toEqual({ amount: 2, median: 2.5, longest: 4 });
  expect(waitingOf([])).toEqual({ amount: 0, median: undefined, longest: undefined });
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 }), { minLength: 1 }), (days) => {
      const { median = -1, longest = -1 } = waitingOf(days);
      expect(median).toBeGreaterThanOrEqual(Math.min(...days));
      expect(median).toBeLessThanOrEqual(longest);
    }),
  );
});
