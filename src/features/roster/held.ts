import type { QueryClient } from '@tanstack/react-query';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import type { RosterValues } from './fields';
import type { Held, RosterKind } from './kind';

/** How the service is asked what it holds. */
export interface HeldSource {
  /** How many records there are; undefined where the service does not say. */
  total: (queryClient: QueryClient) => Promise<number | undefined>;
  /** All of them, page by page. */
  fetchPage: FetchPage<Held>;
  /** One of them, as it is now. Throws `ApiError`. */
  read: (queryClient: QueryClient, id: string) => Promise<Held | undefined>;
  /** Those that a row may be about. */
  find: (values: RosterValues) => Promise<readonly Held[]>;
}

/** Records in a page. */
const pageSize = 250;
const atOnce = 4;

interface Reading {
  kind: RosterKind;
  source: HeldSource;
  rows: readonly RosterValues[];
  queryClient: QueryClient;
  signal: AbortSignal;
  /** How much of the work is done, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * What the service holds already of these rows, by identity; the first that has one counts. All pages are read where
 * that takes fewer calls than asking row by row. Throws `ApiError`.
 */
export async function readHeld(reading: Reading): Promise<Map<string, Held>> {
  const { source, rows, queryClient, signal, onProgress } = reading;
  const held = new Map<string, Held>();
  const keep = (found: readonly Held[]) => {
    for (const one of found)
      for (const identity of one.identities) if (!held.has(identity)) held.set(identity, one);
  };
  const total = await source.total(queryClient).catch(() => undefined);
  if (total !== undefined && total / pageSize <= rows.length) {
    let loaded = 0;
    for await (const page of fetchAllPages({ fetchPage: source.fetchPage, signal, keyOf: ({ id }) => id })) {
      keep(page);
      loaded += page.length;
      onProgress(total > 0 ? Math.min(1, loaded / total) : 1);
    }
    return held;
  }
  await eachOf(reading, keep);
  return held;
}

async function eachOf({ source, rows, signal, onProgress }: Reading, keep: (found: readonly Held[]) => void) {
  let [next, done] = [0, 0];
  const work = async () => {
    for (let at = next++; at < rows.length && !signal.aborted; at = next++) {
      const values = rows[at] ?? {};
      // A page of its own, so that a full rate limit is waited out.
      const fetchPage: FetchPage<Held> = async () => ({ items: [...(await source.find(values))] });
      for await (const found of fetchAllPages({ fetchPage, signal })) keep(found);
      done += 1;
      onProgress(done / rows.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
