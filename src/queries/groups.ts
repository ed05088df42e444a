import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { GroupPatch, GroupProviderFilters, GroupRequest, Provider } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { onlySet, screenPage } from './filters';
import { forget } from './forget';
import { enrollmentKeys, eventKeys, groupKeys, payerPlanKeys } from './keys';

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

export function useCreateGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: GroupRequest) => (await api().POST('/groups', { body })).data,
    onSuccess: (group) => {
      if (group.id) queryClient.setQueryData(groupKeys.record(group.id), group);
      makeGroupsStale(queryClient);
    },
  });
}

/** Changes what is sent; null empties a field. */
export function useUpdateGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ groupId, patch }: { groupId: string; patch: GroupPatch }) =>
      (await api().PATCH('/groups/{groupId}', { params: { path: { groupId } }, body: patch })).data,
    onSuccess: (group, { groupId }) => {
      queryClient.setQueryData(groupKeys.record(groupId), group);
      makeGroupsStale(queryClient);
      // Every enrollment carries its group.
      void queryClient.invalidateQueries({ queryKey: enrollmentKeys.all });
    },
  });
}

/** The enrollments of its providers go with a group; providers, payers and plans stay. */
export function useDeleteGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (groupId: string) => {
      await api().DELETE('/groups/{groupId}', { params: { path: { groupId } } });
    },
    onSuccess: (_, groupId) => {
      forget(queryClient, groupKeys.one(groupId));
      // What is on screen of the group itself would only be answered with 404.
      void queryClient.invalidateQueries({ queryKey: groupKeys.lists });
      void queryClient.invalidateQueries({ queryKey: eventKeys.all });
      void queryClient.invalidateQueries({ queryKey: enrollmentKeys.all, refetchType: 'none' });
    },
  });
}

interface Relation {
  groupId: string;
  add?: string[];
  remove?: string[];
}

/** Takes providers into a group and others out: all of them or, on 400, none. For work over many. */
export async function changeGroupProviders({ groupId, ...body }: Relation): Promise<void> {
  await api().PATCH('/groups/{groupId}/providers', { params: { path: { groupId } }, body });
}

/** 400 names by its place, `$.remove[0]`, who has enrollments in the group and therefore stays. */
export function useChangeGroupProviders() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: changeGroupProviders,
    onSuccess: () => makeGroupsStale(queryClient),
  });
}

/** Links plans to a group and others not any more; 400 names by its place a plan that somebody is enrolled with. */
export function useChangeGroupPlans() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ groupId, ...body }: Relation) => {
      await api().PATCH('/groups/{groupId}/payer-plans', { params: { path: { groupId } }, body });
    },
    onSuccess: () => {
      for (const queryKey of [payerPlanKeys.all, eventKeys.all]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Groups and their members, wherever they are shown. */
export function makeGroupsStale(queryClient: QueryClient): void {
  for (const queryKey of [groupKeys.all, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}
