import type { EventLogEntry } from '@/api/models';
import { listEventsPages } from '@/api/operations.gen';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { idsIn } from '@/features/events/words';

/** Under which the log tells that a provider, a facility or their info has changed. */
const category = ['ProviderInfo', 'ProviderManagement', 'FacilityInfo', 'FacilityManagement'] as const;

/** What happened before the log was asked may be written into it a moment later, in milliseconds. */
const lateness = 60_000;

/** More pages of the log than this are not read: by then, reading everything anew costs no more. */
const mostPages = 40;

/**
 * The ids that the event log names as changed since an instant, in milliseconds; undefined where it does not tell: the role may
 * not read it, it cannot be read, too much happened, or an entry names nobody. `ask` carries each request out.
 */
export async function changedSince(
  since: number,
  signal: AbortSignal,
  ask: <T>(task: () => Promise<T>) => Promise<T>,
): Promise<ReadonlySet<string> | undefined> {
  if (readBlocked(currentUser(), 'EventLog')) return undefined;
  const after = new Date(since - lateness).toISOString();
  const ofLog = listEventsPages({
    category: [...category],
    after,
    afterInclusive: true,
    sortedBy: 'Timestamp',
    sortDirection: 'Asc',
  });
  const fetchPage: FetchPage<EventLogEntry> = (cursor, sent) => ask(() => ofLog(cursor, sent));
  const changed = new Set<string>();
  let pages = 0;
  try {
    for await (const entries of fetchAllPages({ fetchPage, signal })) {
      pages += 1;
      if (pages > mostPages) return undefined;
      for (const entry of entries) {
        const ids = idsIn(entry);
        if (ids.length === 0) return undefined;
        for (const id of ids) changed.add(id.toLowerCase());
      }
    }
    return changed;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
