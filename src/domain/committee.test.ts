import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  committeeOutcomes,
  daysLate,
  decisionLine,
  decisionsOf,
  decisionWords,
  deciders,
  lateWords,
  letterDue,
  nextAfter,
  outcomeWords,
  readDecisions,
  type CommitteeDecision,
} from './committee';

const approval: CommitteeDecision = {
  day: '2026-11-24',
  outcome: 'approved',
  by: 'committee',
  names: ['Ada Chair, MD', 'Bo Member'],
  months: 12,
  votes: { for: 5, against: 0, abstained: 1 },
  recused: ['Cy Partner'],
  conditions: 'First ten cases proctored',
  reason: undefined,
  enteredOn: '2026-11-29',
  enteredBy: 'dana@example.org',
};

test('A decision is kept as a line that anybody can read, and read from it again', () => {
  const line = decisionLine(approval);
  expect(line).toBe(
    'Decision approved | by committee | 2026-11-24 | term 12 months | decided by Ada Chair, MD; Bo Member | votes 5 for, 0 against, 1 abstained | recused Cy Partner | conditions First ten cases proctored | entered 2026-11-29 by dana@example.org',
  );
  expect(readDecisions(line)).toEqual([approval]);
});

test('A deferral says until when and what is asked for, in its words and in its line, and may leave that out', () => {
  const { months: _months, conditions: _conditions, ...rest } = approval;
  const deferral = {
    ...rest,
    outcome: 'deferred',
    reason: 'Board order missing',
    until: '2026-12-15',
    asked: ['Board order; signed', 'Two references'],
  } as const;
  expect(outcomeWords(deferral)).toBe('Deferred until Dec 15, 2026');
  expect(outcomeWords({ outcome: 'deferred' })).toBe('Deferred');
  expect(decisionLine(deferral)).toContain(
    ' | reason Board order missing | deferred until 2026-12-15 | asked for Board order, signed; Two references | entered ',
  );
  expect(readDecisions(decisionLine(deferral))).toEqual([
    {
      ...deferral,
      asked: ['Board order, signed', 'Two references'],
      months: undefined,
      conditions: undefined,
    },
  ]);
});

test('Whatever is typed, a decision comes back with the same day, outcome, term and votes', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });
  const asDay = day.map((date) => date.toISOString().slice(0, 10));
  const names = fc.array(fc.string(), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.record({
        day: asDay,
        outcome: fc.constantFrom(...committeeOutcomes),
        by: fc.constantFrom(...deciders),
        names,
        months: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
        recused: names,
        conditions: fc.option(fc.string(), { nil: undefined }),
        reason: fc.option(fc.string(), { nil: undefined }),
        enteredOn: asDay,
        enteredBy: fc.constant('dana@example.org'),
      }),
      (given) => {
        const [read, ...others] = readDecisions(decisionLine(given));
        const { day: on, outcome, by, months, enteredOn, enteredBy } = given;
        expect(read).toMatchObject({ day: on, outcome, by, enteredOn, enteredBy });
        expect(read?.months).toBe(months);
        expect(others).toEqual([]);
      },
    ),
  );
});

test('A checklist tells its decisions in the order in which they were entered, and no other lines', () => {
  const deferral = { ...approval, outcome: 'deferred' as const, day: '2026-10-27' };
  const checklist = {
    items: [
      { name: 'Sanctions and exclusions', source: decisionLine(approval) },
      {
        name: 'Committee decision',
        source: ['Minutes are kept on paper', decisionLine(deferral), decisionLine(approval)].join('\n'),
      },
    ],
  };
  expect(decisionsOf(checklist).map(({ day, outcome }) => `${day} ${outcome}`)).toEqual([
    '2026-10-27 deferred',
    '2026-11-24 approved',
  ]);
  expect([decisionsOf(undefined), decisionsOf({ items: null }), readDecisions(null)]).toEqual([[], [], []]);
  expect(readDecisions('Decision approved | by committee | 2026-02-30')).toEqual([]);
  expect(readDecisions('Decision maybe | by committee | 2026-02-20')).toEqual([]);
});

test('Term and letter run from the day of the decision, and a later entry is said', () => {
  expect(nextAfter(approval)).toBe('2027-11-24');
  expect(nextAfter({ day: '2028-02-29', months: 36 })).toBe('2031-02-28');
  expect(nextAfter({ ...approval, months: undefined })).toBeUndefined();
  expect(letterDue('2026-11-24')).toBe('2026-12-24');
  expect(lateWords(approval)).toBe('Entered Nov 29, 2026, 5 days after the decision');
  expect(lateWords({ ...approval, enteredOn: '2026-11-24' })).toBeUndefined();
  expect(daysLate({ day: '2026-11-24', enteredOn: '2026-11-20' })).toBe(0);
});

test('A decision is told with its term and whether it has conditions', () => {
  expect(outcomeWords(approval)).toBe('Approved for 12 months, with conditions');
  expect(outcomeWords({ outcome: 'approved', months: 36 })).toBe('Approved for 36 months');
  expect(outcomeWords({ outcome: 'denied' })).toBe('Denied');
  expect(decisionWords({ ...approval, by: 'medical director', conditions: undefined })).toBe(
    'Approved for 12 months by the medical director, Nov 24, 2026 (Ada Chair, MD; Bo Member)',
  );
});
