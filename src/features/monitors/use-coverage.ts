import { queryOptions, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { listEventsInfiniteOptions } from '@/api/operations.gen';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { useReadBlocked } from '@/api/permissions';
import { largestPage } from '@/api/query';
import { usePageIdle } from '@/ui/page-idle';
import { missingByList, stopsOf, type Stops } from './coverage-lists';

/**
 * The monitors that were stopped last, by the newest page of the event log: a monitor that is stopped is gone, and only the
 * log knows that there was one (rules.md 13). Undefined while it is read, and for a role that may not read the log.
 */
export function useStops(): Stops | undefined {
  const isOpen = useReadBlocked('EventLog') === undefined;
  const isIdle = usePageIdle();
  const { data } = useInfiniteQuery({
    ...listEventsInfiniteOptions({
      subcategory: ['MonitorDeleted'],
      sortedBy: 'Timestamp',
      sortDirection: 'Desc',
      count: largestPage,
    }),
    enabled: isOpen && isIdle,
    retry: false,
  });
  const entries = data?.pages[0]?.items;
  return useMemo(() => entries && stopsOf(entries), [entries]);
}

/** With more providers than this no list is counted: each page of 250 is a request. */
const mostCounted = 10_000;

interface Counted {
  /** What the list of providers is filtered by. */
  filters: object;
  fetchPage: FetchPage<ProviderSanctionsMonitoring>;
  /** How many match; undefined until known. */
  total: number | undefined;
  lists: readonly string[];
}

/** How many of the providers that match each list is missing for: the service counts none of that, so all are read. */
function missingOptions({ filters, fetchPage, total, lists }: Counted) {
  const isCounted = total !== undefined && total <= mostCounted && lists.length > 0;
  return queryOptions({
    // Its path is that of the list: what changes the one makes the other old.
    queryKey: ['/providers/monitoring/sanctions-and-exclusions', filters, 'missing by list', lists],
    queryFn: isCounted
      ? async ({ signal }) => {
          const rows: ProviderSanctionsMonitoring[] = [];
          for await (const page of fetchAllPages({ fetchPage, signal, keyOf: ({ id }) => id }))
            rows.push(...page);
          return missingByList(rows, lists);
        }
      : skipToken,
    staleTime: 60_000,
    retry: false,
  });
}

/** The same once the page is idle; undefined until it is known, and where it is not counted. */
export function useMissing(counted: Counted): Readonly<Record<string, number>> | undefined {
  const isIdle = usePageIdle();
  return useQuery({ ...missingOptions(counted), enabled: isIdle }).data;
}
