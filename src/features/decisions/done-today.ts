import { queryOptions } from '@tanstack/react-query';
import type { EventLogEntry } from '@/api/models';
import { listEventsPages } from '@/api/operations.gen';
import { largestPage } from '@/api/query';
import { localDay, startOfLocalDay } from '@/lib/dates';
import { decisionOf, kindNames, whoDid, type DecisionKind } from './decisions';

/** What one person decided today. */
export interface DoneByOne {
  /** An e-mail address. */
  who: string;
  all: number;
  byKind: ReadonlyMap<DecisionKind, number>;
}

export interface DoneToday {
  /** Whoever decided most first. */
  people: readonly DoneByOne[];
  all: number;
  /** So many entries were read that earlier ones of the day were left. */
  isCut: boolean;
}

/** So many pages of the log are read at most: two thousand decisions of a day. */
const mostPages = 8;

/** Counts the decisions among entries of the event log, by person and kind. */
export function countDone(entries: readonly EventLogEntry[], isCut = false): DoneToday {
  const people = new Map<string, Map<DecisionKind, number>>();
  for (const entry of entries) {
    const kind = decisionOf(entry);
    if (!kind) continue;
    const byKind = people.get(whoDid(entry)) ?? new Map<DecisionKind, number>();
    people.set(whoDid(entry), byKind.set(kind, (byKind.get(kind) ?? 0) + 1));
  }
  const counted = [...people].map(([who, byKind]) => ({
    who,
    byKind,
    all: [...byKind.values()].reduce((sum, amount) => sum + amount, 0),
  }));
  return {
    people: counted.toSorted((one, other) => other.all - one.all || one.who.localeCompare(other.who)),
    all: counted.reduce((sum, { all }) => sum + all, 0),
    isCut,
  };
}

/** What was decided since the reader's midnight, by whom, counted again every minute while it is seen. */
export function doneTodayOptions() {
  const day = localDay();
  return queryOptions({
    queryKey: ['/log/events', 'done', day],
    queryFn: async ({ signal }) => {
      const fetchPage = listEventsPages({
        subcategory: [...kindNames],
        after: startOfLocalDay(day),
        afterInclusive: true,
        sortedBy: 'Timestamp',
        sortDirection: 'Desc',
        count: largestPage,
      });
      const entries: EventLogEntry[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < mostPages; page += 1) {
        const { items = [], nextCursor } = await fetchPage(cursor, signal);
        entries.push(...items);
        if (!nextCursor) return countDone(entries);
        cursor = nextCursor;
      }
      return countDone(entries, true);
    },
    staleTime: 30_000,
    refetchInterval: 60_000,
    retry: false,
  });
}
