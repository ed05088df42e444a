import type { QueryClient } from '@tanstack/react-query';
import {
  getProviderOptions,
  listProfileImportsInfiniteOptions,
  listProfileImportsPages,
} from '@/api/operations.gen';
import type { ImportSource, ProfileImport, ProfileImportFilters } from '@/api/models';
import type { FetchPage } from '@/api/paging';
import { personName } from '@/lib/words';
import type { importList } from './-columns';

/** An import as the list has it. */
export interface ImportRow extends ProfileImport {
  /** Whose profile it is, where that was asked for already. */
  providerName?: string;
}

type ImportParams = ReturnType<typeof importList.toParams>;

/** A source that the contract does not name yet is asked for like any other. */
const filtersOf = ({ source, ...rest }: ImportParams): ProfileImportFilters => ({
  ...rest,
  source: source as ImportSource | undefined,
});

export const importQueryOptions = (params: ImportParams) =>
  listProfileImportsInfiniteOptions(filtersOf(params));

/** How many names are asked for at a time. */
const atOnce = 6;

/**
 * The pages for the export, with the providers' names: imports carry ids only. A name that cannot be read is left
 * out, and the row stays.
 */
export function namedImportPages(queryClient: QueryClient, params: ImportParams): FetchPage<ImportRow> {
  const fetchPage = listProfileImportsPages(filtersOf(params));
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
