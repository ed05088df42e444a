import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { Provider, ProviderFilters } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { providerKeys } from './keys';

/** Fetches the pages of `GET /providers`; for `walkAll` with `widestPage` as `count`. */
export function providerPages(filters: ProviderFilters, count = screenPage): FetchPage<Provider> {
  return async (cursor, signal) => {
    const query = { ...onlySet(filters), count, cursor };
    return (await api().GET('/providers', { params: { query }, signal })).data;
  };
}

export function providerListOptions(filters: ProviderFilters = {}) {
  return cursorListOptions({
    key: providerKeys.list(onlySet(filters)),
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
