import { expect, test } from 'vitest';
import {
  addDecisions,
  drilldownOf,
  decisionsOf,
  decisionsSince,
  others,
  peopleOf,
  timesOf,
  type DecisionSum,
} from './-sections/decisions';
import { logLink } from './-log';
import { monthsOf } from './-periods';
import {
  addVerifications,
  sourcesOf,
  totalOf,
  type LicenseFact,
  type VerificationSum,
  verificationsSince,
} from './-sections/verifications';

const decided = (timestamp: string, user: string | undefined, subcategory = 'AlertDismissed') => ({
  id: timestamp,
  timestamp,
  messageTemplate: 'decided',
  messageParameters: { user },
  context: { subcategory },
});

const completed = (timestamp: string, status: string) => {
  const entry = decided(timestamp, 'bo@x.example', 'CredentialingEventAdded');
  return { ...entry, messageParameters: { ...entry.messageParameters, status } };
};

test('decisions are counted by person, kind and day; an entry that names nobody is not lost', () => {
  const sum: DecisionSum = { people: new Map(), first: undefined, last: undefined, oldest: undefined };
  addDecisions(sum, [
    decided('2026-11-20T12:00:00Z', 'ana@x.example'),
    decided('2026-11-20T11:00:00Z', 'ana@x.example', 'VerificationResolved'),
    decided('2026-11-20T10:00:00Z', undefined),
    decided('2026-10-02T12:00:00Z', 'ana@x.example'),
    decided('', 'ana@x.example'),
    completed('2026-11-19T12:00:00Z', 'CompletedWithConcern'),
    completed('2026-10-01T12:00:00Z', 'RequestInProgress'),
  ]);
  expect(peopleOf(sum)).toEqual([
    { who: 'ana@x.example', all: 3, days: 2, byKind: { AlertDismissed: 2, VerificationResolved: 1 } },
    { who: 'bo@x.example', all: 1, days: 1, byKind: { CredentialingEventAdded: 1 } },
    { who: 'Not told', all: 1, days: 1, byKind: { AlertDismissed: 1 } },
  ]);
  // What was read goes back to an entry that is no decision.
  expect(sum.first).toBe('2026-10-01');
  expect(sum.last).toBe('2026-11-20T12:00:00Z');
  const times = timesOf(sum, monthsOf(3, '2026-11-24'), ['ana@x.example']);
  expect(times.map(({ stretch, all, days, by, others: rest }) => [stretch.key, all, days, by, rest])).toEqual(
    [
      ['2026-09', 0, 0, [0], 0],
      ['2026-10', 1, 1, [1], 0],
      ['2026-11', 4, 2, [2], 2],
    ],
  );
});

