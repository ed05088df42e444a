import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Collection } from './collection';
import { BadCursor, pageOf } from './page';

interface Row {
  id: string;
  name?: string | undefined;
}

function collectionOf(rows: readonly Row[]): Collection<Row> {
  const collection = new Collection<Row>({ sorts: { Name: (row) => row.name } });
  collection.seed(rows);
  return collection;
}

const rowArbitrary = fc.record({
  id: fc.uuid(),
  // Few names, so that ties are common; some beyond ASCII, since a cursor carries the name.
  name: fc.option(fc.constantFrom('Abara', 'Núñez', 'الحسيني', '李', 'Z̷', ''), { nil: undefined }),
});
const rowsArbitrary = fc.uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 60 });
const direction = fc.constantFrom('Asc' as const, 'Desc' as const);

function readAll(
  collection: Collection<Row>,
  order: 'Asc' | 'Desc',
  count: number,
  between = () => {},
): Row[] {
  const seen: Row[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = pageOf({ view: collection.view('Name'), direction: order, count, cursor });
    seen.push(...page.items);
    if (!page.nextCursor) return seen;
    if (seen.length > 1000) throw new Error('the cursors lead in a circle');
    cursor = page.nextCursor;
    between();
  }
}

describe('walking a list by its cursors', () => {
  test('gives every row once, in order, and the other direction is the reverse', () => {
    fc.assert(
      fc.property(rowsArbitrary, fc.integer({ min: 1, max: 20 }), (rows, count) => {
        const collection = collectionOf(rows);
        const all = collection.view('Name').map(({ record }) => record);
        expect(readAll(collection, 'Asc', count)).toEqual(all);
        expect(readAll(collection, 'Desc', count)).toEqual(all.toReversed());
      }),
    );
  });

  test('neither repeats nor hides a row when others come and go in between', () => {
    fc.assert(
      fc.property(
        rowsArbitrary,
        fc.infiniteStream(fc.tuple(fc.boolean(), rowArbitrary, fc.nat())),
        fc.integer({ min: 1, max: 5 }),
        direction,
        (rows, changes, count, order) => {
          const collection = collectionOf(rows);
          const touched = new Set<string>();
          let left = 30;
          const seen = readAll(collection, order, count, () => {
            const { value } = changes.next();
            if (!value || (left -= 1) < 0) return;
            const [removes, added, at] = value;
            const victim = collection.view('Name')[at % Math.max(1, collection.size)]?.record;
            if (removes && victim) {
              touched.add(victim.id);
              collection.remove(victim.id);
            } else if (!collection.has(added.id)) {
              touched.add(added.id);
              collection.put(added);
            }
          });
          const ids = seen.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { id } of rows) if (!touched.has(id)) expect(ids).toContain(id);
        },
      ),
    );
  });

  test('a page back is the page before, also when its first row is gone', () => {
    fc.assert(
      fc.property(
        rowsArbitrary.filter((rows) => rows.length > 3),
        direction,
        fc.boolean(),
        (rows, order, removes) => {
          const collection = collectionOf(rows);
          const view = () => collection.view('Name');
          const count = Math.floor(rows.length / 2);
          const first = pageOf({ view: view(), direction: order, count });
          const second = pageOf({ view: view(), direction: order, count, cursor: first.nextCursor });
          if (removes) collection.remove(second.items[0]?.id ?? '');
          const back = pageOf({ view: view(), direction: order, count, cursor: second.previousCursor });
          expect(back.items).toEqual(first.items);
          expect(back.previousCursor).toBeUndefined();
        },
      ),
    );
  });
});

test('only rows that pass the filter are given and counted', () => {
  const collection = collectionOf(Array.from({ length: 25 }, (_, n) => ({ id: `r${n}`, name: `${n % 5}` })));
  const page = pageOf({
    view: collection.view('Name'),
    filter: ({ name }) => name === '3',
    count: 2,
  });
  expect(page.items.map(({ id }) => id)).toEqual(['r13', 'r18']);
  expect([page.totalCount, page.count, page.pageSize]).toEqual([5, 2, 2]);
  expect(page.previousCursor).toBeUndefined();
});

test('the last page has no next one, and offsets lead through the same rows', () => {
  const collection = collectionOf(Array.from({ length: 5 }, (_, n) => ({ id: `r${n}`, name: 'x' })));
  const view = collection.view('Name');
  const first = pageOf({ view, count: 3 });
  expect(first.nextOffset).toBe('3');
  const second = pageOf({ view, count: 3, offset: first.nextOffset });
  expect(second.items.map(({ id }) => id)).toEqual(['r3', 'r4']);
  expect([second.nextCursor, second.nextOffset]).toEqual([undefined, undefined]);
  expect(pageOf({ view, count: 3, offset: '99' }).items).toEqual([]);
});

test.each(['', 'x', '%%%', btoa('[]'), btoa('{"a":1}'), btoa('[{},"id",0]'), btoa('["a",1,0]')])(
  'the cursor "%s" is refused',
  (cursor) => {
    const view = collectionOf([]).view('Name');
    expect(() => pageOf({ view, count: 1, cursor })).toThrow(BadCursor);
  },
);

test.each(['', '-1', '1.5', 'one', '99999999999'])('the offset "%s" is refused', (offset) => {
  const view = collectionOf([]).view('Name');
  expect(() => pageOf({ view, count: 1, offset })).toThrow(new BadCursor('offset'));
});
