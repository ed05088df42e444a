import { expect, test } from 'vitest';
import { decisionFrom, decisionSchema, namesIn } from './-decide-values';

const decision = {
  months: '36',
  present: 'Bo Chair\nCy Member\nDi Member',
  recused: '',
  votesAbstained: '',
  conditions: '',
  reason: 'The references were not convincing',
  until: '',
  asked: '',
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

/** What is wrong with a field of a decision by `decision` and what differs from it; undefined where nothing is. */
function wrong(field: string, more: Partial<typeof decision> & { outcome?: string }, hasFindings = false) {
  const values = { ...decision, outcome: 'approved', votesFor: '', votesAgainst: '', ...more };
  const { error } = decisionSchema(undefined, hasFindings).safeParse(values);
  return error?.issues.find(({ path }) => path[0] === field)?.message;
}

test.each([
  ['Dr. Omar Said', 'dr. omar said', true],
  ['Dr. Omar Said', 'Omar  Said, MD', true],
  ['Zoë O’Neil', 'zoe oneil', true],
  ['Said, Omar', 'Omar Said', true],
  ['Omar Said', 'Omar Said Jr.', false],
  ['Omar Said', 'Omar Saleh', false],
])('who decided as %s is recused as %s: %s', (present, recused, isSame) => {
  const told = isSame ? `${recused.replaceAll(/\s+/g, ' ')} stands among those who decided, too.` : undefined;
  expect(wrong('recused', { present, recused })).toBe(told);
});

test('one name in two spellings is one person, who has one vote', () => {
  expect(namesIn('Bo Chair\nbo  chair\nCy Member; Bo Chair')).toEqual(['Bo Chair', 'Cy Member']);
});

test('an approval against findings takes a reason, one without findings takes none', () => {
  expect(wrong('reason', { reason: '' }, true)).toBe('Say why.');
  expect(wrong('reason', { reason: 'approved' }, true)).toMatch(/in your own words/);
  expect(wrong('reason', {}, true)).toBeUndefined();
  expect(wrong('reason', { reason: '' })).toBeUndefined();
});

test.each([
  ['', undefined],
  ['12/15/2026', undefined],
  ['11/24/2026', 'Choose a day after Nov 24, 2026.'],
  ['soon', 'Write it like 11/24/2026.'],
])('deferred until %s: %s', (until, message) => {
  const values = { ...decision, outcome: 'deferred', votesFor: '', votesAgainst: '', until };
  const { error, data } = decisionSchema(undefined, false, '2026-11-24').safeParse(values);
  expect(error?.issues.map(({ message: told }) => told).at(0)).toBe(message);
  const given = { day: '2026-11-24', enteredOn: '2026-11-24', enteredBy: '' };
  if (data) expect(decisionFrom(data, given).until).toBe(until ? '2026-12-15' : undefined);
});