test('the rows behind a figure are the decisions of its person', () => {
  const months = monthsOf(3, '2026-11-24');
  const span = { from: '2026-09-01', to: '2026-11-24' };
  const drilldown = drilldownOf('ana@x.example|AlertDismissed|2026-10', months, ['bo@x.example']);
  expect(drilldown).toEqual({
    who: 'ana@x.example',
    charted: [],
    kind: 'AlertDismissed',
    stretch: months[1],
  });
  expect(drilldownOf('ana@x.example', months, [])).toEqual({
    who: 'ana@x.example',
    charted: [],
    kind: undefined,
    stretch: undefined,
  });
  const { start, add } = decisionsOf(drilldown, span);
  const found = start();
  add(found, [decided('a', 'ana@x.example'), decided('b', 'bo@x.example'), decided('c', undefined)]);
  expect(found.map(({ id }) => id)).toEqual(['a']);
  const everybody = drilldownOf('||2026-11', months, ['bo@x.example']);
  expect(everybody).toEqual({ who: '', charted: [], kind: undefined, stretch: months[2] });
  const ofAll = decisionsOf(everybody, span);
  const all = ofAll.start();
  ofAll.add(all, [decided('a', 'ana@x.example'), completed('b', 'Completed'), completed('c', 'Cancelled')]);
  expect(all.map(({ id }) => id)).toEqual(['a', 'b']);
  const rest = decisionsOf(drilldownOf(`${others}||2026-11`, months, ['bo@x.example']), span);
  const ofOthers = rest.start();
  rest.add(ofOthers, [decided('a', 'ana@x.example'), decided('b', 'bo@x.example'), decided('c', undefined)]);
  expect(ofOthers.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('where the reading was stopped, the rows go no further back than the figures', () => {
  const months = monthsOf(3, '2026-11-24');
  const entries = [
    { ...decided('a', 'ana@x.example'), timestamp: '2026-11-20T12:00:00Z' },
    { ...decided('b', 'ana@x.example'), timestamp: '2026-11-20T08:00:00Z' },
    { ...decided('c', 'ana@x.example'), timestamp: '2026-11-20T07:59:59Z' },
  ];
  const sum = decisionsSince('2026-09-01').start();
  addDecisions(sum, entries.slice(0, 2));
  const span = { from: '2026-09-01', to: '2026-11-24' };
  const { start, add } = decisionsOf(drilldownOf('', months, []), span, sum);
  const found = start();
  add(found, entries);
  expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
});

const verification = (licenseId: string | undefined, status: string) => ({
  id: 'e1',
  timestamp: '2026-11-20T12:00:00Z',
  messageParameters: { status },
  context: { subcategory: 'VerificationCompleted', licenseId, providerId: 'p' },
});

const fact = (typeId: string, state: string): LicenseFact => ({
  typeId,
  type: 'RN',
  state,
  number: '1',
  name: 'A',
});

test('outcomes are counted by source and state, the most failures first, with their licenses', () => {
  const sum: VerificationSum = { licenses: new Map(), first: undefined };
  addVerifications(sum, [
    verification('a', 'Found'),
    verification('a', 'Failed'),
    verification('b', 'Failed'),
    verification('b', 'Failed'),
    verification('c', 'Parked'),
    verification(undefined, 'Found'),
  ]);
  const facts = new Map([
    ['a', fact('t', 'OR')],
    ['b', fact('u', '')],
    ['c', fact('unknown', 'NV')],
  ]);
  const types = [
    { id: 't', source: { name: 'Board of Oregon' } },
    { id: 'u', source: { name: 'Board of Texas', state: 'TX' } },
  ];
  const rows = sourcesOf(sum, { sum: facts, isComplete: true }, types);
  expect(rows.map(({ source, state, all, counts }) => [source, state, all, counts.Failed])).toEqual([
    ['Board of Texas', 'TX', 2, 2],
    ['Board of Oregon', 'OR', 2, 1],
    ['Licenses that are not attached any more', '', 1, 0],
    ['Source not told', 'NV', 1, 0],
  ]);
  const unfinished = sourcesOf(sum, { sum: facts, isComplete: false }, types);
  expect(unfinished.map(({ source }) => source)).toContain('Licenses that are not read yet');
  expect(totalOf(rows)).toMatchObject({ all: 6, counts: { Found: 2, Failed: 3, other: 1 } });
  expect(sum.first).toBe('2026-11-20');
});

test('a figure of the log leads to exactly its kinds and days, and to one record where it names one', () => {
  const span = { from: '2026-11-01', to: '2026-11-24' };
  expect(logLink(span, ['A']).search).toEqual({ subcategory: ['A'], ...span });
  expect(logLink(span, ['A'], 'id').search).toEqual({ subcategory: ['A'], ...span, entityId: ['id'] });
});

test('a copy of the figures stays as it is while more of the log is read', () => {
  const decisions = decisionsSince('2026-09-01');
  const sum = decisions.start();
  decisions.add(sum, [decided('2026-11-20T12:00:00Z', 'ana@x.example')]);
  const copy = decisions.copy(sum);
  decisions.add(sum, [
    decided('2026-11-19T12:00:00Z', 'ana@x.example'),
    decided('2026-11-19T12:00:00Z', undefined),
  ]);
  expect(peopleOf(copy)).toEqual([{ who: 'ana@x.example', all: 1, days: 1, byKind: { AlertDismissed: 1 } }]);
  expect(copy.first).toBe('2026-11-20');

  const verifications = verificationsSince('2026-09-01');
  const counted = verifications.start();
  verifications.add(counted, [completed('2026-11-20T12:00:00Z', 'Found')]);
  const kept = verifications.copy(counted);
  verifications.add(counted, [completed('2026-11-19T12:00:00Z', 'Found')]);
  expect([...kept.licenses.values()].map(({ counts }) => counts.Found)).toEqual([1]);
  expect([...counted.licenses.values()].map(({ counts }) => counts.Found)).toEqual([2]);
});
