import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { EventLogEntry } from '@/api/models';
import { listEventsPages } from '@/api/operations.gen';
import { type CursorPage, fetchAllPages, type FetchPage } from '@/api/paging';
import { largestPage } from '@/api/query';
import { textOf } from '@/lib/words';
import { stopsOf, type Stops } from './coverage-lists';

/** What the event log tells of monitors that were stopped, as far as it was read. */
export interface ReadStops {
  /** The newest first. */
  entries: readonly EventLogEntry[];
  stops: Stops;
  /**
   * - `reading`: older pages are on their way
   * - `part`: older entries there are, which are not read
   * - `whole`: all that the log has
   */
  extent: 'reading' | 'part' | 'whole';
  /** When the oldest entry that was read was written; undefined where there is none. */
  since: string | undefined;
  /** How many entries there are in all, where the service says so. */
  total: number | undefined;
}

/** So many pages of the log are read at most, each a request: 10,000 monitors that were stopped. */
const mostPages = 40;

const idOf = ({ id }: EventLogEntry) => id;

/**
 * The monitors that were stopped: a monitor that is stopped is gone, and only the event log knows that there was one (rules.md
 * 13). All entries of that kind are walked, the newest first, and what is read so far is there while the rest comes. The log
 * is only ever added to: read again, it is read down to the first entry that is known. Throws `ApiError`.
 */
export const stopsOptions = () => {
  // Its path is that of the log: every write makes it old.
  const queryKey = ['/log/events', 'monitors that were stopped'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => readStops(client, queryKey, signal),
    staleTime: 60_000,
    gcTime: Infinity,
    retry: false,
  });
};

async function readStops(
  client: QueryClient,
  queryKey: readonly string[],
  signal: AbortSignal,
): Promise<ReadStops> {
  const before = client.getQueryData<ReadStops>(queryKey);
  // What an earlier walk has read in part, before it failed, may have a gap to what is new.
  const known = before && before.extent !== 'reading' ? before : undefined;
  const knownIds = new Set(known?.entries.map(idOf));
  let page: CursorPage<EventLogEntry> = {};
  const ofLog = listEventsPages({
    subcategory: ['MonitorDeleted'],
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
    count: largestPage,
  });
  const fetchPage: FetchPage<EventLogEntry> = async (...how) => (page = await ofLog(...how));
  const fresh: EventLogEntry[] = [];
  let pages = 0;
  for await (const entries of fetchAllPages({ fetchPage, signal, keyOf: idOf })) {
    pages += 1;
    const others = entries.filter((entry) => !knownIds.has(entry.id));
    fresh.push(...others);
    if (known && others.length < entries.length)
      return readSoFar([...fresh, ...known.entries], known.extent, page.totalCount);
    if (pages >= mostPages) break;
    if (page.nextCursor && !known)
      client.setQueryData(queryKey, readSoFar([...fresh], 'reading', page.totalCount));
  }
  return readSoFar(fresh, page.nextCursor ? 'part' : 'whole', page.totalCount);
}

function readSoFar(
  entries: readonly EventLogEntry[],
  extent: ReadStops['extent'],
  total: number | undefined,
): ReadStops {
  const since = textOf(entries.at(-1)?.timestamp) || undefined;
  return { entries, stops: stopsOf(entries), extent, since, total };
}
