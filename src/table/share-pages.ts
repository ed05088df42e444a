import type { CursorPage, FetchPage } from '@/api/paging';
import { shareOf } from '@/lib/share';
import { parseShare } from './filters/share';

/** A page of one's share. */
export interface SharePage<T> extends CursorPage<T> {
  /** How many the service has of which this is a share, where it says so. */
  whole?: number | undefined;
}

/** Rows of one's share that make a page: more than a screen has. */
const enough = 50;

/**
 * Pages that hold one's share of a list alone, `2of3`. The service cannot filter by it, so that its pages are read until
 * enough rows of them are one's own or the list ends; the cursor stays the service's. No total is given: the service counts
 * all.
 */
export function pagesOfShare<T>(
  fetchPage: FetchPage<T>,
  text: string,
  idOf: (item: T) => string | undefined,
): FetchPage<T> {
  const { part, of } = parseShare(text) ?? { part: 1, of: 1 };
  return async (first, signal) => {
    const page: SharePage<T> & { items: T[] } = { items: [] };
    const followed = new Set<string | undefined>();
    let cursor = first;
    do {
      followed.add(cursor);
      const read = await fetchPage(cursor, signal);
      page.whole = read.totalCount ?? page.whole;
      page.items.push(...(read.items ?? []).filter((item) => shareOf(idOf(item), of) === part));
      cursor = read.nextCursor || undefined;
      // A service that repeats a cursor would else be asked for ever.
    } while (cursor && page.items.length < enough && !followed.has(cursor));
    return cursor ? { ...page, nextCursor: cursor } : page;
  };
}
