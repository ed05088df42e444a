import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ReportInfo } from '@/api/models';
import {
  listEnrollmentsReportsOptions,
  listExpirableCredentialsReportsOptions,
  listRosterReportsOptions,
  listSanctionsAndExclusionsReportsOptions,
} from '@/api/operations.gen';
import type { ReportKind } from '@/api/report-kinds';
import { ApiError } from '@/api/errors';
import { fileBlobOptions, fileKey } from '@/features/files/blob';

const lists = {
  sanctionsandexclusions: listSanctionsAndExclusionsReportsOptions,
  enrollments: listEnrollmentsReportsOptions,
  'expirable-credentials': listExpirableCredentialsReportsOptions,
  roster: listRosterReportsOptions,
} satisfies Record<ReportKind, unknown>;

/** The reports of a kind, newest first; the list is not paged (rules.md 19.1). */
export function reportListOptions(kind: ReportKind) {
  return { ...lists[kind](), select: newestFirst };
}

/** Said to come so; a list in another order would show an old report as the newest. */
const newestFirst = (reports: ReportInfo[]) =>
  reports.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));

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
      // Routes are declared with the first screen, which reads no file.
      const [{ readCsvTable }, file] = await Promise.all([
        import('@/tabular/csv-table'),
        queryClient.fetchQuery(fileBlobOptions(path)),
      ]);
      const table = file.type.includes('json') ? undefined : await readCsvTable(file, signal);
      if (!table) throw new ApiError({ kind: 'not-json' });
      return table;
    },
  });
}
