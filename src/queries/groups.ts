import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { GroupProviderFilters, Provider } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { groupKeys } from './keys';

/** Every group of the organization, or those that a provider belongs to, by name; the list is not paged. */
export function groupListOptions(filters: { providerId?: string | undefined } = {}) {
  const query = onlySet(filters);
  return queryOptions({
    queryKey: groupKeys.list(query),
    queryFn: async ({ signal }) => (await api().GET('/groups', { params: { query }, signal })).data,
  });
}

export function groupOptions(groupId: string) {
  return queryOptions({
    queryKey: groupKeys.record(groupId),
    queryFn: async ({ signal }) =>
      (await api().GET('/groups/{groupId}', { params: { path: { groupId } }, signal })).data,
  });
}

/** Fetches the pages of `GET /groups/{groupId}/providers`; for `walkAll` with `widestPage` as `count`. */
export function groupProviderPages(
  groupId: string,
  filters: GroupProviderFilters,
  count = screenPage,
): FetchPage<Provider> {
  return async (cursor, signal) => {
    const params = { path: { groupId }, query: { ...onlySet(filters), count, cursor } };
    return (await api().GET('/groups/{groupId}/providers', { params, signal })).data;
  };
}

/** The members of a group; with a roster type those who have something to stand on that roster (contract.md). */
export function groupProviderListOptions(groupId: string, filters: GroupProviderFilters = {}) {
  return cursorListOptions({
    key: groupKeys.providers(groupId, onlySet(filters)),
    fetchPage: groupProviderPages(groupId, filters),
  });
}
