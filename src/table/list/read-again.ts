import { isApiError } from '@/api/errors';
import { fetchAllPages, type FetchPage } from '@/api/paging';

/** How old a row may be that work over many records takes for what the service holds now, in milliseconds. */
const mostAge = 5_000;
/** So few rows are read one by one: their pages would have to be looked for first. */
const few = 10;

interface ReadPage<T> {
  readAt: number;
  rows: Promise<ReadonlyMap<string, T>>;
}

/** Rows of a list that can be read again, a page of the list at a time. */
interface RereadableRows<T> {
  /** Reads pages as the list does, and notes which page each row was on. */
  fetchPage: FetchPage<T>;
  /**
   * A row as the service holds it now, or held it at most five seconds ago; undefined where the page that it was on does not
   * have it any more, so that its record has to be read. Throws `ApiError` where the service asks to slow down (429).
   */
  readAgain(row: T): Promise<T | undefined>;
}

/**
 * Reads the rows of bulk work again before they are written to, so that a colleague's change is not written over: one request
 * for a page of rows in the place of one for each record. A cursor stands for the place behind a row (rules.md 2.1), so that
 * a page that is asked for again begins where it began, also when rows have left the list meanwhile.
 *
 * @param selected the rows that were picked one by one; undefined for all that match, whose pages `fetchPage` has read
 */
export function rereadableRows<T>(
  fetchList: FetchPage<T>,
  rowKey: (row: T) => string,
  selected?: readonly T[],
): RereadableRows<T> {
  const cursors = new Map<string, string | undefined>();
  const pages = new Map<string | undefined, ReadPage<T>>();
  let located: Promise<void> | undefined;

  const fetchPage: FetchPage<T> = async (cursor, signal) => {
    const page = await fetchList(cursor, signal);
    for (const row of page.items ?? []) cursors.set(rowKey(row), cursor);
    return page;
  };

  const readPage = (cursor: string | undefined): ReadPage<T> => {
    const now = Date.now();
    for (const [other, { readAt }] of pages) if (now - readAt > mostAge) pages.delete(other);
    const read = pages.get(cursor);
    if (read) return read;
    const rows = fetchList(cursor).then(
      ({ items = [] }) => new Map(items.map((row) => [rowKey(row), row])),
      (error: unknown) => {
        // A cursor that is no longer taken, or a list that fails: the records are read one by one.
        if (!isApiError(error) || error.status !== 429) return new Map<string, T>();
        pages.delete(cursor);
        throw error;
      },
    );
    const page = { readAt: now, rows };
    pages.set(cursor, page);
    return page;
  };

  /** Looks for the pages of rows that were picked one by one, as far as that takes fewer requests than they are. */
  const locate = async (rows: readonly T[]) => {
    const missing = new Set(rows.map(rowKey));
    let left = Math.floor(rows.length / few);
    for await (const items of fetchAllPages({ fetchPage })) {
      for (const row of items) missing.delete(rowKey(row));
      left -= 1;
      if (missing.size === 0 || left === 0) return;
    }
  };

  return {
    fetchPage,
    async readAgain(row) {
      if (selected)
        await (located ??=
          selected.length < few ? Promise.resolve() : locate(selected).catch(() => undefined));
      const key = rowKey(row);
      if (!cursors.has(key)) return undefined;
      return (await readPage(cursors.get(key)).rows).get(key);
    },
  };
}
