import { choices, date, text } from '@/table/list/filters';
import { defineList, type ListParams } from '@/table/list/list-spec';
import { listEventLogExportsPages } from '@/api/operations.gen';
import { pageSize } from '@/api/query';
import type { EventLogExport, EventLogExportFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { addDays } from '@/lib/dates';

const filters = {
  type: choices('Log of', ['DailyChangeLog', 'MonthlyLog'], {
    DailyChangeLog: 'A day',
    MonthlyLog: 'A month',
  }),
  from: date('From'),
  to: date('Until'),
  prefix: text('Path begins with'),
};

const sorts = { Date: 'date', Id: 'id' };

type ExportParams = ListParams<typeof filters, keyof typeof sorts>;

/** The filters and sorts of `GET /files/exports` (openapi.yaml); what span a log has is filtered here. */
export const exportList = defineList({
  name: 'event-log-exports',
  one: 'export',
  many: 'exports',
  filters,
  sorts,
  sort: { sortedBy: 'Date', sortDirection: 'Desc' },
  box: {
    placeholder: 'Path begins with',
    fields: ['prefix'],
    read: ({ prefix }) => prefix ?? '',
    write: (typed) => (typed ? { prefix: typed } : {}),
  },
  rows: (params) => ({
    query: cursorListOptions({ key: ['/files/exports', params], fetchPage: pagesOf(params, pageSize) }),
    fetchPage: pagesOf(params),
  }),
});

/**
 * The pages of the exports. Logs begin at midnight UTC, so the days of the filter are days of UTC, the first and the
 * last included. The service cannot be asked for a span of logs: others are left out of what it gives, and how many
 * there are in all is then not known.
 */
function pagesOf(params: ExportParams, count?: number): FetchPage<EventLogExport> {
  const { type, ...others } = params;
  const fetchPage = listEventLogExportsPages({ ...filtersOf(others), count });
  if (!type) return fetchPage;
  return async (cursor, signal) => {
    const { items, totalCount: _, ...page } = await fetchPage(cursor, signal);
    return { ...page, items: items?.filter((item) => type.some((one) => one === item.type)) ?? [] };
  };
}

function filtersOf({ from, to, ...filters }: Omit<ExportParams, 'type'>): EventLogExportFilters {
  const end = to && addDays(to, 1);
  return {
    ...filters,
    ...(from ? { after: `${from}T00:00:00Z`, afterInclusive: true } : {}),
    ...(end ? { before: `${end}T00:00:00Z`, beforeInclusive: false } : {}),
  };
}
