import { expect, test } from 'vitest';
import { rosterTable, type PayerColumnSet } from '@/domain/payer-roster';
import { builtRoster } from './built';
import type { RosterReading } from './read';
import type { SentRoster } from './sent';

const setOf = (...fields: string[]): PayerColumnSet => ({
  dates: 'us',
  columns: fields.map((field) => ({ heading: field, field })),
});
const byGroup = setOf('npi', 'groupName', 'addressLine1');
const byPlan = setOf('npi', 'plan', 'addressLine1');
const directory = setOf('npi', 'addressLine1');
const people = setOf('npi', 'lastName');

const choice = { submitted: false };
const npi = 1_234_567_893;

interface Given {
  id?: string;
  groups?: string[];
  plans?: string[];
  streets?: string[];
}

/** Ada, who is enrolled with each group in each plan, and practices at so many places. */
function reading({ id = 'p1', groups = ['g1'], plans = ['x'], streets = ['1 Main St', '2 Oak St'] }: Given) {
  const addresses = streets.map((addressLine1) => ({
    id: `${id} ${addressLine1}`,
    type: 'Work' as const,
    addressLine1,
    city: 'Boston',
    state: 'MA' as const,
    zipCode: '02134',
  }));
  const provider = { id, npi, firstName: 'Ada', lastName: 'Quill', addresses };
  return {
    enrollments: groups.flatMap((groupId) =>
      plans.map((payerPlanId) => ({
        id: `${groupId} ${payerPlanId}`,
        providerId: id,
        groupId,
        payerPlanId,
        enrollmentStatus: 'Enrolled' as const,
      })),
    ),
    files: new Map([[id, { provider, info: {} }]]),
    groups: [
      { id: 'g1', name: 'Cedar' },
      { id: 'g2', name: 'Harbor' },
    ],
    plans: [
      { id: 'x', name: 'PPO' },
      { id: 'y', name: 'HMO' },
    ],
    taxonomies: [],
    boardName: (type: string) => type,
    today: '2026-11-29',
    unread: [],
    needs: [],
    hasLicenses: true,
  } as unknown as RosterReading;
}

/** What is told to a payer who had a roster by the columns `before`, and has one by those of `now`. */
function told(before: [PayerColumnSet, Given], now: [PayerColumnSet, Given, Partial<RosterReading>?]) {
  const { rows } = builtRoster(before[0], choice, reading(before[1]), undefined);
  const last: SentRoster = {
    payerId: 'harbor',
    payer: 'Harborline',
    day: '2026-10-01',
    sentAt: '2026-10-01T00:00:00Z',
    sentBy: 'renee@cedar.example',
    submitted: false,
    what: 'full',
    set: before[0],
    rows,
    ended: [],
    counts: { rows: rows.length, providers: 1, adds: rows.length, changes: 0, terms: 0, same: 0 },
  };
  const [set, given, more] = now;
  const roster = builtRoster(set, choice, { ...reading(given), ...more }, last);
  const lines = rosterTable({ what: 'changes', ...roster }).rows.map(([action, day, reason]) =>
    [action, day, reason].filter(Boolean).join(': '),
  );
  return { ...roster.counts, lines };
}

const both = { groups: ['g1', 'g2'] };
const place = 'Term location: Practice location removed';

test('Nobody ends because the payer is told of groups no more', () => {
  expect(told([byGroup, both], [directory, both])).toMatchObject({ lines: [], rows: 2, same: 2 });
});

test('Nobody ends because the payer is told of plans no more', () => {
  const plans = ['x', 'y'];
  expect(told([byPlan, { plans }], [directory, { plans }])).toMatchObject({ lines: [], same: 2 });
});

test('Nobody ends because the payer is told of locations no more', () => {
  expect(told([directory, {}], [people, {}])).toMatchObject({ lines: [], rows: 1, same: 1 });
  expect(told([byGroup, both], [people, both])).toMatchObject({ lines: [], rows: 1, same: 1 });
});

test('A location that was removed since is one location less, also where columns of groups went or came', () => {
  const less = { ...both, streets: ['1 Main St'] };
  expect(told([byGroup, both], [directory, less]).lines).toEqual([place]);
  expect(told([directory, {}], [byGroup, { streets: ['1 Main St'] }]).lines).toEqual([place]);
  // Nothing says that the other group is one that the payer knows.
  expect(told([directory, both], [byGroup, less]).lines).toEqual(['Add', place]);
});

test('Who left all groups has one end, with the day of the group that was left last', () => {
  const closed = reading(both).enrollments.map((one, nth) => ({
    ...one,
    closedDate: ['2024-03-31', '2026-11-15'][nth] ?? '',
  }));
  const roster = told([byGroup, both], [people, both, { enrollments: closed }]);
  expect(roster).toMatchObject({ lines: ['Term: 11/15/2026: Enrollment closed'], terms: 1 });
});

test('A provider who was entered anew with one location less has one location less, and is on file', () => {
  const anew = { id: 'p9', streets: ['1 Main St'] };
  expect(told([directory, {}], [directory, anew]).lines).toEqual([place]);
  expect(told([byGroup, both], [byGroup, { ...anew, streets: undefined }]).lines).toEqual([
    'Term: Enrollment removed',
    'Term: Enrollment removed',
  ]);
});

test('Who cannot be read stays on the roster once, whatever columns went', () => {
  const unread = [{ id: 'p1', name: 'Quill, Ada', reason: 'Not allowed' }];
  expect(told([byGroup, both], [directory, {}, { unread }])).toMatchObject({ lines: [], rows: 2, same: 2 });
  expect(told([byGroup, both], [people, {}, { unread }])).toMatchObject({ lines: [], rows: 1, same: 1 });
});
