import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Alert } from '@/api/models';
import { type CursorPage, fetchAllPages, type FetchPage } from '@/api/paging';
import { session } from '@/api/session';
import { now } from '@/lib/clock';

/** What a walk through a list of alerts has read. */
export interface Walked {
  /** The newest first. */
  alerts: readonly Alert[];
  /** Whether that is all of the list. */
  isWhole: boolean;
  /** How many the service says that the list has. */
  total: number | undefined;
}

interface Kept extends Walked {
  /** When all pages were read, in milliseconds. */
  at: number;
  /** Whether the list was known to be old by then. */
  wasOld: boolean;
}

interface Walk {
  queryClient: QueryClient;
  /** Of the list on screen: what it shows as dismissed was dismissed here, and what made it old may have changed any alert. */
  listKey: QueryKey;
  /** The pages, the newest alerts first. */
  fetchPage: FetchPage<Alert>;
  /** Whether an alert that is dismissed leaves the list. */
  isOfActive: boolean;
  /** Whether so many are enough. */
  isEnough: (alerts: readonly Alert[]) => boolean;
  signal?: AbortSignal | undefined;
}

/** After so long all pages are read again whatever their count says, in milliseconds: other words of an alert change no count. */
const longest = 10 * 60_000;

/** What was read last, by the lists of each client. */
let walks = new WeakMap<QueryClient, Map<string, Kept>>();
session.onEnd(() => (walks = new WeakMap()));

/**
 * Reads a list of alerts, the newest first; one that was read before by as few pages as tell that the rest is as it was.
 * New alerts come at the top, and every page says how many the list has. So pages are read until the last alert of one is
 * known and the list has as many as it had, with those that came and without those that are gone from the pages that were
 * read: one that a colleague dismissed further down is missing in the count, and the walk goes on until it has passed its
 * place. All pages are read where the service does not count, where a write other than a dismissal has made the list old, and
 * every ten minutes. Throws `ApiError`.
 */
export async function walkAlerts(walk: Walk): Promise<Walked> {
  const { queryClient, listKey, fetchPage, isEnough, signal } = walk;
  const byKey = walks.get(queryClient) ?? new Map<string, Kept>();
  walks.set(queryClient, byKey);
  const key = JSON.stringify(listKey);
  const startedAt = now();
  const isOld = queryClient.getQueryState(listKey)?.isInvalidated ?? false;
  const dismissed = dismissedHere(walk);
  const kept = byKey.get(key);
  const isUsable = kept && startedAt - kept.at < longest && (!isOld || kept.wasOld || dismissed.size > 0);
  const known = isUsable ? withoutThese(kept, dismissed) : undefined;
  let page: CursorPage<Alert> = {};
  const counting: FetchPage<Alert> = async (...how) => (page = await fetchPage(...how));
  const read: Alert[] = [];
  const keep = (walked: Kept) => {
    byKey.set(key, walked);
    return walked;
  };
  for await (const items of fetchAllPages({ fetchPage: counting, signal, keyOf: ({ id }) => id })) {
    read.push(...items);
    const alerts = known && joined(known, read, page.totalCount);
    if (alerts) return keep({ ...known, alerts, total: page.totalCount, wasOld: isOld && known.wasOld });
    if (isEnough(read)) break;
  }
  return keep({
    alerts: read,
    isWhole: !page.nextCursor,
    total: page.totalCount,
    at: startedAt,
    wasOld: isOld,
  });
}

/** The pages that were read, and what is known of the rest; undefined where the rest is not known to be as it was. */
function joined(known: Walked, read: readonly Alert[], total: number | undefined): Alert[] | undefined {
  const lastId = read.at(-1)?.id;
  const end = known.alerts.findIndex(({ id }) => id === lastId) + 1;
  if (end === 0 || total === undefined || known.total === undefined) return undefined;
  const knownIds = new Set(known.alerts.map(({ id }) => id));
  const readIds = new Set(read.map(({ id }) => id));
  const came = read.filter(({ id }) => !knownIds.has(id)).length;
  const gone = known.alerts.slice(0, end).filter(({ id }) => !readIds.has(id)).length;
  if (known.total + came - gone !== total) return undefined;
  return [...read, ...known.alerts.slice(end).filter(({ id }) => !readIds.has(id))];
}

/** The alerts that the list on screen shows as dismissed: the service has taken them off it. */
function dismissedHere({ queryClient, listKey, isOfActive }: Walk): ReadonlySet<string> {
  if (!isOfActive) return new Set();
  const shown = queryClient.getQueryData<InfiniteData<CursorPage<Alert>>>(listKey);
  const rows = shown?.pages.flatMap(({ items = [] }) => items) ?? [];
  return new Set(rows.filter(({ dismissalTimestamp }) => dismissalTimestamp).map(({ id }) => id));
}

function withoutThese(kept: Kept, dismissed: ReadonlySet<string>): Kept {
  const alerts = kept.alerts.filter(({ id }) => !dismissed.has(id));
  const total = kept.total === undefined ? undefined : kept.total - (kept.alerts.length - alerts.length);
  return { ...kept, alerts, total };
}
