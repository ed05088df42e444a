import type { QueryClient } from '@tanstack/react-query';
import { fileKey } from '@/features/files/blob';
import { columnOf } from '@/features/reports/headings';
import { csvTableOptions } from '@/features/reports/csv-table-options';
import { reportListOptions } from '@/features/reports/report-list';
import type { CsvTable } from '@/tabular/types';
import { calendarDay } from '@/lib/dates';
import type { AggregationOptions } from '../-aggregate';

const kind = 'sanctionsandexclusions';

/** The words of the report for how far somebody is monitored. */
export const categories = ['FullyMonitored', 'PartiallyMonitored', 'NotMonitored'] as const;
export type Category = (typeof categories)[number];

/** How far providers were monitored on the day of a report. */
export interface WeekRow {
  day: string;
  path: string;
  counts: Record<Category, number>;
  all: number;
}

/** Counts the rows of a report by how far each provider is monitored; undefined where no column says it. */
export function monitoredIn({ heading, rows }: CsvTable): Pick<WeekRow, 'counts' | 'all'> | undefined {
  const index = columnOf(heading, ['monitoringcategory', 'monitoring']);
  if (index < 0) return undefined;
  const counts = { FullyMonitored: 0, PartiallyMonitored: 0, NotMonitored: 0 };
  for (const row of rows) {
    const category = categories.find((one) => one === row[index]?.trim());
    if (category) counts[category] += 1;
  }
  return { counts, all: rows.length };
}

/**
 * How far providers were monitored by the stored reports since a day: one file after the other, the newest first. A report
 * never changes, so what was counted of one is kept, whatever the period.
 */
export function weeksSince(queryClient: QueryClient, from: string): AggregationOptions<WeekRow, WeekRow[]> {
  return {
    key: ['insights', 'monitored', from],
    // A report is a page of one row: the cursor is its place in the list.
    fetchPage: async (cursor) => {
      const listed = await queryClient.fetchQuery({ ...reportListOptions(kind), retry: false });
      const reports = listed
        .filter(({ path, date }) => path && (calendarDay(date) ?? '') >= from)
        .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
      const index = Number(cursor ?? 0);
      const { path = '', date } = reports[index] ?? {};
      const week = path ? await weekOf(queryClient, path, calendarDay(date) ?? '') : null;
      const nextCursor = index + 1 < reports.length ? String(index + 1) : undefined;
      return {
        items: week ? [week] : [],
        totalCount: reports.length,
        ...(nextCursor ? { nextCursor } : {}),
      };
    },
    start: () => [],
    add: (weeks, more) => {
      weeks.push(...more);
      return false;
    },
    copy: (weeks) => [...weeks],
  };
}

/** What a report tells; null where it has no column for it. */
function weekOf(queryClient: QueryClient, path: string, day: string): Promise<WeekRow | null> {
  return queryClient.fetchQuery({
    queryKey: ['insights', 'monitored in', path],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    queryFn: async (): Promise<WeekRow | null> => {
      const table = await queryClient.fetchQuery(csvTableOptions(queryClient, path));
      // The file of a large organization is not kept for a few numbers.
      queryClient.removeQueries({ queryKey: fileKey(path), type: 'inactive' });
      const found = monitoredIn(table);
      return found ? { day, path, ...found } : null;
    },
  });
}
