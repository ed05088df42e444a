import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { aggregateSanctionsMonitoringOptions, listSanctionsMonitoringPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { programNow } from '@/features/credentialing/use-program';
import { requiredState } from './coverage-lists';
import { mostCounted, readToldLists } from './required-lists';

/** How many active providers there are, and how they stand with the lists that are required of everybody. */
export interface RequiredCounts {
  all: number;
  /** Not monitored in one of them or more; undefined where none is required, or nobody can tell. */
  missing: number | undefined;
  /** Monitored in all of them. */
  monitored: number | undefined;
}

/**
 * The service counts by all lists that it has. Who is monitored in all of them, and who in none, is clear by that; those who
 * are monitored in part are read. Throws `ApiError`.
 */
export function requiredCountsOptions(required: readonly string[]) {
  return queryOptions({
    // Its path is that of the list: what changes the one makes the other old.
    queryKey: ['/providers/monitoring/sanctions-and-exclusions', 'by required lists', required],
    queryFn: async ({ client, signal }): Promise<RequiredCounts> => {
      const counted = { ...aggregateSanctionsMonitoringOptions(), retry: false, staleTime: 0 };
      const [counts, told] = await Promise.all([client.fetchQuery(counted), readToldLists(client, required)]);
      const { notMonitored: inNone = 0, partiallyMonitored: inPart = 0, fullyMonitored = 0 } = counts;
      const all = inNone + inPart + fullyMonitored;
      if (told.length === 0 || inPart > mostCounted) return { all, missing: undefined, monitored: undefined };
      const rows =
        inPart === 0
          ? []
          : await readAll(listSanctionsMonitoringPages({ monitoringCategory: 'PartiallyMonitored' }), signal);
      const states = rows.map((row) => requiredState(row, told));
      const amountOf = (state: string) => states.filter((one) => one === state).length;
      return {
        all,
        missing: inNone + amountOf('Missing'),
        monitored: fullyMonitored + amountOf('Monitored'),
      };
    },
    staleTime: 60_000,
    retry: false,
  });
}

/** So long a count stands for a screen that asks each minute, in milliseconds. */
const goodFor = 300_000;

/** The same by the program as it stands now, for who asks each minute. Throws `ApiError`. */
export const readRequiredCounts = (queryClient: QueryClient): Promise<RequiredCounts> =>
  queryClient.fetchQuery({ ...requiredCountsOptions(programNow().lists), staleTime: goodFor });
