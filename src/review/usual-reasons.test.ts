import { expect, test } from 'vitest';
import { usualMatchReasons } from './usual-reasons';

test('matches are rejected for another person only; that a record is no longer in force is a reason to accept', () => {
  const { Accept, Reject } = usualMatchReasons;
  expect(Reject.filter((reason) => /in force/.test(reason))).toEqual([]);
  expect(Accept).toContain('Same person; the record is no longer in force');
  expect(Accept).toContain('Confirmed by SSN on the OIG’s site');
  expect(Reject).toContain('The SSN on the OIG’s site differs');
});
