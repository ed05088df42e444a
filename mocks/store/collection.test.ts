import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, Collection } from './collection';
import { compareKeys } from './order';

interface Row {
  id: string;
  owner?: string | undefined;
  rank?: number | undefined;
}

const setup = {
  indexes: { owner: (row: Row) => row.owner },
  sorts: { Rank: (row: Row) => row.rank },
};

const rows = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 40 }).map((n) => `r${n}`),
    owner: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    rank: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  }),
  { selector: (row) => row.id, maxLength: 40 },
);
const row = rows.filter((list) => list.length > 0).map((list) => list[0] as Row);

const inOrder = (list: Iterable<Row>) =>
  [...list].toSorted((a, b) => compareKeys(a.rank, b.rank) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);

const ids = (list: Iterable<{ id: string }>) => [...list].map(({ id }) => id);

test('look-ups and orders stay right through any changes', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(row, fc.boolean())), (start, changes) => {
      const collection = new Collection<Row>(setup);
      collection.seed(start);
      // Asked for early, so that they have to be kept right instead of being built at the end.
      collection.view('Rank');
      collection.by('owner', 'a');
      const model = new Map<string, Row>(start.map((record) => [record.id, record]));
      for (const [record, removes] of changes) {
        if (removes) {
          expect(collection.remove(record.id)).toBe(model.delete(record.id));
        } else {
          collection.put(record);
          model.set(record.id, record);
        }
      }
      expect(ids(collection.view('Rank').map((entry) => entry.record))).toEqual(inOrder(model.values()));
      expect(ids(collection.by('owner', 'a')).toSorted()).toEqual(
        ids([...model.values()].filter(({ owner }) => owner === 'a')).toSorted(),
      );
      expect(collection.size).toBe(model.size);
    }),
  );
});

test('generated records that are made ahead show all at once, in the order in which they would be made later', () => {
  const start = ['b', 'a', 'c'].map((id) => ({ id }));
  const collection = new Collection<Row>(setup);
  collection.seedLater(() => start);
  expect(collection.makeSome(1)).toBe(true);
  expect(collection.get('c')).toBe(start[2]);
  expect(ids(collection.all())).toEqual(['b', 'a', 'c']);
  expect(collection.makeSome(1)).toBe(false);
});

test('records that belong to others stand in the order of these, and last where those have no key or are none', () => {
  const others = new Collection<Row>(setup);
  others.seed([{ id: 'x', rank: 2 }, { id: 'y', rank: 1 }, { id: 'z' }]);
  const ofOthers = { others, sort: 'Rank', id: (row: Row) => row.owner, last: ({ id }: Row) => id.slice(1) };
  const collection = new Collection<Row>({ sorts: { Other: ofOthers } });
  const owners = { a2: 'x', b1: 'x', c9: 'y', d1: 'z', e1: 'nobody', f1: undefined, a9: 'z' };
  collection.seed(Object.entries(owners).map(([id, owner]) => ({ id, owner })));
  expect(ids(collection.view('Other').map(({ record }) => record))).toEqual([
    'c9',
    'b1',
    'a2',
    'a9',
    'd1',
    'e1',
    'f1',
  ]);
});

test('the changes of one collection make another one from the same beginning equal to it', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(row, fc.boolean())), (start, changes) => {
      const [one, other] = [new Collection<Row>(setup), new Collection<Row>(setup)];
      one.seed(start);
      other.seedLater(() => start);
      for (const [record, removes] of changes) {
        if (removes) one.remove(record.id);
        else one.put(record);
      }
      const kept = JSON.parse(JSON.stringify(one.changes())) as Change<Row>[];
      other.restore(kept);
      expect(JSON.parse(JSON.stringify(other.view('Rank')))).toEqual(
        JSON.parse(JSON.stringify(one.view('Rank'))),
      );
    }),
  );
});

describe('what was generated', () => {
  test('is no change, and never takes the place of one', () => {
    const collection = new Collection<Row>(setup);
    collection.put({ id: 'kept', rank: 1 });
    collection.put({ id: 'gone' });
    collection.remove('gone');
    collection.seed([{ id: 'kept', rank: 2 }, { id: 'gone' }, { id: 'new' }]);
    expect(collection.get('kept')?.rank).toBe(1);
    expect(collection.has('gone')).toBe(false);
    expect(collection.changes().map(([id]) => id)).toEqual(['kept', 'gone']);
    expect(collection.has('new')).toBe(true);
  });

  test('is made when it is first asked for, and only then', () => {
    let made = 0;
    const collection = new Collection<Row>(setup);
    collection.seedLater(() => {
      made += 1;
      return [{ id: 'late', owner: 'a' }];
    });
    expect([made, collection.changes()]).toEqual([0, []]);
    expect(collection.first('owner', 'a')?.id).toBe('late');
    expect([collection.size, made]).toEqual([1, 1]);
  });

  test('finds its place in an order that was asked for before', () => {
    const collection = new Collection<Row>(setup);
    collection.put({ id: 'b', rank: 2 });
    collection.view('Rank');
    collection.seed([
      { id: 'a', rank: 3 },
      { id: 'c', rank: 1 },
    ]);
    expect(ids(collection.view('Rank').map((entry) => entry.record))).toEqual(['c', 'b', 'a']);
  });
});

test('of records that come and go, only those that are still there are changes', () => {
  const collection = new Collection<Row>({ isPassing: true });
  collection.seed([{ id: 'generated' }]);
  const changes: Change<Row>[] = [];
  collection.onChange = (change) => changes.push(change);
  collection.put({ id: 'passed' });
  collection.restore([['from another tab', { id: 'from another tab' }]]);
  for (const id of ['passed', 'from another tab', 'generated']) collection.remove(id);
  collection.put({ id: 'stays' });
  expect(collection.changes()).toEqual([
    ['generated', null],
    ['stays', { id: 'stays' }],
  ]);
  // Other tabs are told all the same.
  expect(changes.map(([id]) => id)).toEqual(['passed', 'passed', 'from another tab', 'generated', 'stays']);
});

test('changes made here are told, restored ones are not', () => {
  const collection = new Collection<Row>(setup);
  const changes: Change<Row>[] = [];
  collection.onChange = (change) => changes.push(change);
  collection.restore([['from another tab', { id: 'from another tab' }]]);
  collection.put({ id: 'mine' });
  collection.update('mine', { rank: 3 });
  collection.remove('mine');
  expect(changes).toEqual([
    ['mine', { id: 'mine' }],
    ['mine', { id: 'mine', rank: 3 }],
    ['mine', null],
  ]);
});

test('an update makes a new record and leaves the one that was handed out as it is', () => {
  const collection = new Collection<Row>(setup);
  const before = collection.put({ id: 'a', rank: 1 });
  collection.update('a', { rank: 2 });
  expect(before.rank).toBe(1);
  expect(() => collection.update('nobody', {})).toThrow('no record nobody');
});

test('the version grows with every change and with nothing else', () => {
  const collection = new Collection<Row>(setup);
  collection.seed([{ id: 'a' }]);
  const { version } = collection;
  collection.seed([{ id: 'a' }]);
  collection.view('Rank');
  expect(collection.remove('nobody')).toBe(false);
  expect(collection.version).toBe(version);
  collection.update('a', { rank: 1 });
  expect(collection.version).toBeGreaterThan(version);
});
