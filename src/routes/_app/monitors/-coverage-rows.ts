import type { QueryClient } from '@tanstack/react-query';
import { listSanctionsMonitoringInfiniteOptions, listSanctionsMonitoringPages } from '@/api/operations.gen';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { programNow } from '@/features/credentialing/use-program';
import { requiredState } from '@/features/monitors/coverage-lists';
import { readToldLists } from '@/features/monitors/required-lists';
import { filteredPages } from '@/table/list/assignment-pages';
import { type ListRows, servicePages } from '@/table/list/list-spec';
import type { coverageList } from './-coverage-list';

type CoverageParams = ReturnType<typeof coverageList.toParams>;

/** The rows of the coverage by the lists that are required, those of the program; the service cannot filter by them. */
export const coverageRows =
  (required: readonly string[]) =>
  (
    { requiredLists, ...params }: CoverageParams,
    queryClient: QueryClient,
  ): ListRows<ProviderSanctionsMonitoring> => {
    const whole = servicePages(listSanctionsMonitoringInfiniteOptions, listSanctionsMonitoringPages, params);
    if (!requiredLists) return whole;
    const fetchPage: FetchPage<ProviderSanctionsMonitoring> = async (cursor, signal) => {
      const told = await readToldLists(queryClient, required);
      const isMatch = (row: ProviderSanctionsMonitoring) => requiredState(row, told) === requiredLists;
      return filteredPages(whole.fetchPage, isMatch, ({ id }) => id)(cursor, signal);
    };
    // It begins as that of the list does, so that whatever changes rows in lists changes them here.
    const key = [...whole.query.queryKey.slice(0, -1), requiredLists, required];
    return { query: cursorListOptions({ key, fetchPage }), fetchPage };
  };

/** The same by the program as it stands now: which lists it requires comes with the screen. */
export const coverageRowsNow = () => coverageRows(programNow().lists);
