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
  /** One of them with what lies apart from it, as far as it is asked for. Throws `ApiError`. */
  readApart?: (queryClient: QueryClient, onFile: OnFile, wanted: Apart) => Promise<OnFile>;
}

/** What of a record lies apart from it. */
interface Apart {
  licenses: boolean;
  info: boolean;
}

/** Records in a page. */
const pageSize = 250;
const atOnce = 4;
/**
 * Of more records than these nothing is read that lies apart: that is a tenth of the requests of five minutes each (rules.md 5.1).
 * The import looks it up by itself.
 */
const mostApart = 1_000;

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
  /** The second half of the way is what lies apart. */
  const tell = (ratio: number) => onProgress(source.readApart ? ratio / 2 : ratio);
  const total = await source.total(queryClient).catch(() => undefined);
  if (total !== undefined && total / pageSize <= rows.length) {
    let loaded = 0;
    for await (const page of fetchAllPages({ fetchPage: source.fetchPage, signal, keyOf: ({ id }) => id })) {
      keep(page);
      loaded += page.length;
      tell(total > 0 ? Math.min(1, loaded / total) : 1);
    }
  } else await eachOf({ ...reading, onProgress: tell }, keep);
  await addApart(onFile, { ...reading, onProgress: (ratio) => onProgress(0.5 + ratio / 2) });
  return onFile;
}

/** What a row says that lies apart from its record. */
function apartOf({ fields }: RosterKind, values: RosterValues): Apart {
  const keys = fields.filter(({ key, isApart }) => isApart && values[key]).map(({ key }) => key);
  const licenses = keys.includes('licenseNumber');
  return { licenses, info: keys.length > (licenses ? 1 : 0) };
}

/** Adds to the records of rows what lies apart from them and the rows say. Throws `ApiError`. */
export async function addApart(
  onFile: Map<string, OnFile>,
  { kind, source: { readApart }, rows, queryClient, signal, onProgress }: Reading,
): Promise<void> {
  if (!readApart) return;
  const wanted = new Map<string, { one: OnFile } & Apart>();
  for (const values of rows) {
    const { licenses, info } = apartOf(kind, values);
    if (!licenses && !info) continue;
    for (const identity of [...kind.identities(values), kind.perhaps?.(values) ?? '']) {
      const one = onFile.get(identity);
      const before = one && wanted.get(one.id);
      if (one)
        wanted.set(one.id, {
          one,
          licenses: licenses || (before?.licenses ?? false),
          info: info || (before?.info ?? false),
        });
    }
  }
  if (wanted.size > mostApart) return;
  let done = 0;
  const read = async ({ one, licenses, info }: { one: OnFile } & Apart) => {
    const fetchPage: FetchPage<OnFile> = async () => ({
      items: [await readApart(queryClient, one, { licenses, info })],
    });
    for await (const whole of fetchAllPages({ fetchPage, signal })) keepOnFile(onFile, whole);
    done += 1;
    onProgress(done / wanted.size);
  };
  await severalAtATime([...wanted.values()], atOnce, read, signal);
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
