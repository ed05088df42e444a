import { expect, it, vi } from 'vitest';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { parseAssignment, assignmentFilter } from './assignment';
import { assignmentOf } from './assignment-pages';
import { assignedRows, assignmentTotalOptions } from './my-assignment';
import { assignmentWords } from './assignment-count';

interface Case {
  id: string;
}

const idOf = ({ id }: Case) => id;
const cases = Array.from({ length: 400 }, (_, index) => ({ id: `case-${index}` }));

/** The service: pages of `size` cases, a cursor to the next, and the number of all. */
const service = (size: number): FetchPage<Case> => {
  return vi.fn(async (cursor) => {
    const from = Number(cursor ?? 0);
    const more = from + size < cases.length;
    return {
      items: cases.slice(from, from + size),
      totalCount: cases.length,
      ...(more && { nextCursor: String(from + size) }),
    };
  });
};

const rows = (fetchPage: FetchPage<Case>, assignment: string | undefined) =>
  assignedRows(
    { query: cursorListOptions({ key: ['/cases', {}], fetchPage }), fetchPage },
    { share: assignment, idOf },
  );

const keyOf = (assignment: string | undefined) => rows(service(20), assignment).query.queryKey;

async function readAll(fetchPage: FetchPage<Case>) {
  const pages = [await fetchPage(undefined)];
  for (let last = pages[0]; last?.nextCursor; last = pages.at(-1))
    pages.push(await fetchPage(last.nextCursor));
  return pages;
}

it('a share has its own cases alone, all of them, in the order of the service, and fills a screen before it stops', async () => {
  for (const part of [1, 2, 3]) {
    const pages = await readAll(rows(service(20), `${part}of3`).fetchPage);
    expect(pages.flatMap(({ items = [] }) => items)).toEqual(
      cases.filter(({ id }) => assignmentOf(id, 3) === part),
    );
    for (const { items = [] } of pages.slice(0, -1)) expect(items.length).toBeGreaterThanOrEqual(50);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual(pages.map(() => undefined));
  }
});

it('a service that repeats a cursor is not asked for ever', async () => {
  const fetchPage = vi.fn(async () => ({ items: [], nextCursor: 'again' }));
  expect(await rows(fetchPage, '1of2').fetchPage(undefined)).toMatchObject({ items: [] });
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

it('the whole list is left as it is, and a share is kept apart from it and from other shares', () => {
  expect(keyOf(undefined)).toEqual(['/cases', {}, 'pages']);
  expect(keyOf('1of3')).toEqual(['/cases', {}, 'share 1of3', 'pages']);
  expect(keyOf('1of3')).not.toEqual(keyOf('1of4'));
});

it('a share is read from an address, and nothing else is', () => {
  expect(parseAssignment('2of3')).toEqual({ part: 2, of: 3 });
  expect(assignmentFilter().parse('2of3')).toBe('2of3');
  for (const text of ['0of3', '4of3', '1of1', '1of21', '2 of 3', 'x1of3', 3, undefined])
    expect([text, parseAssignment(text)]).toEqual([text, undefined]);
});

const words = (loaded: number, mine: number | undefined, whole: number | undefined) =>
  assignmentWords({ loaded, mine, whole, of: 3 }, { one: 'case', many: 'cases' });

it('where a share is not counted, the number is said to be about so', () => {
  expect(words(13, 13, 40)).toBe('13 of 40, your share');
  expect(words(1, 1, undefined)).toBe('1 case, your share');
  expect(words(50, undefined, 1_400)).toBe('50 loaded, your share is about 467 of 1,400');
  expect(words(50, undefined, undefined)).toBe('50 of your share loaded');
});

const counted = (fetchPage: FetchPage<Case>) => {
  const { queryKey, queryFn } = assignmentTotalOptions(rows(fetchPage, '2of3'));
  expect(queryKey).toEqual(['/cases', {}, 'share 2of3', 'total']);
  return typeof queryFn === 'function'
    ? queryFn({ signal: new AbortController().signal } as never)
    : undefined;
};

it('a share is counted by its rows, page after page', async () => {
  const mine = cases.filter(({ id }) => assignmentOf(id, 3) === 2).length;
  expect((await counted(service(20)))?.pages[0]?.items).toHaveLength(mine);
  expect((await counted(async () => ({ items: [], totalCount: 0 })))?.pages[0]?.items).toEqual([]);
});

it('a list that is too long to be read for its number alone is not counted', async () => {
  const fetchPage = vi.fn(async (cursor?: string) => ({
    items: cases.map(({ id }) => ({ id: `${id}-${cursor ?? 0}` })),
    totalCount: 4_000,
    nextCursor: String(Number(cursor ?? 0) + 1),
  }));
  expect(await counted(fetchPage)).toBeNull();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
