import { expect, test } from 'vitest';
import { decisionSchema } from './-decide-values';

const decision = {
  months: '36',
  present: 'Bo Chair\nCy Member\nDi Member',
  recused: '',
  votesAbstained: '',
  conditions: '',
  reason: 'The references were not convincing',
  typedName: '',
};

/** What is wrong with the votes of a decision; undefined where nothing is. */
function wrongVotes(outcome: string, votesFor: string, votesAgainst: string): string | undefined {
  const read = decisionSchema(undefined).safeParse({ ...decision, outcome, votesFor, votesAgainst });
  return read.error?.issues.find(({ path }) => path[0] === 'votesFor')?.message;
}

test.each([
  ['approved', '2', '1', undefined],
  ['approved', '1', '1', '1 for and 1 against do not approve.'],
  ['denied', '1', '1', undefined],
  ['denied', '0', '3', undefined],
  ['denied', '2', '1', '2 for and 1 against approve; this is a denial.'],
  ['deferred', '2', '1', undefined],
  ['denied', '3', '3', '6 votes, and 3 people decided.'],
])('%s by %s votes for approval and %s against', (outcome, votesFor, votesAgainst, wrong) => {
  expect(wrongVotes(outcome, votesFor, votesAgainst)).toBe(wrong);
});
