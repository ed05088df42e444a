import { expect, test } from 'vitest';
import { compareAnswers, listed, treatAnswers, worstAnswer } from './treat';

const states = ['AZ', 'CA', 'CO', 'ID', 'NM', 'NV', 'OR', 'TX', 'UT', 'WA'];

test('up to eight states are named, of more the first seven and how many there are besides', () => {
  expect([0, 1, 2, 3].map((amount) => listed(states.slice(0, amount)))).toEqual([
    '',
    'AZ',
    'AZ and CA',
    'AZ, CA and CO',
  ]);
  expect(listed(states.slice(0, 8))).toBe('AZ, CA, CO, ID, NM, NV, OR and TX');
  expect(listed(states.slice(0, 9))).toBe('AZ, CA, CO, ID, NM, NV, OR and 2 more');
});

test('the worst answer counts, and none is a yes', () => {
  expect(worstAnswer([])).toBe('yes');
  for (const [at, answer] of treatAnswers.entries()) {
    expect(worstAnswer(treatAnswers.slice(0, at + 1).toReversed())).toBe(answer);
    expect(treatAnswers.toSorted(compareAnswers)[at]).toBe(answer);
  }
});
