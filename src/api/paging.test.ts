import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { cursorListOptions, itemsOf, fetchAllPages, type CursorPage, type FetchPage } from './paging';

interface Row {
  id: number;
}

/** A list that is paged by key: a cursor holds the last id of its page, so inserts and deletes shift nothing. */
function keyedList(rows: Row[], pageSize: number): FetchPage<Row> {
  return async (cursor) => {
    const after = cursor === undefined ? -Infinity : Number(cursor.slice(1));
    const rest = rows.toSorted((a, b) => a.id - b.id).filter(({ id }) => id > after);
    const items = rest.slice(0, pageSize);
    const last = items.at(-1);
    return last && rest.length > items.length ? { items, nextCursor: `c${last.id}` } : { items };
  };
}

async function itemsFrom<Item>(pages: AsyncGenerator<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

const noWait = () => Promise.resolve();

/** Loads so many pages of a list as a screen does. */
const load = async (fetchPage: FetchPage<Row>, pages: number) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new InfiniteQueryObserver(client, cursorListOptions({ key: ['rows'], fetchPage }));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
  for (let index = 1; index < pages; index += 1) await observer.fetchNextPage();
  stop();
  return observer.getCurrentResult();
};

const failing = (status: number, retryAfterMs?: number) =>
  vi.fn(async (): Promise<CursorPage<Row>> => {
    throw new ApiError({ kind: 'problem', status, retryAfterMs });
  });

describe('reading a whole list', () => {
  it('sees every row that stays exactly once, while others come and go', async () => {
    const changes = fc.array(fc.record({ insert: fc.boolean(), id: fc.integer({ min: 0, max: 400 }) }), {
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }),
        changes,
        fc.integer({ min: 1, max: 9 }),
        async (ids, script, pageSize) => {
          const rows = ids.map((id) => ({ id }));
          const gone = new Set<number>();
          const pending = [...script];
          const page = keyedList(rows, pageSize);
          const fetchPage: FetchPage<Row> = async (cursor) => {
            const answer = await page(cursor);
            const change = pending.shift();
            const index = rows.findIndex(({ id }) => id === change?.id);
            if (change?.insert && index < 0) rows.push({ id: change.id });
            if (change && !change.insert && index >= 0) {
              rows.splice(index, 1);
              gone.add(change.id);
            }
            return answer;
          };
          const seen = (await itemsFrom(fetchAllPages({ fetchPage }))).map(({ id }) => id);
          expect(new Set(seen).size).toBe(seen.length);
          for (const id of ids) if (!gone.has(id)) expect(seen).toContain(id);
        },
      ),
    );
  });

  it('hands out a row once that moved to a later page in between', async () => {
    const pages: Record<string, CursorPage<Row>> = {
      first: { items: [{ id: 1 }, { id: 2 }], nextCursor: 'b' },
      b: { items: [{ id: 2 }, { id: 3 }] },
    };
    const fetchPage: FetchPage<Row> = async (cursor) => pages[cursor ?? 'first'] ?? {};
    const rows = await itemsFrom(fetchAllPages({ fetchPage, keyOf: ({ id }) => String(id) }));
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('asks for the first page without a cursor, and never makes one up', async () => {
    const cursors: (string | undefined)[] = [];
    const list = keyedList([{ id: 1 }, { id: 2 }, { id: 3 }], 1);
    const fetchPage: FetchPage<Row> = (cursor) => (cursors.push(cursor), list(cursor));
    await itemsFrom(fetchAllPages({ fetchPage }));
    expect(cursors).toEqual([undefined, 'c1', 'c2']);
  });

  it('goes on over an empty page and a missing list of items, as long as there is a cursor', async () => {
    const pages: CursorPage<Row>[] = [
      { nextCursor: 'b' },
      { items: [], nextCursor: 'c' },
      { items: [{ id: 9 }] },
    ];
    const fetchPage: FetchPage<Row> = async () => pages.shift() ?? {};
    expect(await itemsFrom(fetchAllPages({ fetchPage }))).toEqual([{ id: 9 }]);
  });

  it('ends with an error when the service repeats a cursor, instead of never or without a word', async () => {
    const fetchPage = vi.fn(async () => ({ items: [{ id: 1 }], nextCursor: 'same' }));
    await expect(itemsFrom(fetchAllPages({ fetchPage }))).rejects.toMatchObject({ kind: 'not-json' });
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('waits out the rate limit as long as it is asked to, and says so', async () => {
    const wait = vi.fn(noWait);
    const progress = vi.fn();
    let left = 8;
    const fetchPage: FetchPage<Row> = async () => {
      if (left-- > 0) throw new ApiError({ kind: 'problem', status: 429, retryAfterMs: 5000 });
      return { items: [{ id: 1 }], totalCount: 1 };
    };
    await itemsFrom(fetchAllPages({ fetchPage, wait, onProgress: progress }));
    expect(wait).toHaveBeenCalledTimes(8);
    for (const [ms] of wait.mock.calls as unknown as [number][]) expect(ms).toBeGreaterThanOrEqual(5000);
    expect(progress).toHaveBeenCalledWith(
      expect.objectContaining({ loaded: 0, waitingMs: expect.any(Number) }),
    );
    expect(progress).toHaveBeenLastCalledWith({ loaded: 1, total: 1 });
  });

  it('tries a failing page again three times, and keeps to its errors otherwise', async () => {
    const [broken, forbidden] = [failing(500), failing(403)];
    await expect(itemsFrom(fetchAllPages({ fetchPage: broken, wait: noWait }))).rejects.toMatchObject({
      status: 500,
    });
    await expect(itemsFrom(fetchAllPages({ fetchPage: forbidden, wait: noWait }))).rejects.toMatchObject({
      status: 403,
    });
    expect(broken).toHaveBeenCalledTimes(4);
    expect(forbidden).toHaveBeenCalledTimes(1);
  });

  it('stops when it is told to, also while it waits', async () => {
    const leaving = new AbortController();
    const fetchPage = failing(429, 60_000);
    const reading = itemsFrom(fetchAllPages({ fetchPage, signal: leaving.signal }));
    setTimeout(() => leaving.abort(), 10);
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('a list on screen', () => {
  it('follows the cursors of the answers and knows its end', async () => {
    const cursors: (string | undefined)[] = [];
    const list = keyedList([{ id: 1 }, { id: 2 }, { id: 3 }], 1);
    const result = await load((cursor) => (cursors.push(cursor), list(cursor)), 3);
    expect(cursors).toEqual([undefined, 'c1', 'c2']);
    expect(result.hasNextPage).toBe(false);
  });

  it('ends where the service repeats a cursor', async () => {
    const result = await load(async (cursor) => ({ items: [{ id: cursor ? 2 : 1 }], nextCursor: 'same' }), 2);
    expect(result.hasNextPage).toBe(false);
  });

  it('has a key of its own beside a plain query of the same resource', () => {
    const { queryKey } = cursorListOptions({ key: ['rows'], fetchPage: async () => ({}) });
    expect(queryKey).toEqual(['rows', 'pages']);
  });

  it('shows a row once that two pages hold, and keeps rows that nothing tells apart', () => {
    const pages = [{ items: [{ id: 1 }, { id: 2 }] }, {}, { items: [{ id: 2 }, { id: 3 }] }];
    const data = { pages, pageParams: [] };
    expect(itemsOf(data, ({ id }) => String(id)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(itemsOf(data, () => undefined)).toHaveLength(4);
    expect(itemsOf(undefined, () => undefined)).toEqual([]);
  });
});
