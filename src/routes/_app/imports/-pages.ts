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
import type { ListRows } from '@/table/list/list-spec';
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

/** The list as its filters stand in the address; the service does not know what was acknowledged, so it is left out here. */
export function importRows(params: ImportParams, queryClient: QueryClient): ListRows<ImportRow> {
  const filters = filtersOf(params);
  if (!params.unacknowledged)
    return {
      query: listProfileImportsInfiniteOptions(filters),
      fetchPage: namedPages(queryClient, listProfileImportsPages(filters)),
    };
  const fetchPage: FetchPage<ProfileImport> = async (cursor, signal) => {
    const { withoutAcknowledged } = await import('@/features/acknowledgements/acknowledged');
    return withoutAcknowledged('imports', listProfileImportsPages(filters), queryClient)(cursor, signal);
  };
  return {
    query: cursorListOptions({ key: ['/providers/profiles/import', omitEmpty(params)], fetchPage }),
    fetchPage: namedPages(queryClient, fetchPage),
  };
}

/** How many names are asked for at a time. */
const atOnce = 6;

/**
 * The pages for the export, with the providers' names: imports carry ids only. A name that cannot be read is left
 * out, and the row stays.
 */
function namedPages(queryClient: QueryClient, fetchPage: FetchPage<ProfileImport>): FetchPage<ImportRow> {
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
