import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { EventLogExport, EventLogExportFilters, ReportInfo } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import type { ReportKind } from '@/api/report-kinds';
import { readCsvFile } from '@/lib/csv-file';
import { fileBlobOptions } from './files';
import { fileKey, reportKeys } from './keys';

/** The reports of a kind, newest first; the list is not paged (service.md, "Reports"). */
export function reportListOptions(kind: ReportKind) {
  return queryOptions({
    queryKey: reportKeys.list(kind),
    queryFn: async ({ signal }): Promise<ReportInfo[]> => {
      const { data } = await api().GET(`/organization/reports/${kind}`, { signal });
      // Said to come so; a list in another order would show an old report as the newest.
      return data.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
    },
  });
}

/**
 * The rows of a CSV file of the service, read in a worker. The file itself is kept too, so that a download after a
 * look does not fetch it again. Throws `ApiError`; `not-json` for a file that is no text.
 */
export function csvTableOptions(queryClient: QueryClient, path: string) {
  return queryOptions({
    queryKey: [...fileKey(path), 'table'],
    staleTime: Infinity,
    gcTime: 60_000,
    // A hundred thousand rows are not compared with those of before: a file never changes under its path.
    structuralSharing: false,
    // The file is asked for again as often as any read; the same once more around it would take a minute to say so.
    retry: false,
    queryFn: async ({ signal }) => {
      const file = await queryClient.fetchQuery(fileBlobOptions(path));
      const table = file.type.includes('json') ? undefined : await readCsvFile(file, signal);
      if (!table) throw new ApiError({ kind: 'not-json', operation: 'GET /files/{pathOrId}' });
      return table;
    },
  });
}

/** Fetches the pages of `GET /files/exports`; for `walkAll` with `largestPage` as `count`. */
export function exportPages(filters: EventLogExportFilters, count = pageSize): FetchPage<EventLogExport> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/files/exports', { params: { query }, signal })).data;
  };
}
