import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PayerRow } from './payer-roster';
import { comparableRows, endedRows, rosterChanges, withChanges } from './payer-roster-changes';
import { payerRows } from './payer-roster-rows';
import { approved, compared, facts, said, set, work } from './testing-payer-roster';

test('A moved practice is a change, an address more is an add, and one less ends that location alone', () => {
  const before = payerRows(set, approved, facts());
  const [file] = facts().files.values();
  const withAddresses = (addresses: ReturnType<typeof work>[]) =>
    facts({ files: new Map(file ? [['p1', { ...file, provider: { ...file.provider, addresses } }]] : []) });
  const moved = payerRows(set, approved, withAddresses([work('a1', '9 New St'), work('a2', '2 Oak St')]));
  const { adds, ended, changes, same } = rosterChanges(before, moved, compared);
  expect([adds.length, ended.length, same.length]).toEqual([0, 0, 1]);
  expect(
    changes.map(({ before: was, row, fields }) => [
      fields,
      was.values['addressLine1'],
      row.values['addressLine1'],
    ]),
  ).toEqual([[['addressLine1'], '1 Main St', '9 New St']]);

  const one = payerRows(set, approved, withAddresses([work('a2', '2 Oak St')]));
  const less = rosterChanges(before, one, compared);
  expect(endedRows(less.ended, () => ({ reason: 'Enrollment removed' }))).toMatchObject([
    { isPlace: true, reason: 'Practice location removed', values: { addressLine1: '1 Main St' } },
  ]);
  expect(said(rosterChanges(one, before, compared).adds).map(({ addressLine1 }) => addressLine1)).toEqual([
    '1 Main St',
  ]);
});

test('The only practice of a provider, written anew at another street, is a change and no end with an add', () => {
  const [first, second] = payerRows(set, approved, facts());
  const before = first ? [first] : [];
  const now = second ? [{ ...second, place: 'a9' }] : [];
  expect(rosterChanges(before, now, compared)).toMatchObject({
    adds: [],
    ended: [],
    changes: [{ fields: ['addressLine1'] }],
  });
});

test('Somebody who was deleted and entered anew is told by the NPI', () => {
  const before = payerRows(set, approved, facts());
  const anew = before.map((row) => ({ ...row, id: 'p9', place: `${row.place} anew` }));
  expect(rosterChanges(before, anew, compared)).toMatchObject({ adds: [], ended: [], changes: [] });
});

const rowsOf = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
      group: fc.constantFrom('g1', 'g2'),
      place: fc.constantFrom('a', 'b', 'c'),
      street: fc.constantFrom('1 Main St', '2 Oak St', '3 Elm St', ''),
      last: fc.constantFrom('Quill', 'Vega'),
    }),
    { selector: ({ id, group, place }) => `${id} ${group} ${place}`, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ id, group, place, street, last }): PayerRow => ({
      id,
      npi: `npi of ${id}`,
      name: id,
      group,
      place,
      values: { lastName: last, ...(street && { addressLine1: street }) },
    })),
  );

test('A roster differs from itself in nothing', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const { adds, ended, changes, same } = rosterChanges(rows, rows, compared);
      expect([adds, ended, changes, same]).toEqual([[], [], [], rows]);
    }),
  );
});

/** What rows say, whatever their order. */
const plain = (rows: readonly PayerRow[]) =>
  rows
    .map(({ id, group, values }) => JSON.stringify([id, group, Object.entries(values).toSorted()]))
    .toSorted();

test('The last roster with its adds, ends and changes is the present one', () => {
  fc.assert(
    fc.property(rowsOf, rowsOf, (before, now) => {
      const changes = rosterChanges(before, now, compared);
      expect(plain(withChanges(before, changes))).toEqual(plain(now));
      expect(changes.adds.length + changes.changes.length + changes.same.length).toBe(now.length);
    }),
  );
});

test('Columns that come or go end nobody, and columns that go add nobody', () => {
  const flags = fc.record({ byGroup: fc.boolean(), byPlan: fc.boolean(), byPlace: fc.boolean() });
  fc.assert(
    fc.property(rowsOf, flags, (rows, by) => {
      const comparison = { fields: [], ...by };
      const narrow = comparableRows(rows, comparison);
      expect(rosterChanges(narrow, narrow, comparison)).toMatchObject({ ended: [], adds: [] });
      expect(rosterChanges(narrow, rows, comparison).ended).toEqual([]);
    }),
  );
});
