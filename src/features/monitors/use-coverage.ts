import { queryOptions, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { useReadBlocked } from '@/api/permissions';
import { usePageIdle } from '@/ui/page-idle';
import { missingByList } from './coverage-lists';
import { mostCounted } from './required-lists';
import { type ReadStops, stopsOptions } from './stops';

/** What is known of monitors that were stopped, and how it is read. */
export interface StopsRead {
  /** The role may not read the event log, which alone tells it. */
  isHidden: boolean;
  query: Pick<UseQueryResult<ReadStops>, 'data' | 'error' | 'refetch'>;
}

/** Reads which monitors were stopped, once the page is idle. */
export function useStops(): StopsRead {
  const isHidden = useReadBlocked('EventLog') !== undefined;
  const isIdle = usePageIdle();
  const query = useQuery({ ...stopsOptions(), enabled: !isHidden && isIdle });
  return { isHidden, query };
}

interface Counted {
  /** What the list of providers is filtered by. */
  filters: object;
  fetchPage: FetchPage<ProviderSanctionsMonitoring>;
  /** How many match; undefined until known. */
  total: number | undefined;
  /** The required lists. */
  lists: readonly string[];
}

/** How many of the providers that match each required list is missing for: the service counts none of that, so all are read. */
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
