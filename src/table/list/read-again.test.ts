import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { CursorPage } from '@/api/paging';
import { takeSelection } from './bulk-selection';
import { rereadableRows } from './read-again';
import { TableStore } from './selection';

interface Row {
  id: string;
  status: string;
}

const rowKey = ({ id }: Row) => id;

/** A list of the service in pages of 20, whose cursors stand behind a row, as the service's do. */
function listOf(size: number) {
  const rows = new Map(
    Array.from({ length: size }, (_, index) => [
      `r${String(index).padStart(3, '0')}`,
      { status: 'Open', isListed: true },
    ]),
  );
  const fetchPage = vi.fn(async (cursor: string | undefined): Promise<CursorPage<Row>> => {
    const listed = [...rows]
      .filter(([id, { isListed }]) => isListed && (!cursor || id > cursor))
      .map(([id, { status }]) => ({ id, status }));
    const items = listed.slice(0, 20);
    return { items, ...(listed.length > 20 && { nextCursor: items.at(-1)?.id ?? '' }) };
  });
  return { rows, fetchPage };
}

const picked = (from: number, amount: number): Row[] =>
  Array.from({ length: amount }, (_, index) => ({
    id: `r${String(from + index).padStart(3, '0')}`,
    status: 'Open',
  }));

function selectAll(fetchPage: (cursor: string | undefined) => Promise<CursorPage<Row>>) {
  const store = new TableStore<Row>();
  store.selectAll();
  const list = { name: 'rows', one: 'row', many: 'rows', filters: {} } as never;
  return takeSelection<Row>({ store, fetchPage, rowKey, list, filters: {}, total: undefined });
}

describe('a row of bulk work, before it is written to', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is read with the other rows of its page, each page once', async () => {
    const { rows, fetchPage } = listOf(45);
    const selection = selectAll(fetchPage);
    const collected = await selection.collect();
    rows.set('r030', { status: 'Closed', isListed: true });
    fetchPage.mockClear();
    const read = await Promise.all(collected.map((row) => selection.readAgain?.(row)));
    expect(read.map((row) => row?.id)).toEqual(collected.map(({ id }) => id));
    expect(read[30]?.status).toBe('Closed');
    expect(fetchPage).toHaveBeenCalledTimes(3);
  });

  it('is never older than five seconds', async () => {
    const { rows, fetchPage } = listOf(20);
    const selection = selectAll(fetchPage);
    const [first, second] = await selection.collect();
    if (!first || !second) throw new Error('no rows');
    await selection.readAgain?.(first);
    rows.set(second.id, { status: 'Closed', isListed: true });
    vi.advanceTimersByTime(5_000);
    expect((await selection.readAgain?.(second))?.status).toBe('Open');
    vi.advanceTimersByTime(1);
    expect((await selection.readAgain?.(second))?.status).toBe('Closed');
  });

  it('is found where its page begins, although rows before it have left the list', async () => {
    const { rows, fetchPage } = listOf(45);
    const selection = selectAll(fetchPage);
    const collected = await selection.collect();
    for (const { id } of collected.slice(0, 30)) rows.set(id, { status: 'Closed', isListed: false });
    expect(await selection.readAgain?.(collected[35] as Row)).toEqual({ id: 'r035', status: 'Open' });
    expect(await selection.readAgain?.(collected[10] as Row), 'it has left the list').toBeUndefined();
  });

  it('is read by its record where the list fails, and later where the service asks to slow down', async () => {
    const { fetchPage } = listOf(20);
    const selection = selectAll(fetchPage);
    const [row] = await selection.collect();
    fetchPage.mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 400, title: 'No cursor' }));
    expect(await selection.readAgain?.(row as Row)).toBeUndefined();
    vi.advanceTimersByTime(6_000);
    fetchPage.mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 429, title: 'Too many' }));
    await expect(selection.readAgain?.(row as Row)).rejects.toMatchObject({ status: 429 });
    expect(await selection.readAgain?.(row as Row)).toEqual(row);
  });

  it('is looked for in the pages of its list where rows were picked one by one, with fewer requests than rows', async () => {
    const { fetchPage } = listOf(200);
    const rows = picked(10, 25);
    const { readAgain } = rereadableRows(fetchPage, rowKey, rows);
    const read = await Promise.all(rows.map((row) => readAgain(row)));
    expect(read).toEqual(rows);
    expect(fetchPage).toHaveBeenCalledTimes(4);

    fetchPage.mockClear();
    const far = picked(150, 25);
    const others = rereadableRows(fetchPage, rowKey, far);
    expect(await Promise.all(far.map((row) => others.readAgain(row)))).toEqual(far.map(() => undefined));
    expect(fetchPage).toHaveBeenCalledTimes(2);

    fetchPage.mockClear();
    const three = picked(10, 3);
    const few = rereadableRows(fetchPage, rowKey, three);
    expect(await Promise.all(three.map((row) => few.readAgain(row)))).toEqual(three.map(() => undefined));
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
