import { listEventLogExportsPages } from '@/api/operations.gen';
import { pageSize } from '@/api/query';
import type { EventLogExport, EventLogExportFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { addDays } from '@/lib/dates';
import type { exportList } from './-export-list';

type ExportParams = ReturnType<typeof exportList.toParams>;

/**
 * The pages of the exports. Logs begin at midnight UTC, so the days of the filter are days of UTC, the first and the
 * last included. The service cannot be asked for a span of logs: others are left out of what it gives, and how many
 * there are in all is then not known.
 */
export function exportListPages(params: ExportParams, count = pageSize): FetchPage<EventLogExport> {
  const { type, ...others } = params;
  const fetchPage = listEventLogExportsPages({ ...filtersOf(others), count });
  if (!type) return fetchPage;
  return async (cursor, signal) => {
    const { items, totalCount: _, ...page } = await fetchPage(cursor, signal);
    return { ...page, items: items?.filter((item) => type.some((one) => one === item.type)) ?? [] };
  };
}

export function exportListOptions(params: ExportParams) {
  return cursorListOptions({ key: ['/files/exports', params], fetchPage: exportListPages(params) });
}

function filtersOf({ from, to, ...filters }: Omit<ExportParams, 'type'>): EventLogExportFilters {
  const end = to && addDays(to, 1);
  return {
    ...filters,
    ...(from ? { after: `${from}T00:00:00Z`, afterInclusive: true } : {}),
    ...(end ? { before: `${end}T00:00:00Z`, beforeInclusive: false } : {}),
  };
}
