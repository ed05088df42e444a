import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Taxonomy, TaxonomyGroup } from '@/api/models';
import { readAll } from '@/api/paging';
import { definitionKeys } from './keys';
import { widestPage } from './filters';

const hour = 3_600_000;

export function providerTypesOptions() {
  return queryOptions({
    queryKey: definitionKeys.providerTypes,
    staleTime: hour,
    queryFn: async ({ signal }) => (await api().GET('/providertypes', { signal })).data,
  });
}

/** Every taxonomy group, by name. */
export function taxonomyGroupsOptions() {
  return queryOptions({
    queryKey: definitionKeys.taxonomyGroups,
    staleTime: hour,
    queryFn: ({ signal }) =>
      readAll<TaxonomyGroup>(async (cursor) => {
        const query = { count: widestPage, sortedBy: 'Name', sortDirection: 'Asc', cursor } as const;
        return (await api().GET('/taxonomies/groups', { params: { query }, signal })).data;
      }, signal),
  });
}

/** Every taxonomy code, by code. */
export function taxonomiesOptions() {
  return queryOptions({
    queryKey: definitionKeys.taxonomies,
    staleTime: hour,
    queryFn: ({ signal }) =>
      readAll<Taxonomy>(async (cursor) => {
        const query = { count: widestPage, sortedBy: 'Code', sortDirection: 'Asc', cursor } as const;
        return (await api().GET('/taxonomies', { params: { query }, signal })).data;
      }, signal),
  });
}

export function countriesOptions() {
  return queryOptions({
    queryKey: definitionKeys.countries,
    staleTime: hour,
    queryFn: async ({ signal }) => (await api().GET('/countries', { signal })).data,
  });
}
