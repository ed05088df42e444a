import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { ProfileImportSource } from '@/api/models';
import { walkAll, type FetchPage } from '@/api/paging';
import { widestPage } from './filters';
import { importKeys } from './keys';

const hour = 3_600_000;

/** Every source of profiles, by name, with what each is asked by. */
export function importSourcesOptions() {
  return queryOptions({
    queryKey: importKeys.sources,
    staleTime: hour,
    queryFn: async ({ signal }) => {
      const sources: ProfileImportSource[] = [];
      const fetchPage: FetchPage<ProfileImportSource> = async (cursor) => {
        const query = { sortedBy: 'Name', sortDirection: 'Asc', count: widestPage, cursor } as const;
        return (await api().GET('/providers/profiles/import/sources', { params: { query }, signal })).data;
      };
      for await (const items of walkAll({ fetchPage, signal, keyOf: ({ source }) => source })) {
        sources.push(...items);
      }
      return sources;
    },
  });
}
