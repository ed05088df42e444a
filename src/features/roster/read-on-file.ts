import type { QueryClient } from '@tanstack/react-query';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { severalAtATime } from '@/lib/several-at-a-time';
import type { RosterValues } from './model/fields';
import type { OnFile, RosterKind } from './model/kind';
import { keepOnFile } from './model/on-file';

/** How the service is asked what it holds. */
export interface OnFileSource {
  /** How many records there are; undefined where the service does not say. */
  total: (queryClient: QueryClient) => Promise<number | undefined>;
  /** All of them, page by page. */
  fetchPage: FetchPage<OnFile>;
  /** One of them, as it is now. Throws `ApiError`. */
  read: (queryClient: QueryClient, id: string) => Promise<OnFile | undefined>;
  /** Those that a row may be about. */
  find: (values: RosterValues) => Promise<readonly OnFile[]>;
}

/** Records in a page. */
const pageSize = 250;
const atOnce = 4;

interface Reading {
  kind: RosterKind;
  source: OnFileSource;
  rows: readonly RosterValues[];
  queryClient: QueryClient;
  signal: AbortSignal;
  /** How much of the work is done, from 0 to 1. */
  onProgress: (ratio: number) => void;
}

/**
 * What the service holds already of these rows, by identity; the first that has one counts. All pages are read where
 * that takes fewer calls than asking row by row. Throws `ApiError`.
 */
export async function readOnFile(reading: Reading): Promise<Map<string, OnFile>> {
  const { source, rows, queryClient, signal, onProgress } = reading;
  const onFile = new Map<string, OnFile>();
  const keep = (found: readonly OnFile[]) => keepOnFile(onFile, found);
  const total = await source.total(queryClient).catch(() => undefined);
  if (total !== undefined && total / pageSize <= rows.length) {
    let loaded = 0;
    for await (const page of fetchAllPages({ fetchPage: source.fetchPage, signal, keyOf: ({ id }) => id })) {
      keep(page);
      loaded += page.length;
      onProgress(total > 0 ? Math.min(1, loaded / total) : 1);
    }
    return onFile;
  }
  await eachOf(reading, keep);
  return onFile;
}

async function eachOf(
  { source, rows, signal, onProgress }: Reading,
  keep: (found: readonly OnFile[]) => void,
) {
  let done = 0;
  const find = async (values: Reading['rows'][number]) => {
    // A page of its own, so that a full rate limit is waited out.
    const fetchPage: FetchPage<OnFile> = async () => ({ items: [...(await source.find(values))] });
    for await (const found of fetchAllPages({ fetchPage, signal })) keep(found);
    done += 1;
    onProgress(done / rows.length);
  };
  await severalAtATime(rows, atOnce, find, signal);
}
