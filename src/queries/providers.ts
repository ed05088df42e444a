import { queryOptions } from '@tanstack/react-query';
import { omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { Provider, ProviderFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { providerKeys } from './keys';

/** Fetches the pages of `GET /providers`; for `walkAll` with `largestPage` as `count`. */
export function providerPages(filters: ProviderFilters, count = pageSize): FetchPage<Provider> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/providers', { params: { query }, signal })).data;
  };
}

export function providerListOptions(filters: ProviderFilters = {}) {
  return cursorListOptions({
    key: providerKeys.list(omitEmpty(filters)),
    fetchPage: providerPages(filters),
  });
}

export function providerOptions(providerId: string) {
  return queryOptions({
    queryKey: providerKeys.record(providerId),
    queryFn: async ({ signal }) =>
      (await api().GET('/providers/{providerId}', { params: { path: { providerId } }, signal })).data,
  });
}

/** Reads a provider for its name only: names change rarely, and one that was read serves every list. */
export function namedProviderOptions(providerId: string) {
  return { ...providerOptions(providerId), staleTime: 300_000 };
}

export function providerAggregationsOptions(providerDeactivated?: boolean) {
  return queryOptions({
    queryKey: providerKeys.aggregations(providerDeactivated),
    queryFn: async ({ signal }) =>
      (await api().GET('/providers/aggregations', { params: { query: { providerDeactivated } }, signal }))
        .data,
  });
}
