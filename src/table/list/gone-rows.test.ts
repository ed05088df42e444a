import { expect, test } from 'vitest';
import { goneRows } from './gone-rows';

interface Row {
  id: string;
  gone?: boolean;
}
const gone = goneRows<Row>((row) => row.gone === true, 'decided');
const pagesOf = (...pages: { items?: Row[]; totalCount?: number; nextCursor?: string }[]) => ({
  pages,
  pageParams: pages.map(() => undefined),
});
const here = (id: string): Row => ({ id });
const left = (id: string): Row => ({ id, gone: true });

test.each([
  [
    'what left since it was read counts no more',
    pagesOf({ items: [left('a'), here('b')], totalCount: 134 }),
    133,
  ],
  [
    'what left before a later page was read is in its number already',
    pagesOf(
      { items: [left('a'), left('b')], totalCount: 134, nextCursor: '2' },
      { items: [here('c')], totalCount: 132 },
    ),
    132,
  ],
  [
    'and what left since then is not',
    pagesOf(
      { items: [left('a'), left('b')], totalCount: 134, nextCursor: '2' },
      { items: [left('c'), here('d')], totalCount: 132 },
    ),
    131,
  ],
  ['a whole list without a number is counted', pagesOf({ items: [left('a'), here('b')] }), 1],
  [
    'of a list that goes on without one nothing is known',
    pagesOf({ items: [here('a')], nextCursor: '2' }),
    undefined,
  ],
])('%s', (_case, data, expected) => {
  expect(gone.totalOf(data)).toBe(expected);
});

test('A row has its place among those that are still in the list; one that left has none', () => {
  const rows = [left('a'), here('b'), left('c'), here('d')];
  expect(rows.map((_, index) => gone.placeOf(rows, index))).toEqual([undefined, 1, undefined, 2]);
  expect(gone.placeOf(rows, -1)).toBeUndefined();
});

test('Of the rows that are read it is told how many left, and what became of them', () => {
  const rows = [left('a'), here('b')];
  expect(gone.numbersOf({ rows, total: 134, first: { totalCount: 134 } })).toEqual({
    total: 133,
    standing: 134,
    words: ', 1 decided',
  });
});
