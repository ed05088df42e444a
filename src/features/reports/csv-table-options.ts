import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { fileBlobOptions, fileKey } from '@/features/files/blob';
import { readCsvTable } from '@/tabular/csv-table';

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
      const table = file.type.includes('json') ? undefined : await readCsvTable(file, signal);
      if (!table) throw new ApiError({ kind: 'not-json' });
      return table;
    },
  });
}
