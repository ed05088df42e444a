import type { QueryClient } from '@tanstack/react-query';
import {
  getProviderOptions,
  listProfileImportsInfiniteOptions,
  listProfileImportsPages,
} from '@/api/operations.gen';
import type { ImportSource, ProfileImport, ProfileImportFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { omitEmpty } from '@/api/query';
import { personName } from '@/lib/words';
import type { importList } from './-list';

/** An import as the list has it. */
export interface ImportRow extends ProfileImport {
  /** Whose profile it is, where that was asked for already. */
  providerName?: string;
}

type ImportParams = ReturnType<typeof importList.toParams>;

/** A source that the contract does not name yet is asked for like any other. */
function filtersOf(params: ImportParams): ProfileImportFilters {
  const { source, unacknowledged: _, ...rest } = params;
  return { ...rest, source: source as ImportSource | undefined };
}

/** The list as its filters stand in the address; what is acknowledged only this browser knows, so it is left out here. */
export function importQueryOptions(params: ImportParams) {
  if (!params.unacknowledged) return listProfileImportsInfiniteOptions(filtersOf(params));
  return cursorListOptions({
    key: ['/providers/profiles/import', omitEmpty(params)],
    fetchPage: importPages(params),
  });
}

/** As wide as the service gives them, without those that this browser keeps as acknowledged where that is wanted. */
function importPages(params: ImportParams): FetchPage<ProfileImport> {
  const fetchPage = listProfileImportsPages(filtersOf(params));
  if (!params.unacknowledged) return fetchPage;
  return async (cursor, signal) =>
    (await import('@/jobs/acknowledged')).withoutAcknowledged('imports', fetchPage)(cursor, signal);
}

/** How many names are asked for at a time. */
const atOnce = 6;

/**
 * The pages for the export, with the providers' names: imports carry ids only. A name that cannot be read is left
 * out, and the row stays.
 */
export function namedImportPages(queryClient: QueryClient, params: ImportParams): FetchPage<ImportRow> {
  const fetchPage = importPages(params);
  return async (cursor, signal) => {
    const { items = [], ...page } = await fetchPage(cursor, signal);
    const ids = [...new Set(items.flatMap(({ providerId }) => providerId ?? []))];
    const names = new Map<string, string>();
    while (ids.length > 0) {
      if (signal?.aborted) break;
      await Promise.all(
        ids.splice(0, atOnce).map(async (id) => {
          const known = { ...getProviderOptions({ providerId: id }), staleTime: 300_000 };
          const provider = await queryClient.fetchQuery(known).catch(() => undefined);
          if (provider) names.set(id, personName(provider));
        }),
      );
    }
    return { ...page, items: items.map((row) => named(row, names.get(row.providerId ?? ''))) };
  };
}

const named = (row: ProfileImport, providerName: string | undefined): ImportRow =>
  providerName === undefined ? row : { ...row, providerName };

export const importId = ({ id }: ProfileImport) => id;
