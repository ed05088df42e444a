import type { InfiniteData } from '@tanstack/react-query';
import { fetchAllPages, type CursorPage, type FetchPage } from '@/api/paging';
import { hashOf } from '@/lib/hash';
import { parseAssignment } from './assignment';

/** A page of a part of a list. */
export interface AssignedPage<T> extends CursorPage<T> {
  /** How many the service has in the whole list, where it says so. */
  whole?: number | undefined;
}

/** Rows of such a part that make a page: more than a screen has. */
const minimumRows = 50;

/** Longer lists are not read for a count alone: that would be more than four requests. */
const mostCounted = 1_000;

/**
 * Pages that hold a part of a list alone. The service cannot filter by it, so that its pages are read until enough rows of them
 * belong to it or the list ends; the cursor stays the service's. No total is given: the service counts all.
 */
function matchingPages<T>(fetchPage: FetchPage<T>, isMatch: (item: T) => boolean): FetchPage<T> {
  return async (first, signal) => {
    const page: AssignedPage<T> & { items: T[] } = { items: [] };
    const followed = new Set<string | undefined>();
    let cursor = first;
    do {
      followed.add(cursor);
      const read = await fetchPage(cursor, signal);
      page.whole = read.totalCount ?? page.whole;
      page.items.push(...(read.items ?? []).filter(isMatch));
      cursor = read.nextCursor || undefined;
      // A service that repeats a cursor would else be asked for ever.
    } while (cursor && page.items.length < minimumRows && !followed.has(cursor));
    return cursor ? { ...page, nextCursor: cursor } : page;
  };
}

/** Longer lists are not read whole for a filter of the browser's own: that would be more than forty requests. */
const mostFiltered = 10_000;

/**
 * The same of a part that is asked for as such, whose size is to be known: the whole list is read for it, in one page, unless it
 * is too long for that (`most`). `keyOf` tells rows apart, as those that moved to another page while it was read.
 */
export function filteredPages<T>(
  fetchPage: FetchPage<T>,
  isMatch: (item: T) => boolean,
  keyOf: (item: T) => string | undefined,
  most = mostFiltered,
): FetchPage<T> {
  return async (cursor, signal) => {
    if (cursor) return matchingPages(fetchPage, isMatch)(cursor, signal);
    const first = await fetchPage(undefined, signal);
    const pages: FetchPage<T> = async (next, stop) => (next ? fetchPage(next, stop) : first);
    if ((first.totalCount ?? Infinity) > most) return matchingPages(pages, isMatch)(undefined, signal);
    const items: T[] = [];
    for await (const read of fetchAllPages({ fetchPage: pages, signal, keyOf }))
      items.push(...read.filter(isMatch));
    return { items, totalCount: items.length };
  };
}

/** Pages that hold one's share of a list alone, `2of3`. */
export const assignedPages = <T>(
  fetchPage: FetchPage<T>,
  text: string,
  idOf: (item: T) => string | undefined,
): FetchPage<T> => matchingPages(fetchPage, (item) => isAssigned(idOf(item), text));

/** Whether a record is one's own of a list that is shared out, `2of3`, by its id. */
export function isAssigned(id: string | undefined, share: string): boolean {
  const { part, of } = parseAssignment(share) ?? { part: 1, of: 1 };
  return assignmentOf(id, of) === part;
}

/**
 * The rows of one's share of a list, to be counted, as one page: what is shown of a row in cached lists is shown here, and
 * what was decided since counts no more. `fetchAssigned` gives the pages (`assignedPages`); null where the list is too long to
 * be read for that. Throws what `fetchAllPages` throws.
 */
export async function countedRows<T>(
  fetchAssigned: FetchPage<T>,
  signal?: AbortSignal,
): Promise<InfiniteData<CursorPage<T>> | null> {
  const rows: T[] = [];
  let whole = 0;
  const fetchPage: FetchPage<T> = async (...how) => {
    const page: AssignedPage<T> = await fetchAssigned(...how);
    whole = page.whole ?? whole;
    return page;
  };
  for await (const items of fetchAllPages({ fetchPage, signal })) {
    rows.push(...items);
    if (Math.max(whole, rows.length) > mostCounted) return null;
  }
  return { pages: [{ items: rows }], pageParams: [undefined] };
}

/**
 * Which of `of` parts a record belongs to, from 1 to `of`, by its id alone, so that people who never talk to each other do not
 * meet. A record without an id belongs to the first part: to somebody, and to nobody twice.
 */
export function assignmentOf(id: string | undefined, of: number): number {
  return id ? (hashOf(id) % of) + 1 : 1;
}
